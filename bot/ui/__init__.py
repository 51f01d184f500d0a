"""All Discord: commands, messages, components, routing, errors."""
