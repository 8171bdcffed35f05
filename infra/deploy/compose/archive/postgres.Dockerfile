# PostgreSQL as in docker-compose.yml, with pgBackRest to archive it; infra/deploy/compose/docker-compose.archive.yml uses it.
FROM postgres:18-alpine
RUN apk add --no-cache pgbackrest
COPY infra/deploy/compose/archive/pgbackrest.conf infra/deploy/compose/archive/back-up.sh /etc/archive/
COPY infra/deploy/compose/archive/postgresql.conf /etc/archive/archive.conf
# What the data directory says, and then what archiving needs.
RUN printf "include '%s'\n" "$PGDATA/postgresql.conf" archive.conf > /etc/archive/postgresql.conf
ENV PGBACKREST_STANZA=plainwill \
    PGBACKREST_PG1_PATH=$PGDATA \
    PGBACKREST_PG1_SOCKET_PATH=/var/run/postgresql \
    PGBACKREST_CONFIG=/etc/archive/pgbackrest.conf \
    PGBACKREST_CONFIG_INCLUDE_PATH=/run/secrets
