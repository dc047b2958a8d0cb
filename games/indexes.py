"""Indexes that are made while others read and write."""
from typing import Any

from django.db import migrations


class AddIndexBesides(migrations.AddIndex):
    """CREATE INDEX CONCURRENTLY on PostgreSQL, in a migration that is not `atomic`; SQLite makes it as always."""

    atomic = False

    def database_forwards(self, app_label: str, schema_editor: Any, from_state: Any, to_state: Any) -> None:
        if schema_editor.connection.vendor != "postgresql":
            super().database_forwards(app_label, schema_editor, from_state, to_state)
            return
        model = to_state.apps.get_model(app_label, self.model_name)
        if self.allow_migrate_model(schema_editor.connection.alias, model):
            schema_editor.add_index(model, self.index, concurrently=True)
