#!/bin/sh
# Starts Redis with a user for each service that keeps something in it, who reaches its own keys alone.
# start.sh CONF [OPTIONS of redis-server]; passwords are in NAME_REDIS_PASSWORD, or in the file NAME_REDIS_PASSWORD_FILE.
set -eu
umask 077

# The hash that Redis compares with, so that the file of users gives no password away.
hash_of() {
  eval "value=\${$1:-} file=\${$1_FILE:-}"
  if [ -n "$file" ]; then value=$(cat "$file"); fi
  if [ -z "$value" ]; then echo "$1: It is not set" >&2; exit 78; fi
  printf %s "$value" | sha256sum | cut -d ' ' -f 1
}

# Reading, writing and the scripts of BullMQ and of the throttles; nothing that looks at or empties the whole store.
rights='+@read +@write +@connection +@transaction +eval +evalsha -@dangerous +info'
# By this key each service notices that the store was emptied.
mark='~plainwill:store-mark'

# Whoever adds mail to the queue shares it with who sends it: jobs hold ids alone.
admin=$(hash_of REDIS_PASSWORD)
gateway=$(hash_of GATEWAY_REDIS_PASSWORD)
identity=$(hash_of IDENTITY_REDIS_PASSWORD)
will_data=$(hash_of WILL_DATA_REDIS_PASSWORD)
notifications=$(hash_of NOTIFICATIONS_REDIS_PASSWORD)
users=${TMPDIR:-/tmp}/users.acl
cat > "$users" <<USERS
user default on #$admin ~* &* +@all
user gateway on #$gateway ~throttle_* ~sign_in_* $rights
user identity on #$identity ~bull:emails:* $mark $rights
user will-data on #$will_data ~bull:emails:* $mark $rights
user notifications on #$notifications ~bull:* $mark $rights
USERS

conf=$1
shift
if [ "$(id -u)" = 0 ] && command -v docker-entrypoint.sh > /dev/null; then
  # As root only to read secrets: the image's own script goes on as the user redis.
  chown redis "$users"
  exec docker-entrypoint.sh redis-server "$conf" --aclfile "$users" "$@"
fi
exec redis-server "$conf" --aclfile "$users" "$@"
