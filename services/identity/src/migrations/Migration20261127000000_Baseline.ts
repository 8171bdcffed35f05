import { Migration } from '@mikro-orm/migrations';
import { auditGuards } from '@plainwill/kit/audit/chain-sql';

/** All that the migrations up to 0.2.0 had made. */
export class Migration20261127000000_Baseline extends Migration {
  override name = 'Migration20261127000000_Baseline';

  override up(): void | Promise<void> {
    this.addSql(`
      create table accounts (
        id uuid not null,
        email text not null,
        email_key varchar(254) not null,
        password_hash varchar(200),
        email_confirmed_at timestamptz,
        created_at timestamptz not null,
        name text,
        deletion_at timestamptz,
        last_used_on date not null default current_date,
        inactive_deletion_on date,
        disabled_at timestamptz,
        changed_in bigint not null default (pg_current_xact_id()::text::bigint),
        password_used_at timestamptz,
        asks_second_step boolean not null default false,
        webauthn_user_id varchar(43),
        frozen_until timestamptz,
        will_hidden_until timestamptz,
        primary key (id),
        constraint accounts_email_key_unique unique (email_key),
        constraint accounts_webauthn_user_id_unique unique (webauthn_user_id)
      );
      create index accounts_by_change on accounts (changed_in, id);
      create index accounts_by_joining on accounts (created_at, id) where email_confirmed_at is not null;
      create index accounts_by_use on accounts (last_used_on, id) where inactive_deletion_on is null;
      create index accounts_deletion_at_index on accounts (deletion_at);
      create index accounts_inactive on accounts (inactive_deletion_on) where inactive_deletion_on is not null;
      create index accounts_unconfirmed on accounts (created_at) where email_confirmed_at is null;
      create function accounts_accounts_note_change_fn() returns trigger as $$ begin if (new.email, new.name, new.email_confirmed_at) is distinct from (old.email, old.name, old.email_confirmed_at) then new.changed_in = pg_current_xact_id()::text::bigint; end if; return new; end; $$ language plpgsql;
      create trigger accounts_note_change before update on accounts for each row execute function accounts_accounts_note_change_fn();
      create function accounts_accounts_note_removal_fn() returns trigger as $$ begin if old.email_confirmed_at is not null then insert into removed_users (id) values (old.id) on conflict (id) do update set removed_in = default, removed_at = default; end if; return null; end; $$ language plpgsql;
      create trigger accounts_note_removal after delete on accounts for each row execute function accounts_accounts_note_removal_fn();
    `);

    this.addSql(`
      create table notices (
        id uuid not null,
        account_id uuid not null,
        kind varchar(255) not null,
        created_at timestamptz not null,
        primary key (id),
        constraint notices_account_id_foreign foreign key (account_id) references accounts (id) on delete cascade
      );
      create index notices_account_id_index on notices (account_id);
    `);

    this.addSql(`
      create table outbox (
        id uuid not null,
        queue varchar(255) not null,
        payload jsonb not null,
        created_at timestamptz not null default now(),
        dispatched_at timestamptz,
        trace varchar(55),
        settled_at timestamptz,
        primary key (id)
      );
      create index outbox_undispatched on outbox (created_at) where dispatched_at is null;
      create index outbox_unsettled on outbox (dispatched_at) where settled_at is null;
    `);

    this.addSql(`
      create table sessions (
        id_hash varchar(64) not null,
        account_id uuid not null,
        created_at timestamptz not null,
        expires_at timestamptz not null,
        label varchar(100) not null,
        network varchar(64) not null,
        authenticated_at timestamptz not null,
        last_used_at timestamptz not null,
        wrong_passwords int not null default 0,
        password_after timestamptz,
        methods text[],
        primary key (id_hash),
        constraint sessions_account_id_foreign foreign key (account_id) references accounts (id) on delete cascade
      );
      create index sessions_account_id_index on sessions (account_id);
      create index sessions_expires_at_index on sessions (expires_at);
      create function sessions_sessions_tell_fn() returns trigger as $$ begin if tg_op = 'UPDATE' and (new.authenticated_at, new.methods) is not distinct from (old.authenticated_at, old.methods) then return null; end if; perform pg_notify('session_changes', coalesce(new.account_id, old.account_id)::text); return null; end; $$ language plpgsql;
      create trigger sessions_tell after update or delete on sessions for each row execute function sessions_sessions_tell_fn();
    `);

    this.addSql(`
      create table user_roles (
        account_id uuid not null,
        role varchar(20) not null,
        granted_at timestamptz,
        granted_by uuid,
        primary key (account_id, role),
        constraint user_roles_account_id_foreign foreign key (account_id) references accounts (id) on delete cascade,
        constraint user_roles_role check (role in ('admin', 'readonly', 'reviewer'))
      );
      create function user_roles_user_roles_tell_fn() returns trigger as $$ begin perform pg_notify('session_changes', coalesce(new.account_id, old.account_id)::text); return null; end; $$ language plpgsql;
      create trigger user_roles_tell after insert or update or delete on user_roles for each row execute function user_roles_user_roles_tell_fn();
    `);

    this.addSql(`
      create table audit_log (
        id uuid not null,
        at timestamptz not null,
        actor_account_id uuid,
        actor_session_key varchar(64),
        action varchar(40) not null,
        subject_account_id uuid,
        outcome varchar(10) not null,
        network varchar(64),
        request_id varchar(64) not null,
        fields jsonb not null,
        object_id varchar(100),
        actor_roles jsonb not null,
        reason varchar(500),
        -- Of before 0.2.0; nothing reads it.
        detail jsonb,
        primary key (id)
      );
    `);

    this.addSql(`
      create table google_accounts (
        subject varchar(255) not null,
        account_id uuid not null,
        email text not null,
        connected_at timestamptz not null,
        used_at timestamptz,
        primary key (subject),
        constraint google_accounts_account_id_unique unique (account_id),
        constraint google_accounts_account_id_foreign foreign key (account_id) references accounts (id) on delete cascade
      );
    `);

    this.addSql(`
      create table links (
        id uuid not null,
        account_id uuid,
        purpose varchar(20) not null,
        email text not null,
        email_key varchar(254) not null,
        password_hash varchar(200),
        token_hash varchar(64) not null,
        created_at timestamptz not null,
        expires_at timestamptz not null,
        browser_hash varchar(64),
        primary key (id),
        constraint links_token_hash_unique unique (token_hash),
        constraint links_account_id_foreign foreign key (account_id) references accounts (id) on delete cascade,
        constraint links_purpose check (purpose in ('confirm-email', 'reset-password', 'confirm-new-email', 'undo-email-change', 'begin-recovery', 'secure-account'))
      );
      create index links_account_id_index on links (account_id);
      create index links_email_key_purpose_index on links (email_key, purpose);
      create index links_expires_at_index on links (expires_at);
    `);

    this.addSql(`
      create table reviewer_profiles (
        account_id uuid not null,
        qualification varchar(20) not null,
        regulator varchar(100) not null,
        registration varchar(40) not null,
        checked_at timestamptz not null,
        checked_by uuid,
        away_until date,
        family text,
        primary key (account_id),
        constraint reviewer_profiles_account_id_foreign foreign key (account_id) references accounts (id) on update cascade on delete cascade
      );
    `);

    this.addSql(`
      create table authenticators (
        account_id uuid not null,
        secret text,
        last_step bigint not null default '0',
        created_at timestamptz,
        last_used_at timestamptz,
        new_secret text,
        new_secret_until timestamptz,
        primary key (account_id),
        constraint authenticators_account_id_foreign foreign key (account_id) references accounts (id) on update cascade on delete cascade
      );
      create function authenticators_authenticators_tell_fn() returns trigger as $$ begin perform pg_notify('session_changes', coalesce(new.account_id, old.account_id)::text); return null; end; $$ language plpgsql;
      create trigger authenticators_tell after insert or update or delete on authenticators for each row execute function authenticators_authenticators_tell_fn();
    `);

    this.addSql(`
      create table known_devices (
        account_id uuid not null,
        label varchar(100) not null,
        network varchar(64) not null,
        last_seen_at timestamptz not null,
        primary key (account_id, label, network),
        constraint known_devices_account_id_foreign foreign key (account_id) references accounts (id) on delete cascade
      );
      create index known_devices_last_seen_at_index on known_devices (last_seen_at);
    `);

    this.addSql(`
      create table passkeys (
        credential_id varchar(1364) not null,
        account_id uuid not null,
        public_key bytea not null,
        counter bigint not null,
        transports text[] not null,
        is_backed_up boolean not null,
        aaguid uuid not null,
        rp_id varchar(253) not null,
        name varchar(60) not null,
        created_at timestamptz not null,
        last_used_at timestamptz,
        primary key (credential_id),
        constraint passkeys_account_id_foreign foreign key (account_id) references accounts (id) on delete cascade
      );
      create index passkeys_account_id_index on passkeys (account_id);
      create function passkeys_passkeys_tell_fn() returns trigger as $$ begin perform pg_notify('session_changes', coalesce(new.account_id, old.account_id)::text); return null; end; $$ language plpgsql;
      create trigger passkeys_tell after insert or delete on passkeys for each row execute function passkeys_passkeys_tell_fn();
    `);

    this.addSql(`
      create table passkey_challenges (
        challenge_hash varchar(64) not null,
        purpose varchar(20) not null,
        account_id uuid,
        bound_to varchar(64) not null,
        expires_at timestamptz not null,
        primary key (challenge_hash),
        constraint passkey_challenges_account_id_foreign foreign key (account_id) references accounts (id) on delete cascade
      );
      create index passkey_challenges_expires_at_index on passkey_challenges (expires_at);
    `);

    this.addSql(`
      create table pending_sign_ins (
        token_hash varchar(64) not null,
        account_id uuid not null,
        proved varchar(20) not null,
        password_hash varchar(200),
        tries int not null default 0,
        expires_at timestamptz not null,
        primary key (token_hash),
        constraint pending_sign_ins_account_id_foreign foreign key (account_id) references accounts (id) on delete cascade
      );
      create index pending_sign_ins_account_id_index on pending_sign_ins (account_id);
      create index pending_sign_ins_expires_at_index on pending_sign_ins (expires_at);
    `);

    this.addSql(`
      create table recoveries (
        id uuid not null,
        account_id uuid not null,
        begun_at timestamptz not null,
        due_at timestamptz not null,
        days_told int not null default 0,
        ended_at timestamptz,
        primary key (id),
        constraint recoveries_account_id_foreign foreign key (account_id) references accounts (id) on delete cascade
      );
      create index recoveries_account_id_index on recoveries (account_id);
      create index recoveries_due_at_index on recoveries (due_at);
    `);

    this.addSql(`
      create table recovery_codes (
        code_hash varchar(64) not null,
        account_id uuid not null,
        made_at timestamptz not null,
        primary key (code_hash),
        constraint recovery_codes_account_id_foreign foreign key (account_id) references accounts (id) on delete cascade
      );
      create index recovery_codes_account_id_index on recovery_codes (account_id);
    `);

    this.addSql(`
      create table second_step_guesses (
        account_id uuid not null,
        kind varchar(20) not null,
        wrong int not null,
        since timestamptz not null,
        wait_until timestamptz,
        primary key (account_id, kind),
        constraint second_step_guesses_account_id_foreign foreign key (account_id) references accounts (id) on delete cascade
      );
    `);

    this.addSql(`
      create table security_notices (
        id uuid not null,
        account_id uuid not null,
        event varchar(40) not null,
        browser varchar(100),
        due_at timestamptz,
        codes_left int,
        created_at timestamptz not null,
        primary key (id),
        constraint security_notices_account_id_foreign foreign key (account_id) references accounts (id) on delete cascade
      );
      create index security_notices_account_id_index on security_notices (account_id);
    `);

    this.addSql(`
      create table step_removals (
        account_id uuid not null,
        asked_by uuid not null,
        reason varchar(500) not null,
        asked_at timestamptz not null,
        primary key (account_id),
        constraint step_removals_account_id_foreign foreign key (account_id) references accounts (id) on update cascade on delete cascade
      );
    `);

    this.addSql(`
      create table staff_recoveries (
        account_id uuid not null,
        new_email text not null,
        asked_by uuid not null,
        reason varchar(500) not null,
        asked_at timestamptz not null,
        agreed_at timestamptz,
        due_at timestamptz,
        days_told int not null default 0,
        primary key (account_id),
        constraint staff_recoveries_account_id_foreign foreign key (account_id) references accounts (id) on update cascade on delete cascade
      );
    `);

    this.addSql(`
      create table removed_users (
        id uuid not null,
        removed_in bigint not null default (pg_current_xact_id()::text::bigint),
        removed_at timestamptz not null default now(),
        primary key (id)
      );
      create index removed_users_by_change on removed_users (removed_in);
      create index removed_users_removed_at_index on removed_users (removed_at);
    `);
    for (const sql of auditGuards) this.addSql(sql);
  }
}
