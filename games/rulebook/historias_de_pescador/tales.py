"""What the program tells at the bar table: stories that do what a Fisherman asks, in English and in Portuguese."""
from random import Random
from types import MappingProxyType
from typing import TypeAlias

from .fishermen import Fisherman
from .options import Creature

Tales: TypeAlias = tuple[str, ...]                           # {n} cards of {name}, in digits and as fits the number

ENGLISH = MappingProxyType[Creature, tuple[str, str]]({
    "fish": ("fish", "fish"), "crab": ("crab", "crabs"), "shrimp": ("shrimp", "shrimps"), "lobster": ("lobster", "lobsters"),
    "squid": ("squid", "squid"), "octopus": ("octopus", "octopuses"), "jellyfish": ("jellyfish", "jellyfish"),
    "oyster": ("oyster", "oysters"),
})
PORTUGUESE = MappingProxyType[Creature, tuple[str, str]]({
    "fish": ("peixe", "peixes"), "crab": ("caranguejo", "caranguejos"), "shrimp": ("camarão", "camarões"),
    "lobster": ("lagosta", "lagostas"), "squid": ("lula", "lulas"), "octopus": ("polvo", "polvos"),
    "jellyfish": ("água-viva", "águas-vivas"), "oyster": ("ostra", "ostras"),
})
TALES = MappingProxyType[Fisherman, tuple[Tales, Tales]]({
    "boaster": (("Look at that: {n} {name}!", "Nobody here ever caught {n} {name} like that!", "{n} {name}, with one hand!"),
                ("Olhem só: {n} {name}!", "Ninguém aqui jamais pescou {n} {name} assim!", "{n} {name}, com uma mão só!")),
    "questioner": (("Who else has caught {n} {name} today?", "Would I lie about {n} {name}?", "{n} {name}, who would think?"),
                   ("Quem mais pescou {n} {name} hoje?", "Eu mentiria sobre {n} {name}?", "{n} {name}, quem diria?")),
    "whisperer": (("quietly, so that nobody hears it: {n} {name}.", "psst, {n} {name} behind the rocks."),
                  ("baixinho, para ninguém ouvir: {n} {name}.", "psiu, {n} {name} atrás das pedras.")),
    "shouter": (("AHOY! {n} {name}!", "{n} {name}, AND THE LINE NEARLY BROKE!"),
                ("Ô DE BORDO! {n} {name}!", "{n} {name}, E A LINHA QUASE ARREBENTOU!")),
    "bookkeeper": (("{n} {name}, as it stands in the book.", "I counted twice: {n} {name}."),
                   ("{n} {name}, como está no livro.", "Contei duas vezes: {n} {name}.")),
    "echo": (("I threw the line for {name}, and {name} came: {n}.", "Nothing but {name}, I say, nothing but {name}."),
             ("Joguei a linha por {name}, e veio {name}: {n}.", "Nada além de {name}, eu digo, nada além de {name}.")),
    "rambler": (("As I always say to my brother-in-law, whoever gets up early enough will find {n} {name} waiting for him.",
                 "It was still dark when the boat began to rock, and what did I pull out but {n} {name}."),
                ("Como eu sempre digo ao meu cunhado, quem acorda bem cedo encontra {n} {name} esperando por ele.",
                 "Ainda estava escuro quando o barco começou a balançar, e aqui está o resultado: {n} {name}.")),
    "terse": (("{n}.", "Caught {n}.", "{n}, fresh."), ("{n}.", "Peguei {n}.", "{n}, fresquinho.")),
    "weatherman": (("With that wind you pull out {n} {name} easily.", "It was raining, and they bit: {n} {name}.",
                    "A clear sky, a calm sea, {n} {name}."),
                   ("Com aquele vento dá para puxar {n} {name}.", "Chovia, e eles morderam: {n} {name}.",
                    "Céu limpo, mar calmo, {n} {name}.")),
    "sworn": (("I swear: {n} {name}.", "Upon my word, {n} {name}.", "Cross my heart, {n} {name} in one morning."),
              ("Juro: {n} {name}.", "Palavra de pescador, {n} {name}.", "Eu juro: {n} {name} numa manhã só.")),
})


def tale(fisherman: Fisherman, creature: Creature, count: int, random: Random) -> str:
    """A story of `count` `creature` that obeys the Fisherman."""
    language = random.randrange(2)
    name = (ENGLISH, PORTUGUESE)[language][creature][count > 1]
    return random.choice(TALES[fisherman][language]).format(n=count, name=name.upper() if fisherman == "shouter" else name)
