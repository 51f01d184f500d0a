"""The consent feature: offers (draw, takeback, end), claims after a timeout, resigning.

In: slash commands and button presses. Out: changes of sessions; the table's message follows.
"""
