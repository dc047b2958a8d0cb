import json
import zlib
from datetime import datetime

import django.db.models.deletion
from django.db import migrations, models


def unpack(apps, schema_editor):
    """The way back: every log has its rows again before the table goes."""
    Event = apps.get_model("matches", "Event")
    for log in apps.get_model("matches", "ArchivedLog").objects.iterator(100):
        lines = (json.loads(line) for line in zlib.decompress(bytes(log.lines)).splitlines())
        Event.objects.bulk_create(Event(match_id=log.pk, seq=seq, at=datetime.fromisoformat(at), type=kind, seat=seat, v=v, payload=payload)
                                  for seq, at, kind, seat, v, payload in lines)


class Migration(migrations.Migration):

    dependencies = [
        ('matches', '0004_indexes'),
        ('players', '0002_apps_and_credentials'),
    ]

    operations = [
        migrations.CreateModel(
            name='ArchivedLog',
            fields=[
                ('match', models.OneToOneField(on_delete=django.db.models.deletion.CASCADE, primary_key=True, related_name='archived_log', serialize=False, to='matches.match')),
                ('lines', models.BinaryField()),
            ],
        ),
        migrations.AddField(
            model_name='match',
            name='archived_at',
            field=models.DateTimeField(blank=True, null=True),
        ),
        migrations.RunPython(migrations.RunPython.noop, unpack),
    ]
