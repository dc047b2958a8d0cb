from django.db import migrations, models


def clear_tables(apps, schema_editor):
    """Seats of matches that were over before anybody asked."""
    over = apps.get_model("matches", "Match").objects.exclude(status__in=("open", "active"))
    apps.get_model("matches", "Seat").objects.filter(match__in=over).update(in_play=False)


class Migration(migrations.Migration):

    dependencies = [
        ('matches', '0002_rematch'),
    ]

    operations = [
        migrations.AddField(
            model_name='seat',
            name='in_play',
            field=models.BooleanField(db_default=True, default=True),
        ),
        migrations.RunPython(clear_tables, migrations.RunPython.noop, elidable=True),
    ]
