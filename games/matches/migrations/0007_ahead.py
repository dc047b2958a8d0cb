from django.db import migrations, models


class Migration(migrations.Migration):
    """The clock of a sandbox match can be moved on."""

    dependencies = [
        ('matches', '0006_indexes_of_logs'),
    ]

    operations = [
        migrations.AddField(
            model_name='match',
            name='ahead',
            field=models.PositiveIntegerField(db_default=0, default=0),
        ),
    ]
