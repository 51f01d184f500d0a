"""Bots on other people's client libraries, which know nothing of the sandbox, work with it unmodified.

In: a program for each library, run as a process; all of them have the same commands and print the same lines. Out: a
library that stumbles over the sandbox shows where the sandbox is not like Discord.
"""
