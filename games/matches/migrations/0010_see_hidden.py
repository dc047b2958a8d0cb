from django.db import migrations


class Migration(migrations.Migration):
    """Who may see hidden cards of a match that is being played: a permission of its own."""

    dependencies = [
        ('matches', '0009_client_seed'),
    ]

    operations = [
        migrations.AlterModelOptions(
            name='match',
            options={'permissions': [('see_hidden', 'Can see what a seat sees of a match that is being played')],
                     'verbose_name_plural': 'matches'},
        ),
    ]
