import { Migration } from '@mikro-orm/migrations';
import { auditGuards } from '@plainwill/kit/audit/chain-sql';

/** All that the migrations up to 0.2.0 had made. */
export class Migration20261127000000_Baseline extends Migration {
  override name = 'Migration20261127000000_Baseline';

  override up(): void | Promise<void> {
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
      create table sent_emails (
        message_id uuid not null,
        source varchar(40) not null,
        state varchar(20) not null,
        started_at timestamptz not null,
        sent_at timestamptz,
        primary key (message_id)
      );
      create index sent_emails_started_at_index on sent_emails (started_at);
    `);

    this.addSql(`
      create table questionnaire_submissions (
        id uuid not null,
        answers text not null,
        submitted_at timestamptz not null,
        primary key (id)
      );
      create index questionnaire_submissions_submitted_at_index on questionnaire_submissions (submitted_at);
    `);

    this.addSql(`
      create table leads (
        id uuid not null,
        details text not null,
        consent_wording text not null,
        consented_at timestamptz not null,
        consent_version varchar(20) not null default '2026-11-20',
        search_marks text[],
        primary key (id)
      );
      create index leads_by_marks on leads using gin (search_marks);
      create index leads_consented_at_index on leads (consented_at);
      create index leads_without_marks on leads (id) where search_marks is null;
    `);

    this.addSql(`
      create table webhook_deliveries (
        id uuid not null,
        submission_id uuid,
        outcome varchar(20) not null,
        attempts int not null,
        last_attempt_at timestamptz,
        last_status int,
        event varchar(40) not null,
        lead_id uuid,
        accepted_at timestamptz not null,
        last_error varchar(20),
        last_duration_ms int,
        primary key (id),
        constraint webhook_deliveries_lead_id_unique unique (lead_id),
        constraint webhook_deliveries_submission_id_unique unique (submission_id),
        constraint webhook_deliveries_lead_id_foreign foreign key (lead_id) references leads (id) on delete cascade,
        constraint webhook_deliveries_submission_id_foreign foreign key (submission_id) references questionnaire_submissions (id) on delete cascade,
        constraint webhook_deliveries_about check (num_nonnulls(submission_id, lead_id) = case when event = 'test' then 0 else 1 end)
      );
      create index webhook_deliveries_accepted_at_index on webhook_deliveries (accepted_at);
      create index webhook_deliveries_failed on webhook_deliveries (accepted_at) where outcome in ('failed', 'not_sent');
      create index webhook_deliveries_tests on webhook_deliveries (accepted_at) where event = 'test';
    `);

    this.addSql(`
      create table audit_log (
        id uuid not null,
        at timestamptz not null,
        actor_account_id uuid,
        actor_session_key varchar(64),
        action varchar(40) not null,
        object_id varchar(100),
        request_id varchar(64) not null,
        fields jsonb not null,
        actor_roles jsonb not null,
        subject_account_id uuid,
        outcome varchar(10) not null,
        reason varchar(500),
        network varchar(64),
        primary key (id)
      );
    `);

    this.addSql(`
      create table dead_letters (
        id uuid not null,
        queue varchar(40) not null,
        job_id varchar(100) not null,
        payload jsonb not null,
        error varchar(200) not null,
        attempts int not null,
        failed_at timestamptz not null,
        replayed_at timestamptz,
        replay_job_id uuid,
        primary key (id),
        constraint dead_letters_job_id_unique unique (job_id)
      );
      create index dead_letters_failed_at_index on dead_letters (failed_at);
    `);

    this.addSql(`
      create table webhook_attempts (
        id uuid not null,
        delivery_id uuid not null,
        at timestamptz not null,
        status int,
        error varchar(20),
        duration_ms int not null,
        answer text,
        primary key (id),
        constraint webhook_attempts_delivery_id_foreign foreign key (delivery_id) references webhook_deliveries (id) on delete cascade
      );
      create index webhook_attempts_delivery_id_index on webhook_attempts (delivery_id);
    `);

    this.addSql(`
      create table webhook_settings (
        id int not null,
        url text,
        saved_at timestamptz not null,
        disabled_at timestamptz,
        secret text,
        secret_made_at timestamptz,
        earlier_secret text,
        earlier_secret_until timestamptz,
        primary key (id),
        constraint webhook_settings_one_row check (id = 1)
      );
    `);

    this.addSql(`
      create table enquiries (
        id uuid not null,
        kind varchar(20) not null,
        submission_id uuid,
        lead_id uuid,
        received_at timestamptz not null,
        status varchar(20) not null,
        owner_id uuid,
        follow_up_on date,
        notes text,
        version int not null,
        primary key (id),
        constraint enquiries_lead_id_unique unique (lead_id),
        constraint enquiries_submission_id_unique unique (submission_id),
        constraint enquiries_lead_id_foreign foreign key (lead_id) references leads (id) on delete cascade,
        constraint enquiries_submission_id_foreign foreign key (submission_id) references questionnaire_submissions (id) on delete cascade,
        constraint enquiries_about check (num_nonnulls(submission_id, lead_id) = 1),
        constraint enquiries_kind check (kind in ('questionnaire', 'lead')),
        constraint enquiries_status check (status in ('new', 'in_progress', 'closed'))
      );
      create index enquiries_by_owner on enquiries (owner_id, received_at, id) where owner_id is not null;
      create index enquiries_by_status on enquiries (status, received_at, id);
      create index enquiries_follow_up on enquiries ((coalesce(follow_up_on, 'infinity'::date)), id);
      create index enquiries_received on enquiries (received_at, id);
    `);

    this.addSql(`
      create table complaints (
        id uuid not null,
        reference varchar(11) not null,
        kind varchar(20) not null,
        channel varchar(20) not null,
        received_at timestamptz not null,
        contact text not null,
        words text not null,
        notes text,
        state varchar(20) not null,
        owner_id uuid,
        closed_at timestamptz,
        version int not null,
        primary key (id),
        constraint complaints_reference_unique unique (reference),
        constraint complaints_channel check (channel in ('form', 'email', 'telephone', 'post')),
        constraint complaints_closed check ((state = 'closed') = (closed_at is not null)),
        constraint complaints_kind check (kind in ('service', 'data-use', 'copy', 'correct', 'erase', 'other-right')),
        constraint complaints_state check (state in ('received', 'acknowledged', 'looking', 'waiting', 'answered', 'closed'))
      );
      create index complaints_closed_at_index on complaints (closed_at);
      create index complaints_received_at_index on complaints (received_at);
    `);

    this.addSql(`
      create table complaint_steps (
        id uuid not null,
        complaint_id uuid not null,
        at timestamptz not null,
        place int not null,
        kind varchar(20) not null,
        by uuid,
        is_mailed boolean,
        posted_at timestamptz,
        words text,
        primary key (id),
        constraint complaint_steps_complaint_id_foreign foreign key (complaint_id) references complaints (id) on delete cascade,
        constraint complaint_steps_kind check (kind in ('received', 'entered', 'acknowledgement', 'progress-30', 'progress-60', 'answer', 'posted', 'changed', 'closed'))
      );
      create index complaint_steps_complaint_id_index on complaint_steps (complaint_id);
      create unique index complaint_steps_once on complaint_steps (complaint_id, kind) where kind in ('acknowledgement', 'progress-30', 'progress-60');
    `);
    for (const sql of auditGuards) this.addSql(sql);
  }
}
