"""What is printed: a line for each assumption, and a summary."""

from collections import Counter
from collections.abc import Callable, Sequence

from bot.probe.assumption import Outcome, Result

DISCORD = "https://discord.com"
NOT_DISCORD = (
    "This is not Discord. If it is the sandbox, what follows proves nothing about Discord: only Discord itself can. "
    "If it is a proxy, everything that it passes on counts."
)


class Report:
    """Prints results as they come in.

    Args:
        write: prints a line.
    """

    def __init__(self, write: Callable[[str], None]) -> None:
        self.write = write
        self.results: list[Result] = []

    def begin(self, url: str) -> None:
        """Prints which API is tried.

        Args:
            url: its address, without a path.
        """
        self.write(f"Trying what Tavolino assumes of {url}")
        if url != DISCORD:
            self.write(NOT_DISCORD)

    def add(self, result: Result) -> None:
        """Prints a result."""
        self.results.append(result)
        self.write(line(result))

    def end(self, left: Sequence[str]) -> None:
        """Prints the summary, and what could not be removed from the test channel."""
        counts = Counter(result.outcome for result in self.results)
        self.write(", ".join(f"{counts[outcome]} {outcome.value}" for outcome in Outcome))
        broken = [one for one in self.results if one.outcome is Outcome.NOT_HELD and one.assumption.code]
        self.write(f"{len(broken)} of those that did not hold break something" if broken else "Nothing is broken")
        self.write(f"Left behind: {'; '.join(left)}" if left else "Removed: all that was sent to the channel")

    @property
    def broken(self) -> bool:
        """Whether something that the bot relies on did not hold."""
        return any(one.outcome is Outcome.NOT_HELD and one.assumption.code for one in self.results)


def line(result: Result) -> str:
    """Returns the line about a result."""
    about = result.assumption
    text = f"{result.outcome.value:9} {about.key}: {about.text}"
    match result.outcome:
        case Outcome.HELD:
            return f"{text} ({result.seen})"
        case Outcome.NOT_TRIED:
            return f"{text}: {result.seen}"
        case Outcome.NOT_HELD:
            where = f" ({about.code})" if about.code else ""
            return f"{text}: {result.seen}. Breaks: {about.breaks}{where}"


def as_json(result: Result) -> dict[str, str]:
    """Returns a result for the JSON file."""
    about = result.assumption
    fields = {"assumption": about.key, "text": about.text, "outcome": result.outcome.value, "seen": result.seen}
    return fields | {"code": about.code, "breaks": about.breaks}
