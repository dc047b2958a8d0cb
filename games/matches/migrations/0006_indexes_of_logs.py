import django.db.models.deletion
from django.db import migrations, models

from games.indexes import AddIndexBesides


class Migration(migrations.Migration):
    """What is to be archived is found by an index; those of `match` alone go, for the unique ones begin with it."""

    atomic = False

    dependencies = [
        ('matches', '0005_archive'),
    ]

    operations = [
        AddIndexBesides('match', models.Index(condition=models.Q(('archived_at__isnull', True), ('finished_at__isnull', False)),
                                              fields=['finished_at'], name='match_to_archive')),
        migrations.AlterField(
            model_name='event',
            name='match',
            field=models.ForeignKey(db_index=False, on_delete=django.db.models.deletion.CASCADE, related_name='events',
                                    to='matches.match'),
        ),
        migrations.AlterField(
            model_name='seat',
            name='match',
            field=models.ForeignKey(db_index=False, on_delete=django.db.models.deletion.CASCADE, related_name='seats',
                                    to='matches.match'),
        ),
    ]
