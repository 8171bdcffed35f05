// SQL, for triggers and functions of the database are written in it.

/**
 * Everything an entry says, as one text; `entry` is a row of the log, by alias. Landed migrations and the check of the
 * chain both spell it this way, so it is never edited: another column would need another chain.
 */
const textOf = (entry: string) =>
  `jsonb_build_array(${entry}.id, to_char(${entry}.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), ${[
    'actor_account_id',
    'actor_session_key',
    'actor_roles',
    'action',
    'subject_account_id',
    'object_id',
    'outcome',
    'fields',
    'reason',
    'network',
    'request_id',
  ]
    .map((column) => `${entry}.${column}`)
    .join(', ')})::text`;

export const entryText = textOf('e');

/** The hash of an entry: SHA-256 of the hash before it and the entry's text, in UTF-8. */
const hashAfter = (previous: string, entry: string) =>
  `encode(sha256(convert_to(coalesce(${previous}, '') || ${textOf(entry)}, 'UTF8')), 'hex')`;

/**
 * Chains each entry as its transaction commits: by then it holds every other lock that it wants, so to wait here for
 * its turn can block nobody who it waits for, and the turn is as short as the commit.
 */
export const chainTrigger = [
  'create or replace function "audit_log_audit_log_is_chained_fn"() returns trigger as $$',
  'declare last_position bigint; last_hash text;',
  'begin',
  `perform pg_advisory_xact_lock(hashtextextended('audit_chain', 0));`,
  'select position, hash into last_position, last_hash from audit_chain order by position desc limit 1;',
  'insert into audit_chain (position, entry_id, hash)',
  `values (coalesce(last_position, 0) + 1, new.id, ${hashAfter('last_hash', 'new')});`,
  'return null;',
  'end; $$ language plpgsql;',
  'create constraint trigger "audit_log_is_chained" after insert on "audit_log" deferrable initially deferred',
  'for each row execute function "audit_log_audit_log_is_chained_fn"();',
].join(' ');

/** Chains what a log holds already, the oldest first: as whoever owns the tables could. */
export const chainExisting = [
  'do $$',
  'declare e audit_log; last_position bigint := 0; last_hash text;',
  'begin',
  'for e in select * from audit_log order by at, id loop',
  'last_position := last_position + 1;',
  `last_hash := ${hashAfter('last_hash', 'e')};`,
  'insert into audit_chain (position, entry_id, hash) values (last_position, e.id, last_hash);',
  'end loop;',
  'end; $$;',
].join(' ');

/** For a migration: what the ORM has no word for. The functions are those of the tables' other triggers. */
export const refuseTruncate = (table: 'audit_log' | 'audit_chain' | 'audit_seals') =>
  `create trigger "${table}_is_never_emptied" before truncate on "${table}" for each statement execute function "${table}_${table}_only_grows_fn"();`;

/**
 * For a migration: removes the beginning of the log up to that position, as the owner of the tables, for the service
 * itself may not. The tables' triggers still refuse what is too new.
 */
export const pruneFunction = [
  'create or replace function "prune_audit_log"(last_position bigint) returns bigint as $$',
  'declare gone bigint;',
  'begin',
  'delete from audit_log where id in (select entry_id from audit_chain where position <= last_position);',
  'get diagnostics gone = row_count;',
  'delete from audit_chain where position <= last_position;',
  'delete from audit_seals where position <= last_position;',
  'return gone;',
  'end; $$ language plpgsql security definer set search_path = public, pg_temp;',
].join(' ');

/** What keeps a table's rows as they were written; the ORM knows them as `onlyGrows`, apart from the truncation. */
const guard = (table: 'audit_log' | 'audit_chain' | 'audit_seals', isTooSoon: string) => `
  create function ${table}_${table}_only_grows_fn() returns trigger as $$ begin raise exception 'the audit log only grows'; end; $$ language plpgsql;
  create trigger ${table}_only_grows before update on ${table} for each statement execute function ${table}_${table}_only_grows_fn();
  create function ${table}_${table}_is_kept_fn() returns trigger as $$ begin if ${isTooSoon} then raise exception 'the audit log only grows'; end if; return old; end; $$ language plpgsql;
  create trigger ${table}_is_kept before delete on ${table} for each row execute function ${table}_${table}_is_kept_fn();
  ${refuseTruncate(table)}
`;

/** For the first migration of a service: what stands beside its table `audit_log`. */
export const auditGuards = [
  `
    create table audit_chain (
      "position" bigint not null,
      entry_id uuid not null,
      hash varchar(64) not null,
      primary key ("position"),
      constraint audit_chain_entry_id_unique unique (entry_id)
    );
    create table audit_seals (
      "position" bigint not null,
      key_id varchar(20) not null,
      hash varchar(64) not null,
      at timestamptz not null,
      mac varchar(64) not null,
      primary key ("position", key_id)
    );
    create index audit_log_by_action on audit_log (action, at, id);
    create index audit_log_by_actor on audit_log (actor_account_id, at, id);
    create index audit_log_by_subject on audit_log (subject_account_id, at, id);
    create index audit_log_newest on audit_log (at, id);
    create function audit_log_audit_log_is_complete_fn() returns trigger as $$ begin new.actor_roles := coalesce(new.actor_roles, '[]'); new.outcome := coalesce(new.outcome, 'done'); new.fields := coalesce(new.fields, to_jsonb(new)->'detail'->'fields', jsonb_path_query_array(to_jsonb(new), '$.detail.role')); return new; end; $$ language plpgsql;
    create trigger audit_log_is_complete before insert on audit_log for each row execute function audit_log_audit_log_is_complete_fn();
  `,
  chainTrigger,
  guard('audit_log', `old.at > now() - interval '6 years'`),
  guard('audit_chain', 'exists (select from audit_log where id = old.entry_id)'),
  guard('audit_seals', 'exists (select from audit_chain where position = old.position)'),
  `${pruneFunction} revoke all on function prune_audit_log(bigint) from public;`,
];
