from django.db import migrations, models


class Migration(migrations.Migration):
    """Players may add to the chance of a match."""

    dependencies = [
        ('matches', '0008_script'),
    ]

    operations = [
        migrations.AddField(
            model_name='seat',
            name='client_seed',
            field=models.CharField(blank=True, db_default='', default='', max_length=64),
        ),
    ]
