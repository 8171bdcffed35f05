#!/bin/sh
# Makes the archive at the first start, and backs the server up: at once if there is no backup yet, then at half past one
# (UTC) each night, whole on Sundays and otherwise what has changed since. Runs as the user postgres, which cron cannot.
set -u

back_up() {
  if [ "$(date -u +%u)" = 7 ]; then type=full; else type=diff; fi
  pgbackrest --type="$type" backup || echo 'ALARM: the backup failed; its reason is above'
}

until_half_past_one() {
  now=$(date -u +%s)
  echo $((86400 - (now - 5400) % 86400))
}

until pgbackrest stanza-create; do
  echo 'ALARM: there is no archive; it is tried again in a minute'
  sleep 60
done
pgbackrest info | grep -q 'status: ok' || back_up
while sleep "$(until_half_past_one)"; do back_up; done
