from typing import Literal

PescadoNovoKnowledgeUnseenItemType0 = Literal['*', '-1', '-2', '0', '1/10', '11', '12', '13', 'B', 'bream-1', 'bream-10', 'bream-2', 'bream-3', 'bream-4', 'bream-5', 'bream-6', 'bream-7', 'bream-8', 'bream-9', 'J', 'mackerel-1', 'mackerel-10', 'mackerel-2', 'mackerel-3', 'mackerel-4', 'mackerel-5', 'mackerel-6', 'mackerel-7', 'mackerel-8', 'mackerel-9', 'salmon-1', 'salmon-10', 'salmon-2', 'salmon-3', 'salmon-4', 'salmon-5', 'salmon-6', 'salmon-7', 'salmon-8', 'salmon-9', 'tuna-1', 'tuna-10', 'tuna-2', 'tuna-3', 'tuna-4', 'tuna-5', 'tuna-6', 'tuna-7', 'tuna-8', 'tuna-9']

PESCADO_NOVO_KNOWLEDGE_UNSEEN_ITEM_TYPE_0_VALUES: set[PescadoNovoKnowledgeUnseenItemType0] = { '*', '-1', '-2', '0', '1/10', '11', '12', '13', 'B', 'bream-1', 'bream-10', 'bream-2', 'bream-3', 'bream-4', 'bream-5', 'bream-6', 'bream-7', 'bream-8', 'bream-9', 'J', 'mackerel-1', 'mackerel-10', 'mackerel-2', 'mackerel-3', 'mackerel-4', 'mackerel-5', 'mackerel-6', 'mackerel-7', 'mackerel-8', 'mackerel-9', 'salmon-1', 'salmon-10', 'salmon-2', 'salmon-3', 'salmon-4', 'salmon-5', 'salmon-6', 'salmon-7', 'salmon-8', 'salmon-9', 'tuna-1', 'tuna-10', 'tuna-2', 'tuna-3', 'tuna-4', 'tuna-5', 'tuna-6', 'tuna-7', 'tuna-8', 'tuna-9',  }

def check_pescado_novo_knowledge_unseen_item_type_0(value: str) -> PescadoNovoKnowledgeUnseenItemType0:
    if value in PESCADO_NOVO_KNOWLEDGE_UNSEEN_ITEM_TYPE_0_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {PESCADO_NOVO_KNOWLEDGE_UNSEEN_ITEM_TYPE_0_VALUES!r}")
