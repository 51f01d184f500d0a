"""The content of a leaderboard's page: for its picture, and as lines of text."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from bot.sessions.leaderboards import ROWS, LeaderboardPage, LeaderboardRow, ScoreRow
from bot.sessions.session import Person
from bot.texts import Texts
from bot.ui.text.best_results import score_in_points, score_text
from bot.ui.text.names import picture_name, sanitized_name, shown_name
from bot.ui.text.times import clock_time, short_day
from renderers.cards.leaderboard import Leaderboard, Row

Page: TypeAlias = LeaderboardPage[LeaderboardRow] | LeaderboardPage[ScoreRow]


@dataclass(frozen=True)
class ShownLeaderboard:
    """A page of a leaderboard for one reader.

    Attributes:
        alone: whether it ranks results of games for one.
    """

    page: Page
    reader: int
    alone: bool

    def card(self, texts: Texts) -> Leaderboard:
        """Returns the contents of the picture."""
        page, own = self.page, self.page.own
        rows = tuple(self._row(row, texts) for row in page.rows)
        elsewhere = own is not None and all(row.person != own.person for row in page.rows)
        return Leaderboard(
            headings=tuple(map(texts, self._headings)),
            order=0 if self.alone else len(self._headings) - 1,
            rows=rows,
            empty=self._empty(texts),
            shown=self._shown(texts),
            own=self._row(own, texts) if own is not None and elsewhere else None,
            provisional=texts("leaderboard-provisional"),
        )

    def lines(self, texts: Texts, name: Callable[[str], str]) -> str:
        """Returns a line for each place, and one for the reader's place.

        Args:
            name: formats a name for the text's destination.
        """
        page, own = self.page, self.page.own
        if not page.rows:
            return self._empty(texts)
        lines = [self._shown(texts), *(self._line(row, texts, name) for row in page.rows)]
        if own is None:
            lines.append(texts("leaderboard-own-none"))
        else:
            lines.append(texts("leaderboard-own-line", line=self._line(own, texts, name)))
        return "\n".join(lines)

    @property
    def _headings(self) -> Sequence[str]:
        if not self.alone:
            return "heading-games", "heading-wins", "heading-share", "heading-rating"
        return "heading-points", "heading-time", "heading-day"

    def _empty(self, texts: Texts) -> str:
        return texts("leaderboard-empty-alone" if self.alone else "leaderboard-empty")

    def _shown(self, texts: Texts) -> str:
        """Returns the line about which places are shown."""
        if not self.page.rows:
            return ""
        first = self.page.number * ROWS + 1
        last = first + len(self.page.rows) - 1
        return texts("leaderboard-shown", first=str(first), last=str(last), people=str(self.page.people))

    def _row(self, row: LeaderboardRow | ScoreRow, texts: Texts) -> Row:
        return Row(
            rank=row.rank,
            name=picture_name(_person(row, texts), texts),
            numbers=_rated(row, texts) if isinstance(row, LeaderboardRow) else self._scored(row, texts),
            highlighted=row.person == self.reader,
            provisional=isinstance(row, LeaderboardRow) and not row.settled,
        )

    def _scored(self, row: ScoreRow, texts: Texts) -> tuple[str, ...]:
        time = "–" if row.duration is None else clock_time(row.duration)
        return "–" if row.score is None else score_text(row.score), time, short_day(row.at, texts)

    def _line(self, row: LeaderboardRow | ScoreRow, texts: Texts, name: Callable[[str], str]) -> str:
        player = name(shown_name(_person(row, texts), texts))
        if isinstance(row, LeaderboardRow):
            return texts(
                "leaderboard-line",
                rank=str(row.rank),
                player=player,
                games=row.games,
                wins=row.wins,
                losses=row.losses,
                draws=row.draws,
                percent=share(row),
                rating=str(row.points),
                provisional="no" if row.settled else "yes",
            )
        score, time = row.score, "" if row.duration is None else clock_time(row.duration)
        return texts(
            "leaderboard-score-line",
            rank=str(row.rank),
            player=player,
            scored="time" if score is None else "both" if time else "points",
            points=score_in_points(score or 0, texts),
            time=time or "–",
            day=short_day(row.at, texts),
        )


def _person(row: LeaderboardRow | ScoreRow, texts: Texts) -> Person:
    """Returns the person in a row: by the name in the guild; on a global leaderboard by the username, if any."""
    name = row.name or sanitized_name(row.username, texts("leaderboard-somebody"))
    return Person(row.person, name, row.username)


def _rated(row: LeaderboardRow, texts: Texts) -> tuple[str, ...]:
    rating = str(row.points) if row.settled else texts("number-rating-provisional", rating=str(row.points))
    return str(row.games), str(row.wins), texts("number-share", percent=share(row)), rating


def share(row: LeaderboardRow) -> int:
    """Returns the share of games won, in percent."""
    return round(100 * row.wins / row.games) if row.games else 0
