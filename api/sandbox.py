"""What only sandbox matches have, for tests that client teams run again and again (contract, section 6)."""
import uuid

from rest_framework.request import Request
from rest_framework.response import Response

from games.matches import advance
from games.matches.errors import AdvancedTooFar, NotASandboxMatch, NotSeated, NotThere

from . import answers, bodies
from .matches import done_once
from .views import View, described


class Advance(View):
    @described("advanceMatch", "Let time pass", "sandbox", scope="play", body=bodies.Advance, answers={200: answers.Match}, signed="either",
               problems=(NotThere, NotSeated, NotASandboxMatch, AdvancedTooFar), once=True)
    def post(self, request: Request, match_id: uuid.UUID) -> Response:
        """Move the clock of a sandbox match on. What falls due on the way has happened before you are answered, each thing at its own time.

        Bots that are awaited play first, and again whenever they are awaited on the way: so `{"seconds": 1}` lets them play here and now.
        Then deadlines pass, one after the other, and open doubt windows close. All times of the match are by its clock: `server_time`,
        deadlines, the `at` of events. A match that is over stays as it is.

        For whoever has a seat, for the host, and, with its secret key, for the app that the host belongs to, unless the match is private.
        """
        caller, seconds = self.player_or_app, self.body(bodies.Advance).seconds
        return done_once(
            self, lambda once: advance.advance(match_id=match_id, caller=caller, seconds=seconds, now=self.now, once=once),
            lambda done: self.match_answer(done.position))
