"""Settings, from the environment (`.env.example` lists them all). Without any, nothing is open and nothing starts by accident."""
import os
from pathlib import Path

import environ
from django.core.exceptions import ImproperlyConfigured

from .secret_key import local_secret_key

BASE_DIR = Path(__file__).resolve().parent.parent
env = environ.Env()
if not env.bool("IGNORE_DOTENV", default=False):
    environ.Env.read_env(BASE_DIR / ".env")                  # what the environment says wins over the file

VAR_DIR = Path(env("VAR_DIR", default=str(BASE_DIR / "var")))
VAR_DIR.mkdir(parents=True, exist_ok=True)
METRICS_DIR = VAR_DIR / "metrics"                            # where the processes of this host count (games.metrics)
METRICS_DIR.mkdir(exist_ok=True)
os.environ["PROMETHEUS_MULTIPROC_DIR"] = str(METRICS_DIR)    # prometheus_client reads it when it is imported
METRICS_TOKEN = env("METRICS_TOKEN", default="")             # what a reader of /metrics sends; without, it is closed where DEBUG is off
METRICS_PORT = env.int("METRICS_PORT", default=0)            # of worker and beat, where they share no VAR_DIR with web; 0: none

DEBUG = env.bool("DEBUG", default=False)
SECRET_KEY = env("SECRET_KEY", default="") or (local_secret_key(VAR_DIR) if DEBUG else "")
if not DEBUG and (len(SECRET_KEY) < 50 or "change-me" in SECRET_KEY):
    raise ImproperlyConfigured("SECRET_KEY is missing, too short or that of .env.example. Set it to 50 random characters or more: "
                               "python -c 'import secrets; print(secrets.token_urlsafe(64))'")
ALLOWED_HOSTS = env.list("ALLOWED_HOSTS", default=["localhost", "127.0.0.1", "[::1]"] if DEBUG else [])
CSRF_TRUSTED_ORIGINS = env.list("CSRF_TRUSTED_ORIGINS", default=[])
CSRF_COOKIE_HTTPONLY = True
CSRF_FAILURE_VIEW = "api.consent.too_old"
if env.bool("BEHIND_TLS_PROXY", default=False):
    SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https")
    SESSION_COOKIE_SECURE = CSRF_COOKIE_SECURE = True
SILENCED_SYSTEM_CHECKS = ["security.W004", "security.W008"]  # who ends TLS redirects to it and sends HSTS: the proxy

# What strangers may do (contract, sections 1 and 6).
OPEN_GUESTS = env.bool("OPEN_GUESTS", default=DEBUG)
SANDBOX = env.bool("SANDBOX", default=DEBUG)
GUESTS_PER_ADDRESS = env.int("GUESTS_PER_ADDRESS", default=0 if DEBUG else 100)        # a day; 0: any number

# Players' tokens. Durations in seconds, 0: until revoked.
GUEST_TOKEN_SECONDS = env.int("GUEST_TOKEN_SECONDS", default=0)          # a guest has nothing else to come back with
TOKEN_SECONDS = env.int("TOKEN_SECONDS", default=180 * 86_400)           # of one that a backend mints; it can mint another
TOKENS_PER_PLAYER = env.int("TOKENS_PER_PLAYER", default=20)             # beyond them the oldest are revoked

# How much one caller may ask (api.limits); off on a development machine unless set.
RATE_LIMITS = env.bool("RATE_LIMITS", default=not DEBUG)
LIMITS = {
    "polls": env("LIMIT_POLLS", default="600/minute"),
    "moves": env("LIMIT_MOVES", default="120/minute"),
    "creation": env("LIMIT_CREATION", default="120/hour"),
    "backends": env("LIMIT_BACKENDS", default="1200/minute"),
    "guests": env("LIMIT_GUESTS", default="60/hour"),
    "oauth": env("LIMIT_OAUTH", default="300/minute"),
    "sign_ins": env("LIMIT_SIGN_INS", default="60/minute"),
}
TRUSTED_PROXIES = env.int("TRUSTED_PROXIES", default=0)      # of our own in front of us; as many hops of X-Forwarded-For are believed

