"""The shares of wins of a game's pairings as an SVG: a dot and its Wilson interval a row, the fair share a tick."""
from collections.abc import Mapping, Sequence
from html import escape

from .run import Summary

LEFT, WIDTH, RIGHT, ROW = 190, 420, 60, 18                    # names, 0 to 100 %, numbers; the height of a row
INK, PALE, FAIR, DOT = "#333", "#aaa", "#b33", "#0b63a5"


def svg(title: str, tables: Mapping[str, Sequence[Summary]]) -> str:
    """All pairings of a game, table by table."""
    lines, y = [], 34
    for name, pairs in tables.items():
        lines.append(f'<text x="8" y="{y + 4}" font-weight="bold">{escape(name)}</text>')
        y += ROW
        for pair in pairs:
            lines += _row(pair, y)
            y += ROW
        y += ROW // 2
    grid = [f'<line x1="{x:g}" x2="{x:g}" y1="26" y2="{y}" stroke="{PALE}" stroke-width=".5"/>' for x in map(_x, (0, 0.25, 0.5, 0.75, 1))]
    axis = [f'<text x="{_x(part):g}" y="{y + 14}" text-anchor="middle">{100 * part:.0f} %</text>' for part in (0, 0.25, 0.5, 0.75, 1)]
    width, height = LEFT + WIDTH + RIGHT, y + 24
    return "\n".join([
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" role="img" '
        f'font-family="sans-serif" font-size="11" fill="{INK}">', f"<title>{escape(title)}</title>",
        f'<rect width="{width}" height="{height}" fill="#fff"/>', f'<text x="8" y="18" font-size="13">{escape(title)}</text>',
        *grid, *lines, *axis, "</svg>", ""])


def _row(pair: Summary, y: int) -> list[str]:
    (low, high), share, fair = pair.wilson, pair.share.value, pair.head["deals"] / pair.matches
    return [f'<text x="{LEFT - 8}" y="{y + 4}" text-anchor="end">{escape(pair.head["hero"])} – {escape(pair.head["other"])}</text>',
            f'<line x1="{_x(fair):g}" x2="{_x(fair):g}" y1="{y - 6}" y2="{y + 6}" stroke="{FAIR}" stroke-width="1.5"/>',
            f'<line x1="{_x(low):g}" x2="{_x(high):g}" y1="{y}" y2="{y}" stroke="{DOT}" stroke-width="2"/>',
            f'<circle cx="{_x(share):g}" cy="{y}" r="3.5" fill="{DOT}"/>',
            f'<text x="{LEFT + WIDTH + 8}" y="{y + 4}">{100 * share:.1f} %</text>']


def _x(share: float) -> float:
    return round(LEFT + share * WIDTH, 1)
