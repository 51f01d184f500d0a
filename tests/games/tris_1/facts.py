"""What the shared tests need to know of Tris 1."""

from tests.contract.facts import Facts

FACTS = Facts(plies=9)