# Matches. Durations in seconds.
TURN_SECONDS = env.int("TURN_SECONDS", default=86_400)
DOUBT_SECONDS = env.int("DOUBT_SECONDS", default=60)
TIMEOUTS_ALLOWED = env.int("TIMEOUTS_ALLOWED", default=2)
MOVE_LIMIT = env.int("MOVE_LIMIT", default=2_000)                        # commands in a match (H52)
OPEN_MATCHES_PER_PLAYER = env.int("OPEN_MATCHES_PER_PLAYER", default=0 if DEBUG else 10)           # 0: any number
RUNNING_MATCHES_PER_PLAYER = env.int("RUNNING_MATCHES_PER_PLAYER", default=0 if DEBUG else 100)
OPEN_MATCH_SECONDS = env.int("OPEN_MATCH_SECONDS", default=7 * 86_400)     # an open match nobody starts is aborted then
ARCHIVE_DAYS = env.int("ARCHIVE_DAYS", default=90)                       # after its end a match's log is packed; 0: never
SWEEP_SECONDS = env.float("SWEEP_SECONDS", default=2.0)
OFFER_BOT_AGAIN_SECONDS = env.float("OFFER_BOT_AGAIN_SECONDS", default=5.0)
BOT_OFFERS = env.int("BOT_OFFERS", default=3)                            # reminders of a bot; then a cheap move is played for it
BOT_PACE_SECONDS = env.float("BOT_PACE_SECONDS", default=0.0 if DEBUG else 0.8)   # what bots take to answer, half to twice as much; 0: none
BOT_THINK_SECONDS = env.float("BOT_THINK_SECONDS", default=1.0)          # then a bot plays the best that it has found
BOT_LATE_SECONDS = env.float("BOT_LATE_SECONDS", default=1.0)            # of a hint in the queue; then `hard` bots play as `medium` ones
WORKER_NICE = env.int("WORKER_NICE", default=5)                          # how far the processes that bots play in stand back behind web
GRACE_SECONDS = env.float("GRACE_SECONDS", default=1.0)                  # after a deadline: what was sent in time may be on its way
OUTAGE_SECONDS = env.float("OUTAGE_SECONDS", default=60.0)               # of silence of web and sweep; deadlines in it are put off
PULSE_SECONDS = env.float("PULSE_SECONDS", default=10.0)                 # how often a web process says that it lives
SWEEP_BATCH = env.int("SWEEP_BATCH", default=200)

# Polls that are held (fishing.waiting): in all, and for one credential. Beyond that they are answered at once.
HELD_POLLS = env.int("HELD_POLLS", default=10_000)
HELD_POLLS_EACH = env.int("HELD_POLLS_EACH", default=3)

# Faults and traces told to others (fishing.telemetry). What else their packages read of the environment is theirs.
SENTRY_DSN = env("SENTRY_DSN", default="")
OTEL_EXPORTER_OTLP_ENDPOINT = env("OTEL_EXPORTER_OTLP_ENDPOINT", default="")

INSTALLED_APPS = [
    "django.contrib.admin",
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.sessions",
    "django.contrib.messages",
    "django.contrib.staticfiles",
    "corsheaders",
    "rest_framework",
    "drf_spectacular",
    "drf_spectacular_sidecar",
    "oauth2_provider",
    "fishing",
    "games.players",
    "games.oauth",
    "games.matches",
    "games.usage",
    "api",
]

MIDDLEWARE = [
    "api.seen.seen",                                         # outermost: on errors, too
    "api.middleware.cross_origin",
    "api.middleware.problems_everywhere",
    "django.middleware.security.SecurityMiddleware",
    "whitenoise.middleware.WhiteNoiseMiddleware",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "django.contrib.messages.middleware.MessageMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
]

ROOT_URLCONF = "fishing.urls"
WSGI_APPLICATION = "fishing.wsgi.application"
APPEND_SLASH = False                                         # a redirected POST loses its body
TEMPLATES = [{
    "BACKEND": "django.template.backends.django.DjangoTemplates",
    "APP_DIRS": True,
    "OPTIONS": {"context_processors": [
        "django.template.context_processors.request",
        "django.contrib.auth.context_processors.auth",
        "django.contrib.messages.context_processors.messages",
    ]},
}]

