"""The addresses of the API. None has a trailing slash, none redirects."""
from django.urls import path, register_converter

from . import catalogue, credentials, export, grants, matches, players, problem_catalogue, sandbox, usage

register_converter(credentials.TokenName, "token")

urlpatterns = [
    path("games", catalogue.Games.as_view()),
    path("games/<slug:game>", catalogue.OneGame.as_view()),
    path("games/<slug:game>/rules", catalogue.Rules.as_view()),
    path("limits", catalogue.Limits.as_view()),
    path("problems", problem_catalogue.Problems.as_view()),
    path("problems/<slug:code>", problem_catalogue.OneProblem.as_view()),
    path("guests", players.Guests.as_view()),
    path("players", credentials.Players.as_view()),
    path("players/<uuid:player_id>", credentials.OnePlayer.as_view()),
    path("players/<uuid:player_id>/tokens", credentials.PlayerTokens.as_view()),
    path("players/<uuid:player_id>/tokens/<token:token_id>", credentials.OneToken.as_view()),
    path("tokens/current", players.CurrentToken.as_view()),
    path("me", players.Me.as_view()),
    path("me/export", export.Export.as_view()),
    path("me/grants", grants.Grants.as_view()),
    path("me/grants/<uuid:grant_id>", grants.OneGrant.as_view()),
    path("me/sign-ins", grants.SignIns.as_view()),
    path("me/matches", players.Inbox.as_view()),
    path("matches", matches.Matches.as_view()),
    path("matches/<uuid:match_id>", matches.OneMatch.as_view()),
    path("matches/<uuid:match_id>/seats", matches.Seats.as_view()),
    path("matches/<uuid:match_id>/seats/me", matches.MySeat.as_view()),
    path("matches/<uuid:match_id>/client-seed", matches.ClientSeed.as_view()),
    path("matches/<uuid:match_id>/start", matches.Start.as_view()),
    path("matches/<uuid:match_id>/commands", matches.Commands.as_view()),
    path("matches/<uuid:match_id>/events", matches.Events.as_view()),
    path("matches/<uuid:match_id>/knowledge", matches.Knowledge.as_view()),
    path("matches/<uuid:match_id>/replay", matches.Replay.as_view()),
    path("matches/<uuid:match_id>/resign", matches.Resign.as_view()),
    path("matches/<uuid:match_id>/rematch", matches.Rematch.as_view()),
    path("app", usage.OwnApp.as_view()),
    path("app/usage", usage.Usage.as_view()),
    path("app/problems", usage.AppProblems.as_view()),
    path("app/sign-ins", usage.SignIns.as_view()),
    path("sandbox/matches/<uuid:match_id>/advance", sandbox.Advance.as_view()),
]
