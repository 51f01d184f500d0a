"""The pictures of Tripple Domino and Triodomino: formations of triangular tiles, the players, the own hand."""
