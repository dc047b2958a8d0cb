"""What players read, in every language of the service. A text that lacks a language does not type-check."""
from dataclasses import dataclass
from typing import Literal, TypeAlias, get_args

Language: TypeAlias = Literal["en", "pt-BR"]
LANGUAGES: tuple[Language, ...] = get_args(Language)


@dataclass(frozen=True, slots=True)
class Text:
    """One sentence in English and in Brazilian Portuguese; `{names}` in it are filled by `format`."""

    en: str
    pt_br: str

    def to(self, language: Language) -> str:
        return self.pt_br if language == "pt-BR" else self.en

    def format(self, **values: object) -> "Text":
        return Text(self.en.format(**values), self.pt_br.format(**values))
