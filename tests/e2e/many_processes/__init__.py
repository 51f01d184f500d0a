"""Several processes serve the same tables over HTTP, with one PostgreSQL database: do they keep the bot's promises?"""
