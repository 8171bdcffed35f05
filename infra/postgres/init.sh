#!/bin/bash
# Runs once, on an empty data volume: one database and one role per service, and no role enters another's database.
set -euo pipefail

create() {
  psql --set ON_ERROR_STOP=1 --set name="$1" --set password="$2" --username "$POSTGRES_USER" --dbname postgres <<'SQL'
CREATE ROLE :"name" LOGIN PASSWORD :'password';
CREATE DATABASE :"name" OWNER :"name";
REVOKE ALL ON DATABASE :"name" FROM PUBLIC;
SQL
}

create identity "$IDENTITY_DATABASE_PASSWORD"
create will_data "$WILL_DATA_DATABASE_PASSWORD"
create address_lookup "$ADDRESS_LOOKUP_DATABASE_PASSWORD"
create notifications "$NOTIFICATIONS_DATABASE_PASSWORD"
psql --set ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname postgres \
  --command 'REVOKE CONNECT ON DATABASE postgres, template1 FROM PUBLIC'
