"""What the program tells at the bar table: stories that do what a Fisherman asks, in English and in Portuguese."""
from collections.abc import Collection, Iterable
from random import Random
from types import MappingProxyType
from typing import TypeAlias

from ..text import Language
from .fishermen import Fisherman, words
from .options import Creature

Tales: TypeAlias = tuple[str, ...]                           # {n} cards of {name}, in digits and as fits the number

NAMES = MappingProxyType[Language, MappingProxyType[Creature, tuple[str, str]]]({
    "en": MappingProxyType({
        "fish": ("fish", "fish"), "crab": ("crab", "crabs"), "shrimp": ("shrimp", "shrimps"), "lobster": ("lobster", "lobsters"),
        "squid": ("squid", "squid"), "octopus": ("octopus", "octopuses"), "jellyfish": ("jellyfish", "jellyfish"),
        "oyster": ("oyster", "oysters")}),
    "pt-BR": MappingProxyType({
        "fish": ("peixe", "peixes"), "crab": ("caranguejo", "caranguejos"), "shrimp": ("camarão", "camarões"),
        "lobster": ("lagosta", "lagostas"), "squid": ("lula", "lulas"), "octopus": ("polvo", "polvos"),
        "jellyfish": ("água-viva", "águas-vivas"), "oyster": ("ostra", "ostras")}),
})
TALES = MappingProxyType[Fisherman, MappingProxyType[Language, Tales]]({
    "boaster": MappingProxyType({
        "en": ("Look at that: {n} {name}!", "Nobody here ever landed {n} {name} like that!", "{n} {name}, with one hand!",
               "{n} {name}, and the night is young!", "Make room for {n} {name}, my friends!", "Beat that: {n} {name}!"),
        "pt-BR": ("Olhem só: {n} {name}!", "Ninguém aqui jamais pescou {n} {name} assim!", "{n} {name}, com uma mão só!",
                  "{n} {name}, e a noite é uma criança!", "Abram espaço para {n} {name}, meus amigos!", "Superem isto: {n} {name}!")}),
    "questioner": MappingProxyType({
        "en": ("Who else has caught {n} {name} today?", "Would I lie about {n} {name}?", "{n} {name}, who would have thought?",
               "Have you ever seen {n} {name} like that?", "What do you say to {n} {name}?", "{n} {name}, is that nothing?"),
        "pt-BR": ("Quem mais pescou {n} {name} hoje?", "Eu mentiria sobre {n} {name}?", "{n} {name}, quem diria?",
                  "Vocês já viram {n} {name} assim?", "O que me dizem de {n} {name}?", "{n} {name}, acham pouco?")}),
    "whisperer": MappingProxyType({
        "en": ("quietly, so that nobody hears it: {n} {name}.", "psst, {n} {name} behind the rocks.",
               "not a word to the others: {n} {name}.", "between you and me, {n} {name}.", "softly now, {n} {name}."),
        "pt-BR": ("baixinho, para ninguém ouvir: {n} {name}.", "psiu, {n} {name} atrás das pedras.",
                  "nem uma palavra aos outros: {n} {name}.", "cá entre nós, {n} {name}.", "de mansinho, {n} {name}.")}),
    "shouter": MappingProxyType({
        "en": ("AHOY! {n} {name}!", "{n} {name}, AND THE LINE NEARLY BROKE!", "HEAR ME, ALL OF YOU: {n} {name}!",
               "{n} {name}, BY MY BEARD!", "LANDLORD! {n} {name}!"),
        "pt-BR": ("Ô DE BORDO! {n} {name}!", "{n} {name}, E A LINHA QUASE ARREBENTOU!", "OUÇAM TODOS: {n} {name}!",
                  "{n} {name}, PELA MINHA BARBA!", "Ô DO BAR! {n} {name}!")}),
    "bookkeeper": MappingProxyType({
        "en": ("{n} {name}, as it stands in the book.", "I counted twice: {n} {name}.", "Put it down: {n} {name}.",
               "In the evening column, {n} {name}.", "Checked and signed: {n} {name}."),
        "pt-BR": ("{n} {name}, como está no livro.", "Contei duas vezes: {n} {name}.", "Pode anotar: {n} {name}.",
                  "Na coluna da noite, {n} {name}.", "Conferido e assinado: {n} {name}.")}),
    "echo": MappingProxyType({
        "en": ("I threw the line for {name}, and {name} it was: {n}.", "Nothing but {name}, I say, nothing but {name}.",
               "I dreamt of {name}, and I woke up to {name}.", "They said: no {name} today. I say: {n} {name}.",
               "If you ask for {name}, here you have {n} {name}."),
        "pt-BR": ("Joguei a linha por {name}, e deu {name}: {n}.", "Nada além de {name}, eu digo, nada além de {name}.",
                  "Sonhei com {name} e acordei com {name}.", "Disseram: hoje não tem {name}. E eu digo: {n} {name}.",
                  "Se pedem {name}, tomem aqui {n} {name}.")}),
    "rambler": MappingProxyType({
        "en": ("As I always say to my brother-in-law, whoever gets up early enough may well come home with {n} {name}.",
               "It was still dark when the boat began to rock, and what did I pull out but {n} {name}.",
               "My grandmother taught me to fish from that very pier, and she would be proud of {n} {name}.",
               "First the anchor got stuck, then the bait was gone, and at the end of it all there was this: {n} {name}.",
               "You may ask the harbour master, his wife or the dog of the two, and all will tell you: {n} {name}."),
        "pt-BR": ("Como eu sempre digo ao meu cunhado, quem acorda bem cedo pode muito bem voltar com {n} {name}.",
                  "Ainda estava escuro quando o barco começou a balançar, e aqui está o resultado: {n} {name}.",
                  "Minha avó me ensinou a pescar naquele mesmo píer, e ela teria orgulho de {n} {name}.",
                  "Primeiro a âncora ficou presa, depois acabou a isca, e no fim de tudo deu nisto: {n} {name}.",
                  "Podem perguntar ao dono do porto, à mulher dele ou ao cachorro, e todos vão confirmar: {n} {name}.")}),
    "terse": MappingProxyType({
        "en": ("{n}.", "Caught {n}.", "{n}, fresh.", "{n} {name}.", "Yes, {n}.", "Only {n}."),
        "pt-BR": ("{n}.", "Peguei {n}.", "{n}, no capricho.", "{n} {name}.", "Sim, {n}.", "Só {n}.")}),
    "weatherman": MappingProxyType({
        "en": ("With that wind you pull out {n} {name} easily.", "In the pouring rain: {n} {name}.", "A clear sky, a calm sea, {n} {name}.",
               "Before the storm came, {n} {name}.", "Fog as thick as soup, and still {n} {name}.",
               "The sun was up, and so was my net: {n} {name}."),
        "pt-BR": ("Com aquele vento dá para puxar {n} {name}.", "Debaixo de chuva: {n} {name}.", "Céu limpo, mar calmo, {n} {name}.",
                  "Antes da tempestade, {n} {name}.", "Neblina de não se ver a mão, e mesmo assim {n} {name}.",
                  "O sol já ia alto, e na rede, {n} {name}.")}),
    "sworn": MappingProxyType({
        "en": ("I swear: {n} {name}.", "Upon my word, {n} {name}.", "Cross my heart, {n} {name} in one morning.",
               "So help me, {n} {name}.", "By Neptune, {n} {name}.", "On my honour, {n} {name}."),
        "pt-BR": ("Juro: {n} {name}.", "Palavra de pescador, {n} {name}.", "Eu juro: {n} {name} numa manhã só.",
                  "Pela minha honra, {n} {name}.", "Por Iemanjá, {n} {name}.", "Dou minha palavra: {n} {name}.")}),
})
HEARD: MappingProxyType[Language, frozenset[str]] = MappingProxyType({
    language: frozenset(word for tales in TALES.values() for told in tales[language] for word in words(told.format(n="", name="")))
    | {word for both in NAMES[language].values() for name in both for word in words(name)} for language in NAMES})


def language_of(stories: Iterable[str]) -> Language | None:
    """The language that the latest of these stories is in, as far as its words tell."""
    for story in reversed([*stories]):
        told = words(story)
        en, pt_br = (sum(word in HEARD[language] for word in told) for language in HEARD)
        if en != pt_br:
            return "en" if en > pt_br else "pt-BR"
    return None


def tale(fisherman: Fisherman, creature: Creature, count: int, language: Language, random: Random, told: Collection[str] = ()) -> str:
    """A story of `count` `creature` that obeys the Fisherman, one not told yet while there are such."""
    name = NAMES[language][creature][count > 1]
    stories = [tale.format(n=count, name=name.upper() if fisherman == "shouter" else name) for tale in TALES[fisherman][language]]
    return random.choice([story for story in stories if story not in told] or stories)
