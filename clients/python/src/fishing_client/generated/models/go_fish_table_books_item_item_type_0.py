from typing import Literal

GoFishTableBooksItemItemType0 = Literal['10', '2', '3', '4', '5', '6', '7', '8', '9', 'A', 'J', 'K', 'Q']

GO_FISH_TABLE_BOOKS_ITEM_ITEM_TYPE_0_VALUES: set[GoFishTableBooksItemItemType0] = { '10', '2', '3', '4', '5', '6', '7', '8', '9', 'A', 'J', 'K', 'Q',  }

def check_go_fish_table_books_item_item_type_0(value: str) -> GoFishTableBooksItemItemType0:
    if value in GO_FISH_TABLE_BOOKS_ITEM_ITEM_TYPE_0_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {GO_FISH_TABLE_BOOKS_ITEM_ITEM_TYPE_0_VALUES!r}")
