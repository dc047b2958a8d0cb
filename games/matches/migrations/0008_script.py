from django.db import migrations, models


class Migration(migrations.Migration):
    """Bots of sandbox matches may play a list of commands."""

    dependencies = [
        ('matches', '0007_ahead'),
    ]

    operations = [
        migrations.AddField(
            model_name='seat',
            name='script',
            field=models.TextField(blank=True, db_default='', default=''),
        ),
        migrations.AddField(
            model_name='seat',
            name='script_at',
            field=models.PositiveSmallIntegerField(db_default=0, default=0),
        ),
    ]
