import django.db.models.deletion
from django.db import migrations, models

from games.indexes import AddIndexBesides


class Migration(migrations.Migration):
    """What an inbox, the lobby and the caps look things up by; the indexes of two columns alone go, for others begin with them."""

    atomic = False

    dependencies = [
        ('matches', '0003_in_play'),
    ]

    operations = [
        AddIndexBesides('match', models.Index(condition=models.Q(('finished_at__isnull', True)), fields=['visibility', '-id'],
                                              name='match_going_on')),
        AddIndexBesides('match', models.Index(fields=['host', 'status'], name='match_hosted')),
        AddIndexBesides('seat', models.Index(fields=['player', 'match'], name='seat_of_player')),
        AddIndexBesides('seat', models.Index(condition=models.Q(('in_play', True)), fields=['player'], name='seat_in_play')),
        migrations.AlterField(
            model_name='match',
            name='host',
            field=models.ForeignKey(db_index=False, on_delete=django.db.models.deletion.PROTECT, related_name='hosted',
                                    to='players.player'),
        ),
        migrations.AlterField(
            model_name='seat',
            name='player',
            field=models.ForeignKey(blank=True, db_index=False, null=True, on_delete=django.db.models.deletion.PROTECT,
                                    related_name='seats', to='players.player'),
        ),
    ]
