"""The ten Fishermen: what each asks of a story, and whether a story does it.

They are house cards of this service: the rulebook of the game says that Fishermen have instructions, and prints none (H47).
A word is a run of letters and digits, whatever the script; case and accents do not matter where words are compared, so that a
story means the same composed or decomposed (NFC, NFD) and however it was typed.
"""
import re
import unicodedata
from types import MappingProxyType
from typing import Literal, TypeAlias, assert_never, get_args

from ..text import Text
from .options import Creature

Fisherman: TypeAlias = Literal["boaster", "questioner", "whisperer", "shouter", "bookkeeper", "echo", "rambler", "terse",
                               "weatherman", "sworn"]
FISHERMEN: tuple[Fisherman, ...] = get_args(Fisherman)

INSTRUCTIONS = MappingProxyType[Fisherman, Text]({
    "boaster": Text("House card, the Boaster: end your story with an exclamation mark.",
                    "Carta da casa, o Fanfarrão: termine a sua história com um ponto de exclamação."),
    "questioner": Text("House card, the Questioner: end your story with a question mark.",
                       "Carta da casa, o Perguntador: termine a sua história com um ponto de interrogação."),
    "whisperer": Text("House card, the Whisperer: tell your story without any capital letter.",
                      "Carta da casa, o Sussurrador: conte a sua história sem nenhuma letra maiúscula."),
    "shouter": Text("House card, the Shouter: tell your story without any small letter.",
                    "Carta da casa, o Gritador: conte a sua história sem nenhuma letra minúscula."),
    "bookkeeper": Text("House card, the Bookkeeper: say in your story how many cards you announce, in digits.",
                       "Carta da casa, o Guarda-livros: diga na sua história quantas cartas anuncia, em algarismos."),
    "echo": Text("House card, the Echo: name the creature you announce at least twice in your story.",
                 "Carta da casa, o Eco: diga o nome da criatura anunciada pelo menos duas vezes na sua história."),
    "rambler": Text("House card, the Rambler: tell your story in twelve words or more.",
                    "Carta da casa, o Tagarela: conte a sua história em doze palavras ou mais."),
    "terse": Text("House card, the Terse One: tell your story in one, two or three words.",
                  "Carta da casa, o Calado: conte a sua história em uma, duas ou três palavras."),
    "weatherman": Text("House card, the Weatherman: mention the weather in your story (sun, rain, wind, …).",
                       "Carta da casa, o Meteorologista: fale do tempo na sua história (sol, chuva, vento, …)."),
    "sworn": Text("House card, the Sworn One: begin your story with an oath (“I swear”, “Upon my word”, …).",
                  "Carta da casa, o Juramentado: comece a sua história com um juramento (“Juro”, “Palavra de honra”, …)."),
})

NAMES = MappingProxyType[Creature, tuple[str, ...]]({        # singular and plural, in every language of the service
    "fish": ("fish", "fishes", "peixe", "peixes"),
    "crab": ("crab", "crabs", "caranguejo", "caranguejos", "siri", "siris"),
    "shrimp": ("shrimp", "shrimps", "camarão", "camarões"),
    "lobster": ("lobster", "lobsters", "lagosta", "lagostas"),
    "squid": ("squid", "squids", "lula", "lulas"),
    "octopus": ("octopus", "octopuses", "octopi", "polvo", "polvos"),
    "jellyfish": ("jellyfish", "jellyfishes", "água-viva", "águas-vivas", "medusa", "medusas"),
    "oyster": ("oyster", "oysters", "ostra", "ostras"),
})
WEATHER = (
    "weather sun sunny sunshine rain rains rained raining rainy drizzle storm storms stormy wind winds windy breeze gale hurricane "
    "cloud clouds cloudy fog foggy mist misty snow snowed snowing hail thunder lightning sky skies",
    "tempo clima sol ensolarado ensolarada chuva chuvas chuvoso chuvosa chover choveu chovia chovendo garoa tempestade tempestades "
    "temporal vento ventos ventania ventava brisa furacão nuvem nuvens nublado nublada neblina névoa nevoeiro neve nevava granizo "
    "trovão trovões trovoada relâmpago relâmpagos céu",
)
OATHS = (
    ("I swear", "I do swear", "I promise", "I vow", "Upon my word", "On my word", "Upon my honour", "Upon my honor",
     "On my honour", "On my honor", "Word of honour", "Word of honor", "Cross my heart", "So help me", "By Neptune"),
    ("Juro", "Eu juro", "Prometo", "Eu prometo", "Palavra de honra", "Palavra de pescador", "Dou minha palavra",
     "Dou a minha palavra", "Pela minha honra", "Por Netuno", "Por Iemanjá"),
)
EXCLAMATION_MARKS = frozenset("!！﹗︕‼⁈❗❕")
QUESTION_MARKS = frozenset("?？﹖︖⁇⁉❓❔؟\u037e")
VARIATION_SELECTORS = "\ufe0e\ufe0f"                         # text or emoji form of the mark before
RAMBLING = 12
TERSE = 3


def obeys(card: Fisherman, story: str | None, creature: Creature, count: int) -> bool:
    """Whether a story told with an announcement of `count` `creature` does what the card asks. No story breaks every card."""
    story = (story or "").strip()
    if not story:
        return False
    match card:
        case "boaster":
            return story.rstrip(VARIATION_SELECTORS)[-1:] in EXCLAMATION_MARKS
        case "questioner":
            return story.rstrip(VARIATION_SELECTORS)[-1:] in QUESTION_MARKS
        case "whisperer":
            return _has_letters_but(story, "Lu", "Lt")
        case "shouter":
            return _has_letters_but(story, "Ll")
        case "bookkeeper":
            return any(word.isdecimal() and int(word) == count for word in words(story))
        case "echo":
            return _times_named(creature, words(story)) >= 2
        case "rambler":
            return len(words(story)) >= RAMBLING
        case "terse":
            return 1 <= len(words(story)) <= TERSE
        case "weatherman":
            return not _WEATHER.isdisjoint(words(story))
        case "sworn":
            told = words(story)
            return any(told[:len(oath)] == oath for oath in _OATHS)
        case _:
            assert_never(card)


def words(story: str) -> list[str]:
    """The words of a story, without case and accents. A mark belongs to its letter and parts no word."""
    letters = "".join(char for char in unicodedata.normalize("NFD", story) if unicodedata.category(char)[0] != "M")
    return re.findall(r"[^\W_]+", letters.casefold())


def _has_letters_but(story: str, *unwanted: str) -> bool:
    """Whether there are letters, and none of the unwanted Unicode categories."""
    categories = {unicodedata.category(char) for char in unicodedata.normalize("NFC", story)}
    return any(category[0] == "L" for category in categories) and categories.isdisjoint(unwanted)


def _times_named(creature: Creature, told: list[str]) -> int:
    return sum(told[at:at + len(name)] == name for at in range(len(told)) for name in _NAMES[creature])


_NAMES = {creature: [words(name) for name in names] for creature, names in NAMES.items()}
_OATHS = [words(oath) for oaths in OATHS for oath in oaths]
_WEATHER = frozenset(words(" ".join(WEATHER)))
