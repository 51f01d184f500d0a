"""The database of each release, and whether games that were on in it go on in this program."""
