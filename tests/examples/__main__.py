"""`python -m tests.examples` records the examples of the schema anew; `make schema` puts them in."""
import logging
import os


def main() -> None:
    os.environ["DJANGO_SETTINGS_MODULE"] = "tests.settings"
    os.environ.pop("DATABASE_URL", None)                     # an SQLite file of its own, gone afterwards
    import django
    django.setup()
    from django.core.management import call_command

    from tests.examples.files import write
    from tests.examples.scenario import record
    call_command("migrate", verbosity=0)
    logging.disable()                                        # of bots that nobody moves
    write(record())


if __name__ == "__main__":
    main()
