"""A Discord on loopback, with a page in the browser: play without a token; the tests' other end of the wire."""
