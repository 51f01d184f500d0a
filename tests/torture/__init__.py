"""Attacks on the bot: on what it has acknowledged, and on what it hides.

Each attack is a test with a count, small in `make test` and large in `make torture`, which prints one line of figures.
Beside each stands a negative control: the same attack on a bot, a store or a view that is broken on purpose. The attack
has to find that, else finding nothing would prove nothing. docs/reliability.md has the figures of the last long run.
"""
