"""Querysets that are compiled once. Django writes their SQL anew each time, which takes several times as long as the answer.

For the few that every request makes. What is kept is Django's own compiler and what it wrote, so rows are read, converted and made into
models as ever; one for each thread, whose connection it is.
"""
import threading
from collections.abc import Callable
from typing import Any, Generic, TypeVar

from django.db import DEFAULT_DB_ALIAS, connections
from django.db.models import Field, Model, QuerySet
from django.db.models.query import ModelIterable

M = TypeVar("M", bound=Model)


class Kept(threading.local, Generic[M]):
    """A queryset that hangs on one value. `field` knows how that is sent; `sample` is any that it could be."""

    def __init__(self, queryset: Callable[[Any], QuerySet[M]], field: "Field[Any, Any]", sample: object) -> None:
        self.queryset, self.field, self.sample = queryset, field, sample
        self.compiler: Any = None

    def all(self, value: object) -> list[M]:
        connection = connections[DEFAULT_DB_ALIAS]
        if self.compiler is None:
            self._compile(connection)
        sent = self.field.get_db_prep_value(value, connection)
        self.compiler.as_sql = lambda: (self.sql, (sent,))
        return list(ModelIterable(self.compiled))

    def first(self, value: object) -> M | None:
        return next(iter(self.all(value)), None)

    def _compile(self, connection: Any) -> None:
        compiled: Any = self.queryset(self.sample)
        compiler = compiled.query.get_compiler(connection=connection)
        self.sql, parameters = compiler.as_sql()
        assert len(parameters) == 1, "a queryset of one value"
        compiled.query.get_compiler = lambda **_: compiler
        self.compiled, self.compiler = compiled, compiler
