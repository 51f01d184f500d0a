"""Attacks on the bot: they try to make it lose acknowledged changes, or reveal secrets.

Each attack is a test with a count, small in `make test` and large in `make torture`, which prints one line of figures.
Each has a negative control: the same attack on a bot, a store or a view that is broken on purpose. The attack has to
find the fault, else finding nothing would prove nothing. docs/reliability.md has the figures of the last long run.
"""
