"""Tests of the pictures of Tripple Domino and Triodomino."""
