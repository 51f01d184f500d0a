"""Facts about Tris 1 that the shared tests need."""

from tests.contract.facts import Facts

FACTS = Facts(plies=9)