DATABASES = {"default": env.db_url_config(env("DATABASE_URL", default="") or f"sqlite:///{VAR_DIR / 'fishing.sqlite3'}")}
DATABASE = DATABASES["default"]
DATABASE["CONN_MAX_AGE"] = env.int("CONN_MAX_AGE", default=600)   # kept, one a thread: a pool could keep no fewer
DATABASE["CONN_HEALTH_CHECKS"] = True
PGBOUNCER = env.bool("PGBOUNCER", default=False)             # in transaction mode: a session's settings are then those of the role
LOCK_SECONDS = env.int("LOCK_SECONDS", default=5)            # limits to waiting, in the database; 0 is none
STATEMENT_SECONDS = env.int("STATEMENT_SECONDS", default=15)
IDLE_IN_TRANSACTION_SECONDS = env.int("IDLE_IN_TRANSACTION_SECONDS", default=10)   # a lock outlives its host, vanished, by no more
DATABASE_SILENT_SECONDS = env.int("DATABASE_SILENT_SECONDS", default=3)  # without an answer of its host: it has vanished
if DATABASE.get("ENGINE") == "django.db.backends.sqlite3":
    # A writer waits for its turn instead of failing half-way; readers never wait (fishing.checks holds us to it).
    DATABASE["OPTIONS"] = {"transaction_mode": "IMMEDIATE", "timeout": 20, "init_command": "PRAGMA journal_mode=WAL;"}
elif DATABASE.get("ENGINE") == "django.db.backends.postgresql":
    limits = {"lock_timeout": LOCK_SECONDS, "statement_timeout": STATEMENT_SECONDS,
              "idle_in_transaction_session_timeout": IDLE_IN_TRANSACTION_SECONDS,
              "tcp_keepalives_idle": 30, "tcp_keepalives_interval": 10}  # so the server forgets those of us who have vanished
    DATABASE["OPTIONS"] = {
        "connect_timeout": DATABASE_SILENT_SECONDS, "tcp_user_timeout": DATABASE_SILENT_SECONDS * 1_000, "keepalives_idle": 2,
        "keepalives_interval": 1, "keepalives_count": DATABASE_SILENT_SECONDS,
        **({} if PGBOUNCER else {"options": " ".join(f"-c {name}={seconds}s" for name, seconds in limits.items())}),
        **DATABASE.get("OPTIONS", {})}                       # what the URL asks for: ?sslmode=verify-full
    DATABASE["DISABLE_SERVER_SIDE_CURSORS"] = PGBOUNCER      # they outlive a transaction
else:
    raise ImproperlyConfigured("DATABASE_URL begins with sqlite:/// or postgresql://: matches are tried on these two.")
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"

REDIS_URL = env("REDIS_URL", default="")
CELERY_BROKER_URL = REDIS_URL or "memory://"                 # no broker: hints are lost, the sweep finds what they were about
CELERY_BROKER_CONNECTION_RETRY_ON_STARTUP = True
# A request must not wait for a broker that is away or has vanished. kombu would try for two seconds (`max_retries`), redis-py wait
# for ever (`socket_timeout`), and a worker that listens to a vanished Redis notice after 51 s (`health_check_interval`).
CELERY_BROKER_TRANSPORT_OPTIONS = {"socket_connect_timeout": 0.5, "socket_timeout": 1, "max_retries": 0,
                                   "health_check_interval": 5} if REDIS_URL else {}
