"""A fake Discord for tests of posts, which accepts or refuses them."""

from bot.store.posts import DuePost


class Posting:
    """A fake Discord: records the posts, and refuses them on demand."""

    def __init__(self) -> None:
        self.posts: list[DuePost] = []
        self.problem = ""

    async def __call__(self, due: DuePost) -> str:
        self.posts.append(due)
        return self.problem

    @property
    def days(self) -> list[str]:
        return [due.day for due in self.posts]
