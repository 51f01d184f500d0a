"""Tests of interactions, responses, options, components and modals."""
