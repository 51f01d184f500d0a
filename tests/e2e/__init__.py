"""End-to-end tests: people who type and click, the sandbox as Discord, and the real bot process."""
