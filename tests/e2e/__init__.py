"""Through the front door: people who type and click, the sandbox's Discord, and the real bot process."""