CELERY_TASK_IGNORE_RESULT = True
CELERY_TASK_PUBLISH_RETRY = False
CELERY_TASK_TIME_LIMIT = 30
CELERY_TASK_SOFT_TIME_LIMIT = 20
CELERY_WORKER_PREFETCH_MULTIPLIER = 1
CELERY_WORKER_ETA_TASK_LIMIT = 10_000                        # hints that a worker holds until bots answer; more stay in Redis
CELERY_WORKER_SEND_TASK_EVENTS = False
CELERY_WORKER_HIJACK_ROOT_LOGGER = False
CELERY_ACCEPT_CONTENT = ["json"]
CELERY_TIMEZONE = "UTC"
CELERY_BEAT_SCHEDULER = "fishing.beat.SweepingScheduler"    # intervals only: nothing to remember in a file
CELERY_BEAT_SCHEDULE = {"sweep": {"task": "games.matches.tasks.sweep", "schedule": SWEEP_SECONDS,
                                  "options": {"expires": 10 * SWEEP_SECONDS}},
                        "archive": {"task": "games.matches.tasks.archive_logs", "schedule": 180.0, "options": {"expires": 180.0}},
                        "forget": {"task": "games.players.tasks.forget_idempotency_keys", "schedule": 3_600.0},
                        "forget_ended": {"task": "games.players.tasks.forget_what_ended", "schedule": 3_600.0},
                        "forget_usage": {"task": "games.usage.tasks.forget_usage", "schedule": 3_600.0},
                        "forget_oauth": {"task": "games.oauth.tasks.forget_what_ended", "schedule": 3_600.0}}

# Apps that act for a player (games.oauth). django-oauth-toolkit's own defaults are looser, until its 4.0.
OAUTH_ACCESS_SECONDS = env.int("OAUTH_ACCESS_SECONDS", default=3_600)
OAUTH_REFRESH_SECONDS = env.int("OAUTH_REFRESH_SECONDS", default=90 * 86_400)      # without being used
OAUTH2_PROVIDER_APPLICATION_MODEL, OAUTH2_PROVIDER_GRANT_MODEL = "oauth.Client", "oauth.Code"
OAUTH2_PROVIDER_ACCESS_TOKEN_MODEL, OAUTH2_PROVIDER_REFRESH_TOKEN_MODEL = "oauth.AccessToken", "oauth.RefreshToken"
OAUTH2_PROVIDER = {
    "OAUTH2_SERVER_CLASS": "games.oauth.server.Server",
    "OAUTH2_VALIDATOR_CLASS": "games.oauth.validator.Validator",
    "SCOPES_BACKEND_CLASS": "games.oauth.scopes.Scopes",
    "ACCESS_TOKEN_GENERATOR": "games.oauth.server.new_access_token",
    "REFRESH_TOKEN_GENERATOR": "games.oauth.server.new_refresh_token",
    "ACCESS_TOKEN_EXPIRE_SECONDS": OAUTH_ACCESS_SECONDS,
    "REFRESH_TOKEN_EXPIRE_SECONDS": OAUTH_REFRESH_SECONDS,
    "AUTHORIZATION_CODE_EXPIRE_SECONDS": 60,
    "REFRESH_TOKEN_REUSE_PROTECTION": True,
    "ALLOWED_REDIRECT_URI_SCHEMES": ["https"],               # games.oauth.redirects knows which others are good for what
    **dict.fromkeys((f"COMPLIANT_BCP_RFC9700_{gate}" for gate in (
        "IMPLICIT_GRANT", "PASSWORD_GRANT", "PKCE_METHOD", "PKCE_REQUIRED", "ACCESS_TOKEN_TRANSPORT", "AUTHZ_RESPONSE_ISS", "TOKEN_STORAGE",
        "REFRESH_TOKEN", "REDIRECT_URI_SCHEME", "REDIRECT_URI_MATCHING")), True),
}

LANGUAGE_CODE = "en"
LANGUAGES = [("en", "English"), ("pt-br", "Português do Brasil")]
TIME_ZONE = "UTC"
USE_TZ = True

STATIC_URL = "/static/"
WHITENOISE_USE_FINDERS = True                                # no collectstatic step between a clone and a page
STORAGES = {"staticfiles": {"BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"}}

# Web teams call from any origin: credentials are headers, never cookies. What is not exposed is invisible to their code.
CORS_ALLOW_ALL_ORIGINS = True
CORS_URLS_REGEX = r"^/(v1/.*|oauth/(token|revoke)|\.well-known/oauth-.*|openapi\.yaml|healthz|readyz)$"
CORS_ALLOW_METHODS = ["DELETE", "GET", "HEAD", "OPTIONS", "PATCH", "POST", "PUT"]
CORS_ALLOW_HEADERS = ["accept", "accept-language", "authorization", "content-type", "idempotency-key", "if-match", "if-none-match",
                      "last-event-id", "prefer", "x-app-key", "x-request-id"]
