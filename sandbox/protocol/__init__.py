"""Shared parts of Discord's protocol: JSON, permission bits, error answers, types of commands and components.

Other rooms read and write Discord's objects with it. It holds no state and imports nothing of the sandbox.
"""
