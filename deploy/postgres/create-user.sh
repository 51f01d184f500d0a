#!/bin/sh
# Is run once, by PostgreSQL's image, when it makes a new cluster: the bot's user owns its database, and may do nothing
# else. After it nobody can connect as the superuser but inside of the container:
#   docker compose --env-file .env --file deploy/compose-http.yaml exec postgres psql --username=postgres
set -eu
psql --username=postgres --no-psqlrc --set=ON_ERROR_STOP=1 --set=password="$POSTGRES_PASSWORD" <<'SQL'
CREATE ROLE tavolino LOGIN PASSWORD :'password';
CREATE DATABASE tavolino OWNER tavolino;
REVOKE ALL ON DATABASE tavolino FROM PUBLIC;
ALTER ROLE postgres PASSWORD NULL;
SQL
