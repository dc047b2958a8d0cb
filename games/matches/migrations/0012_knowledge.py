from django.db import migrations, models


class Migration(migrations.Migration):
    """Matches in which the service remembers for its players; a process of the version before goes on without knowing of it."""

    dependencies = [
        ('matches', '0011_choice'),
    ]

    operations = [
        migrations.AddField(
            model_name='match',
            name='knowledge',
            field=models.BooleanField(db_default=False, default=False),
        ),
    ]
