"""Everything about Discord: commands, messages, components, routing, errors."""
