"""A match, its seats and its log. The log is the truth; every other column is derived from it in the same transaction."""
from django.db import models
from django.db.models import Q

from ..players.models import Player, new_id


class Match(models.Model):
    """One match. `version` is the seq of its last event; `revision` counts what changes it without one (a renamed player).

    Times are those of the match's own clock (`Position.clock`), but for `due_at` and `archived_at`.
    """

    class Status(models.TextChoices):
        OPEN = "open"
        ACTIVE = "active"
        FINISHED = "finished"
        ABORTED = "aborted"
        VOIDED = "voided"

    class Visibility(models.TextChoices):
        PUBLIC = "public"
        UNLISTED = "unlisted"
        PRIVATE = "private"

    class OnTimeout(models.TextChoices):
        AUTOPLAY = "autoplay"
        FORFEIT = "forfeit"

    id = models.UUIDField(primary_key=True, default=new_id, editable=False)
    game = models.CharField(max_length=40)
    rules_version = models.PositiveSmallIntegerField()
    status = models.CharField(max_length=8, choices=Status.choices, default=Status.OPEN)
    version = models.PositiveIntegerField(default=0)
    revision = models.PositiveIntegerField(default=0)
    host = models.ForeignKey(Player, on_delete=models.PROTECT, related_name="hosted", db_index=False)      # match_hosted
    rematch_of = models.OneToOneField("self", on_delete=models.SET_NULL, null=True, blank=True, related_name="rematch")
    preset = models.CharField(max_length=40)
    options = models.TextField()                             # codec: Options
    arrangement = models.TextField(blank=True)               # codec: Arrangement; sandbox matches only
    sandbox = models.BooleanField(default=False)
    ahead = models.PositiveIntegerField(default=0, db_default=0)   # seconds that the clock of a sandbox match is ahead of ours
    rated = models.BooleanField(default=False)
    knowledge = models.BooleanField(default=False, db_default=False)   # whether the service remembers for its players; never where rated
    visibility = models.CharField(max_length=8, choices=Visibility.choices)
    invite_code = models.CharField(max_length=16, blank=True)
    turn_seconds = models.PositiveIntegerField()
    doubt_seconds = models.PositiveIntegerField()
    on_timeout = models.CharField(max_length=8, choices=OnTimeout.choices)
    timeouts_allowed = models.PositiveSmallIntegerField()
    seed = models.CharField(max_length=64)                   # hexadecimal; a secret until the match is over
    state = models.TextField(blank=True)                     # codec: State; a secret
    commands = models.PositiveIntegerField(default=0)        # played so far, for the move limit
    last_command = models.TextField(blank=True)              # {"seat", "seq", "type"} of the latest command, for lost answers
    result = models.TextField(blank=True)                    # codec: Result
    due_at = models.DateTimeField(null=True, blank=True)     # when the sweep is to look at it next, by our clock
    bot_offers = models.PositiveSmallIntegerField(default=0)  # how often the sweep had to remind of the bot that is to move now
    created_at = models.DateTimeField()
    started_at = models.DateTimeField(null=True, blank=True)
    finished_at = models.DateTimeField(null=True, blank=True)
    archived_at = models.DateTimeField(null=True, blank=True)  # from then on its log is an ArchivedLog

    class Meta:
        verbose_name_plural = "matches"
        permissions = [("see_hidden", "Can see what a seat sees of a match that is being played")]
        indexes = [
            models.Index(fields=["finished_at"], name="match_to_archive", condition=Q(archived_at__isnull=True, finished_at__isnull=False)),
            models.Index(fields=["due_at"], name="match_due", condition=Q(due_at__isnull=False)),
            models.Index(fields=["status", "visibility", "-id"], name="match_lobby"),
            models.Index(fields=["visibility", "-id"], name="match_going_on", condition=Q(finished_at__isnull=True)),
            models.Index(fields=["host", "status"], name="match_hosted"),
        ]

    def __str__(self) -> str:
        return f"{self.game} {self.id}"

    @property
    def is_over(self) -> bool:
        """Nothing will happen any more, and nothing is hidden."""
        return self.status not in (self.Status.OPEN, self.Status.ACTIVE)


class Pulse(models.Model):
    """One row: when the service was last known to live (web or sweep), and who may sweep next when."""

    seen_at = models.DateTimeField()
    swept_at = models.DateTimeField(null=True, blank=True)
    sweep_from = models.DateTimeField()                      # the lease: no sweep begins before

    def __str__(self) -> str:
        return f"seen {self.seen_at}"