CORS_EXPOSE_HEADERS = ["Content-Language", "Date", "Deprecation", "ETag", "Idempotent-Replayed", "Link", "Location", "Preference-Applied",
                       "RateLimit", "RateLimit-Policy", "Retry-After", "Sunset", "WWW-Authenticate", "X-Request-Id"]
CORS_PREFLIGHT_MAX_AGE = 86_400

DATA_UPLOAD_MAX_MEMORY_SIZE = 65_536                         # contract, section 4: 413 above

REST_FRAMEWORK = {
    "DEFAULT_AUTHENTICATION_CLASSES": ["api.auth.BearerAuthentication"],
    "DEFAULT_PERMISSION_CLASSES": [],
    "DEFAULT_PARSER_CLASSES": ["api.parsing.StrictJSONParser"],
    "DEFAULT_RENDERER_CLASSES": ["rest_framework.renderers.JSONRenderer"],
    "DEFAULT_SCHEMA_CLASS": "api.schema.ApiSchema",
    "DEFAULT_METADATA_CLASS": None,
    "EXCEPTION_HANDLER": "api.problems.exception_handler",
    "UNAUTHENTICATED_USER": None,
    "UNAUTHENTICATED_TOKEN": None,
    "URL_FORMAT_OVERRIDE": None,
}

SPECTACULAR_SETTINGS = {
    "TITLE": "Fishing",
    "DESCRIPTION": "Turn-based card games, played through HTTP: open a match, send commands, poll.",
    "VERSION": "1.0.0",
    "OAS_VERSION": "3.1.0",
    "SERVERS": [{"url": "/"}],
    "LICENSE": {"name": "AGPL-3.0-or-later", "identifier": "AGPL-3.0-or-later"},
    "CONTACT": {"name": "Fishing"},
    "SCHEMA_PATH_PREFIX": "/v1",
    "SERVE_INCLUDE_SCHEMA": False,
    "COMPONENT_SPLIT_REQUEST": True,
    "ENUM_GENERATE_CHOICE_DESCRIPTION": False,
    "SWAGGER_UI_DIST": "SIDECAR",
    "SWAGGER_UI_FAVICON_HREF": "SIDECAR",
    "REDOC_DIST": "SIDECAR",
    "POSTPROCESSING_HOOKS": ["api.schema.finish"],
    "TAGS": [
        {"name": "catalogue", "description": "The games, their options and rules."},
        {"name": "players", "description": "Guests, tokens and what is yours."},
        {"name": "oauth", "description": "Other apps that act for a player: what they may, and how they are asked."},
        {"name": "apps", "description": "For the backends of client teams: their players and those players' tokens."},
        {"name": "matches", "description": "Open, join, read and play matches."},
        {"name": "sandbox", "description": "For the tests of client teams: matches that they arrange."},
        {"name": "problems", "description": "What can go wrong, and what to do then."},
        {"name": "service", "description": "Liveness and readiness."},
    ],
}

LOGGING = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"line": {"()": "fishing.logs.formatter", "for_people": DEBUG}},
    "handlers": {"console": {"class": "logging.StreamHandler", "formatter": "line"}},
    "loggers": {
        "django": {"handlers": [], "level": "INFO", "propagate": True},
        "django.request": {"level": "CRITICAL"},             # refusals are no news; faults are logged by api.middleware
        "django.security.DisallowedHost": {"level": "CRITICAL"},
        "celery": {"level": "WARNING"},                      # `fishing.following` says how each task ended
        "kombu": {"level": "WARNING"},
        "oauth2_provider": {"level": "WARNING"},             # at DEBUG they write codes and tokens
        "oauthlib": {"level": "WARNING"},
    },
    "root": {"handlers": ["console"], "level": env("LOG_LEVEL", default="INFO")},
}
