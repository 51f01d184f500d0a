"""Tests of the metrics, of health, and of the files in deploy/ that name metrics."""
