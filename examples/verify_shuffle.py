#!/usr/bin/env python3
"""Verify that a match which is over was dealt fairly, with nothing but the standard library.

    python examples/verify_shuffle.py MATCH_ID [--base URL] [--token TOKEN]
    python examples/verify_shuffle.py --match match.json --replay replay.ndjson

The commitment in `match_created`, written down before a card was dealt, must be SHA-256 of the seed that the match tells now. Every
random choice must follow from that seed, and from the client seeds that players gave: who begins, what is taken out, every deal, every
reshuffle. And every card of the log is followed from hand to hand to the table that the match ended with, so that none can have been
exchanged on the way. What players asked for and said was theirs to choose: no seed can tell. Nor can it tell that the seed was drawn at
random, only that it was drawn before; that a client seed was yours, and given after the commitment, only you know: see that it is there.
Save `GET /v1/matches/{id}` and `GET /v1/matches/{id}/replay` to verify without a network, or years later.
"""
import argparse
import hashlib
import hmac
import itertools
import json
import sys
import urllib.error
import urllib.request
from pathlib import Path

ENDS = ("match_finished", "match_aborted", "match_voided")
CREATURES = ["fish", "crab", "shrimp", "lobster", "squid", "octopus", "jellyfish", "oyster"]
KINDS = [*CREATURES, "trash"]
FISHERMEN = ["boaster", "questioner", "whisperer", "shouter", "bookkeeper", "echo", "rambler", "terse", "weatherman", "sworn"]
FISH = [rank + suit for rank in ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A") for suit in "CDHS"]
COMMON = [f"{suit}-{number}" for suit in ("tuna", "salmon", "bream", "mackerel") for number in range(1, 11)]
SPECIAL = ["*", "J", "B", "0", "1/10", "11", "12", "13", "-1", "-2"]


class Wrong(Exception):
    """The log is not what the seed leads to."""


def expect(fits, what):
    if not fits:
        raise Wrong(what)


# The method, version 1, and with client seeds version 2.

class Chance:
    """Every random choice of a match, by its name. `client_seeds`: of the seats in order, None where there is none."""

    def __init__(self, seed, client_seeds=()):
        self.key, self.method, self.names = seed, "fishing/1", []
        if any(given is not None for given in client_seeds):
            text = "".join("-," if given is None else f"{len(given.encode())}:{given}," for given in client_seeds)
            self.key, self.method = hmac.digest(seed, text.encode(), "sha256"), "fishing/2"

    def below(self, name, n):
        """A number from 0 to n - 1."""
        return fair(n, self.words(name))

    def shuffled(self, name, items):
        """Fisher and Yates from the end."""
        order, words = list(items), self.words(name)
        for k in range(len(order) - 1, 0, -1):
            other = fair(k + 1, words)
            order[k], order[other] = order[other], order[k]
        return order

    def words(self, name):
        """Big-endian words of 64 bits, off blocks of SHA-256(key, method, "/", name, "/", number of the block). Without client seeds
        the seed is the key."""
        self.names.append(name)
        blocks = (hashlib.sha256(self.key + f"{self.method}/{name}/{block}".encode()).digest() for block in itertools.count())
        return (int.from_bytes(block[at:at + 8], "big") for block in blocks for at in range(0, 32, 8))


def fair(n, words):
    """The next word modulo n; words that would favour a number are skipped."""
    return next(word for word in words if word < 2**64 - 2**64 % n) % n


class Table:
    """What all games have: hands, and a pile to draw from, top first. A method for each type of event that moves cards."""

    order = ()                                               # of the cards in a hand

    def __init__(self, match, chance):
        self.options, self.chance, self.seats = match["options"], chance, len(match["seats"])
        self.hands, self.pile, self.dealt, self.round, self.dealer = [[] for _ in range(self.seats)], [], {}, 0, None

    def sorted(self, cards):
        return sorted(cards, key=self.order.index)

    def take(self, seat, cards):
        for card in cards:
            expect(card in self.hands[seat], f"seat {seat} does not hold {card}")
            self.hands[seat].remove(card)

    def give(self, seat, cards):
        self.hands[seat] = self.sorted([*self.hands[seat], *cards])

    def draw(self, cards):
        expect(self.pile[:len(cards)] == cards, f"{cards} were drawn, and on top lay {self.pile[:len(cards)]}")
        del self.pile[:len(cards)]

    def begin(self, event, what):
        """The next round, and who deals it: by the options or by chance, then the seat to the left."""
        self.round += 1
        drawn = self.options["dealer"]
        if self.round > 1:
            drawn = (self.dealer + 1) % self.seats
        elif drawn is None:
            drawn = self.chance.below("dealer", self.seats)
        expect((event["round"], event["dealer"]) == (self.round, drawn), f"{what} {self.round} is dealt by seat {drawn}")
        expect(not self.dealt, "a hand was not dealt")
        self.dealer, self.hands = drawn, [[] for _ in range(self.seats)]

    def hand_dealt(self, event):
        seat = event["seat"]
        expect(seat in self.dealt, f"nothing is to be dealt to seat {seat}")
        expect(event["cards"] == self.sorted(self.dealt.pop(seat)), f"the hand of seat {seat} is not the one that the seed deals")
        self.hands[seat] = list(event["cards"])

    def end(self, table):
        """The table that is left: what the match shows of it now that all is open."""
        expect(not self.dealt, "a hand was not dealt")
        shown = {hand["seat"]: hand.get("cards") for hand in table["hands"]}
        expect(shown == dict(enumerate(self.hands)), "the hands at the end are not what the log leads to")


class GoFish(Table):
    order = FISH

    def hand_started(self, event):
        self.begin(event, "hand")
        deck, size = self.chance.shuffled(f"deck/{self.round}", FISH), 7 if self.seats == 2 else 5
        self.dealt = {seat: deck[size * seat:size * (seat + 1)] for seat in range(self.seats)}
        self.pile, self.books = deck[size * self.seats:], [[] for _ in range(self.seats)]
        expect(event["cards"] == self.pile, f"the stock of hand {self.round} is not the one that the seed deals")

    def asked(self, event):
        seat, wanted = event["seat"], event.get("card")
        expect(any(card[:-1] == event["rank"] for card in self.hands[seat]), f"seat {seat} asks for a rank that it does not hold")
        expect(wanted is None or wanted[:-1] == event["rank"], f"{wanted} is not of the rank asked for")
        self.asker, self.wanted = seat, {wanted} if wanted else {card for card in FISH if card[:-1] == event["rank"]}
        self.held = [card for card in self.hands[event["target"]] if card in self.wanted]

    def cards_given(self, event):
        expect(event["cards"] == self.held, f"seat {event['seat']} gives {event['cards']} and holds {self.held}")
        self.take(event["seat"], event["cards"])
        self.give(event["to"], event["cards"])
        self.held = []

    def went_fishing(self, event):
        expect(not self.held and event["seat"] == self.asker, "somebody goes fishing who was to be given cards")
        expect(event["matches"] == (event["card"] in self.wanted), "a card fished is said to be what it is not")
        self.draw([event["card"]])
        self.give(event["seat"], [event["card"]])

    def hand_refilled(self, event):
        self.draw(event["cards"])
        self.give(event["seat"], event["cards"])

    def book_made(self, event):
        self.take(event["seat"], [card for card in FISH if card[:-1] == event["rank"]])
        self.books[event["seat"]].append(event["rank"])

    def hand_scored(self, event):
        expect(event["books"] == self.books, "the books that are scored are not those that were laid")

    def end(self, table):
        super().end(table)
        expect((table["stock"], table["books"]) == (len(self.pile), self.books), "stock or books at the end are not what the log leads to")


class PescadoNovo(Table):
    order = (*COMMON, *SPECIAL)

    def round_started(self, event):
        self.begin(event, "round")
        name, exchanged = f"/{self.round}", 4 if self.options["advanced"] else 2
        removed, special = self.chance.shuffled("removed" + name, COMMON)[:exchanged], self.chance.shuffled("special" + name, SPECIAL)
        deck = self.chance.shuffled("deck" + name, [*(card for card in COMMON if card not in removed), *special[:exchanged]])
        if self.options["advanced"]:
            self.table, hands, size = deck[:4], deck[4:], (len(deck) - 4) // self.seats
        else:
            hands, self.table, size = deck[:3 * self.seats], deck[3 * self.seats:3 * self.seats + 4], 3
        self.pile = deck[size * self.seats + 4:]
        self.dealt = {seat: hands[size * seat:size * (seat + 1)] for seat in range(self.seats)}
        expect(event["cards"] == self.pile, f"the deck of round {self.round} is not the one that the seed deals")
        expect(event["removed"] == self.sorted(removed), f"the cards taken out of round {self.round} are not those of the seed")
        expect(event["unused"] == self.sorted(special[exchanged:]), f"the special cards of round {self.round} are not those of the seed")

    def hand_dealt(self, event):
        if not self.dealt:                                   # three more for everybody
            expect(not any(self.hands), "hands are dealt while cards are held")
            self.dealt = {seat: self.pile[3 * seat:3 * seat + 3] for seat in range(self.seats)}
            del self.pile[:3 * self.seats]
        super().hand_dealt(event)

    def table_dealt(self, event):
        expect(event["cards"] == self.table, f"the table of round {self.round} is not the one that the seed deals")

    def setup_card_discarded(self, event):
        expect(event["card"] in self.table, f"{event['card']} does not lie on the table")
        self.table.remove(event["card"])

    card_discarded = setup_card_discarded

    def card_played(self, event):
        self.take(event["seat"], [event["card"]])
        for card in event["captured"]:
            expect(card in self.table, f"{card} does not lie on the table")
            self.table.remove(card)
        if not event["captured"]:
            self.table.append(event["card"])

    def table_collected(self, event):
        expect(event["cards"] == self.table, "the cards collected are not those on the table")
        self.table = []

    leftovers_unclaimed = table_collected

    def end(self, table):
        super().end(table)
        expect((table["deck"], table["table"]) == (len(self.pile), self.table), "deck or table at the end are not what the log leads to")


class Historias(Table):
    order = KINDS

    def table_set(self, event):
        chance, options = self.chance, self.options
        creatures, first = options["creatures"], options["first_seat"]
        if creatures is None:
            creatures = self.sorted(chance.shuffled("creatures", CREATURES)[:self.seats + 1])
        if first is None:
            first = chance.below("first_seat", self.seats)
        deck = chance.shuffled("deck", [creature for creature in creatures for _ in range(10)])
        self.dealt = {seat: deck[8 * seat:8 * (seat + 1)] + ["trash"] * 4 for seat in range(self.seats)}
        self.fishermen = chance.shuffled("fishermen", FISHERMEN)[:self.seats] if options["fishermen"] else []
        self.untold, self.pile, self.net, self.laid, self.reshuffles = {*range(len(self.fishermen))}, deck[8 * self.seats:], [], None, 0
        expect(event["creatures"] == creatures, "the creatures are not those of the seed")
        expect(event["first_seat"] == first, f"seat {first} begins")
        expect(event["cards"] == self.pile and not event["net"], "the Fishing Deck is not the one that the seed deals")

    def fisherman_dealt(self, event):
        expect(event["seat"] in self.untold, f"seat {event['seat']} is dealt a Fisherman too many")
        self.untold.remove(event["seat"])
        self.fisherman_revealed(event)

    def fisherman_revealed(self, event):
        expect(event["card"] == self.fishermen[event["seat"]], f"the Fisherman of seat {event['seat']} is not the one of the seed")

    instruction_missed = fisherman_revealed

    def announced(self, event):
        expect(self.laid is None, "an announcement is open already")
        self.take(event["seat"], event["cards"])
        self.laid = event

    def settled(self, event):
        """The cards of the open announcement, whatever becomes of them."""
        laid = self.laid and (self.laid["seat"], self.laid["cards"])
        expect((event["seat"], event["cards"]) == laid, "these are not the cards that were laid")

    def revealed(self, event):
        self.settled(event)
        expect(event["truthful"] == ({*event["cards"]} == {self.laid["creature"]}), "the truth was not told of an announcement")

    def netted(self, event):
        self.settled(event)
        self.net, self.laid = self.net + event["cards"], None

    def returned(self, event):
        self.settled(event)
        self.give(event["seat"], event["cards"])
        self.laid = None

    def discarded(self, event):
        self.take(event["seat"], [event["card"]])
        self.net.append(event["card"])

    def drew(self, event):
        self.draw(event["cards"])
        self.give(event["seat"], event["cards"])

    def net_reshuffled(self, event):
        expect(not self.pile, "the Net is made a deck while there is one")
        self.reshuffles += 1
        self.pile, self.net = self.chance.shuffled(f"reshuffle/{self.reshuffles}", self.net), []
        expect(event["cards"] == self.pile, f"reshuffle {self.reshuffles} is not the one of the seed")

    def end(self, table):
        super().end(table)
        expect(not self.untold, "a Fisherman was not dealt")
        expect((table["deck"], table["net"]) == (len(self.pile), len(self.net)), "deck or Net at the end are not what the log leads to")
        expect([held["card"] for held in table["fishermen"]] == self.fishermen, "the Fishermen at the end are not those that were dealt")


GAMES = {"go_fish": GoFish, "pescado_novo": PescadoNovo, "historias_de_pescador": Historias}


def verify(match, log):
    """The names of the random choices that were verified. Wrong where anything does not fit."""
    try:
        return _verify(match, log)
    except (AttributeError, IndexError, KeyError, TypeError, ValueError) as error:
        raise Wrong(f"this is no match and its replay: {error!r}") from error


def _verify(match, log):
    expect(match["shuffle"]["seed"], "the match is not over: its seed is still secret")
    seed, commitment = bytes.fromhex(match["shuffle"]["seed"]), match["shuffle"]["commitment"]
    expect(hashlib.sha256(seed).hexdigest() == commitment, "the commitment is not SHA-256 of the seed")
    expect([event["seq"] for event in log] == list(range(1, match["version"] + 1)), "events are missing or out of order")
    expect(log[0]["type"] == "match_created" and log[0]["commitment"] == commitment, "the log does not begin with this commitment")
    expect(log[-1]["type"] in ENDS, "the log does not end")
    result = {name: log[-1][name] for name in match["result"]} if match["result"] else None
    expect(result == match["result"], "the log does not end with the result of the match")
    expect(match["game"] in GAMES, f"this program does not know {match['game']}")
    chance = Chance(seed, client_seeds_of(match, log))
    table = GAMES[match["game"]](match, chance)
    for event in log:
        follow = getattr(table, event["type"], None)
        try:
            if callable(follow):
                cards = event["cards"] if "cards" in event else [event.get("card")]
                expect(event.get("count", len(cards)) == len(cards), "the count is not that of the cards")
                follow(event)
        except Wrong as wrong:
            raise Wrong(f"event {event['seq']} ({event['type']}): {wrong}") from None
    if match["table"]:
        table.end(match["table"])
    return chance.names


def client_seeds_of(match, log):
    """Those that the log has, at the start and nowhere else, and the match must have no others."""
    mixed = [event for event in log if event["type"] == "client_seeds_mixed"]
    given = mixed[0]["client_seeds"] if mixed else [None] * len(match["seats"])
    told = [seat.get("client_seed") for seat in match["seats"]]             # what was saved before there were any has none
    expect(told == given, "the client seeds of the match are not those that the log has mixed in")
    method = "fishing/2" if mixed else "fishing/1"
    expect(match["shuffle"].get("method") in (method, None), "the method of the match is not that of its log")
    if mixed:
        before = log[mixed[0]["seq"] - 2]
        expect(len(mixed) == 1 and before["type"] == "match_started", "client seeds are mixed in when the match begins, and once")
        expect(mixed[0]["method"] == method and any(seed is not None for seed in given), "the log tells of no such method")
    return given


def fetched(url, token):
    """The body of an answer, as text."""
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    try:
        with urllib.request.urlopen(urllib.request.Request(url, headers=headers), timeout=30) as answer:
            return answer.read().decode()
    except urllib.error.HTTPError as error:
        sys.exit(f"GET {url}: {error.code} {json.loads(error.read() or b'{}').get('detail', '')}")
    except OSError as error:
        sys.exit(f"{url} does not answer: {error}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("id", nargs="?", help="of a match that is over")
    parser.add_argument("--base", default="http://127.0.0.1:8000")
    parser.add_argument("--token", help="a player's, where the match is private")
    parser.add_argument("--match", metavar="FILE", help="what GET /v1/matches/{id} answered")
    parser.add_argument("--replay", metavar="FILE", help="what GET /v1/matches/{id}/replay answered")
    args = parser.parse_args()
    if bool(args.id) == bool(args.match and args.replay):
        parser.error("name a match, or the two files with --match and --replay")
    if args.id:
        path = f"{args.base.rstrip('/')}/v1/matches/{args.id}"
        match, replay = fetched(path, args.token), fetched(path + "/replay", args.token)
    else:
        match, replay = (Path(file).read_text(encoding="utf-8") for file in (args.match, args.replay))
    match, log = json.loads(match), [json.loads(line) for line in replay.split("\n") if line]
    try:
        names = verify(match, log)
    except Wrong as wrong:
        arranged = " (a sandbox match: its first deal may have been arranged)" if match.get("sandbox") else ""
        print(f"NOT what the seed deals: {wrong}{arranged}")
        return 1
    print(f"verified: {match['game']}, {len(log)} events, {len(names)} random choices follow from the seed: {', '.join(names)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
