"""What all admin pages of ours share: they show and change nothing, and stay fast however large the table is."""
import uuid
from collections.abc import Callable
from typing import Any, TypeVar

from django.contrib import admin
from django.core.paginator import Paginator
from django.db.models import Model, Q, QuerySet
from django.http import HttpRequest
from django.utils.functional import cached_property

COUNTED = 10_000
F = TypeVar("F", bound=Callable[..., Any])


class CappedPaginator(Paginator):
    """Counts to COUNTED and no further: nobody pages beyond it, and counting a large table takes seconds."""

    @cached_property
    def count(self) -> int:
        rows = self.object_list
        return rows.order_by()[:COUNTED].count() if isinstance(rows, QuerySet) else len(rows)


class ReadOnlyAdmin(admin.ModelAdmin):
    """Looks at rows. What moderators change, they will change through services, and each change will be an event."""

    paginator = CappedPaginator
    show_full_result_count = False
    list_per_page = 50
    search_help_text = "A whole id."

    def by_id(self, wanted: uuid.UUID) -> Q:
        """What a whole id in the search box means on this page."""
        return Q(pk=wanted)

    def by_text(self, text: str) -> Q | None:
        """What any other text means; None: nothing is found by it."""
        return None

    def get_search_results(self, request: HttpRequest, queryset: QuerySet[Any], search_term: str) -> tuple[QuerySet[Any], bool]:
        """Ids are looked up by index. Django's own search would compare every row's id as text."""
        text = search_term.strip()
        if not text:
            return queryset, False
        try:
            condition: Q | None = self.by_id(uuid.UUID(text))
        except ValueError:
            condition = self.by_text(text)
        return (queryset.none() if condition is None else queryset.filter(condition)), False

    def has_add_permission(self, request: HttpRequest, obj: Model | None = None) -> bool:
        return False

    def has_change_permission(self, request: HttpRequest, obj: Model | None = None) -> bool:
        return False

    def has_delete_permission(self, request: HttpRequest, obj: Model | None = None) -> bool:
        return False


def named(description: str) -> Callable[[F], F]:
    """A column of a list, with its heading."""
    return admin.display(description=description)
