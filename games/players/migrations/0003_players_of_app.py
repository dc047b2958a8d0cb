from django.db import migrations, models

from games.indexes import AddIndexBesides


class Migration(migrations.Migration):
    """The latest players of an app, for the page about it."""

    atomic = False

    dependencies = [
        ('players', '0002_apps_and_credentials'),
    ]

    operations = [
        AddIndexBesides('player', models.Index(condition=models.Q(('app__isnull', False)), fields=['app', '-id'], name='players_of_app')),
    ]