class Outage(models.Model):
    """A time when neither web nor sweep lived: what fell due in it is put off, not forfeited."""

    began = models.DateTimeField()
    ended = models.DateTimeField(db_index=True)

    def __str__(self) -> str:
        return f"{self.began} – {self.ended}"


class Seat(models.Model):
    """A place at the table. `bot_level` says which bot plays it, also after a player left; `awaited_*` is what it owes."""

    class Kind(models.TextChoices):
        OPEN = "open"
        PLAYER = "player"
        BOT = "bot"

    class Status(models.TextChoices):
        WAITING = "waiting"                                  # open, or invited and not yet there
        PLAYING = "playing"
        RESIGNED = "resigned"
        TIMED_OUT = "timed_out"

    match = models.ForeignKey(Match, on_delete=models.CASCADE, related_name="seats", db_index=False)      # one_of_each_seat
    seat = models.PositiveSmallIntegerField()
    kind = models.CharField(max_length=6, choices=Kind.choices)
    player = models.ForeignKey(Player, on_delete=models.PROTECT, null=True, blank=True, related_name="seats",
                               db_index=False)               # seat_of_player
    bot_level = models.CharField(max_length=10, blank=True)
    script = models.TextField(blank=True, default="", db_default="")         # JSON: the commands of a sandbox bot (`scripts`); a secret
    script_at = models.PositiveSmallIntegerField(default=0, db_default=0)    # how many of them have had their turn
    client_seed = models.CharField(max_length=64, blank=True, default="", db_default="")       # its player's alone until the start
    choice = models.TextField(blank=True, default="", db_default="")         # what its bot has chosen and not yet played (`bots`); a secret
    choice_at = models.PositiveIntegerField(default=0, db_default=0)         # at which version of the match
    status = models.CharField(max_length=9, choices=Status.choices)
    timeouts = models.PositiveSmallIntegerField(default=0)   # in a row
    awaited_for = models.CharField(max_length=20, blank=True)
    awaited_about = models.PositiveIntegerField(null=True, blank=True)
    silence_answers = models.BooleanField(default=False)
    deadline = models.DateTimeField(null=True, blank=True)
    in_play = models.BooleanField(default=True, db_default=True)   # false once the match is over: an inbox is short, a life of play long

    class Meta:
        ordering = ("seat",)
        indexes = [
            models.Index(fields=["player", "match"], name="seat_of_player"),
            models.Index(fields=["player"], name="seat_in_play", condition=Q(in_play=True)),
        ]
        constraints = [
            models.UniqueConstraint(fields=["match", "seat"], name="one_of_each_seat"),
            models.UniqueConstraint(fields=["match", "player"], name="one_seat_a_player"),
        ]

    def __str__(self) -> str:
        return f"seat {self.seat}"

    @property
    def is_left(self) -> bool:
        """Whether its player resigned or timed out: such a seat never wins."""
        return self.status in (self.Status.RESIGNED, self.Status.TIMED_OUT)

    @property
    def is_person(self) -> bool:
        """Whether somebody real is playing it."""
        return self.kind == self.Kind.PLAYER and self.status == self.Status.PLAYING


class Event(models.Model):
    """One line of the log, complete and never changed. `payload` has what is hidden, too: `show` alone lets any of it out."""

    match = models.ForeignKey(Match, on_delete=models.CASCADE, related_name="events", db_index=False)     # seq_once_a_match
    seq = models.PositiveIntegerField()
    at = models.DateTimeField()
    type = models.CharField(max_length=40)
    seat = models.PositiveSmallIntegerField(null=True, blank=True)
    v = models.PositiveSmallIntegerField(default=1)          # version of the payload's shape
    payload = models.TextField()                             # codec: the event

    class Meta:
        ordering = ("match", "seq")
        constraints = [models.UniqueConstraint(fields=["match", "seq"], name="seq_once_a_match")]

    def __str__(self) -> str:
        return f"{self.seq} {self.type}"


class ArchivedLog(models.Model):
    """The whole log of a match that has long been over, packed in one row (`archive`) instead of a row an event."""

    match = models.OneToOneField(Match, on_delete=models.CASCADE, primary_key=True, related_name="archived_log")
    lines = models.BinaryField()

    def __str__(self) -> str:
        return f"log of {self.match_id}"
