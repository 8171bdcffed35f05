import { randomUUID } from 'node:crypto';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { CallingAccount } from '@plainwill/contracts/kit/handlers-of';
import { notificationsContract } from '@plainwill/contracts/notifications/contract';
import type { QuestionnaireAnswers } from '@plainwill/contracts/notifications/questionnaire';
import { minuteMs } from '@plainwill/contracts/shared/durations';
import { type AccountId, LeadId, SubmissionId } from '@plainwill/contracts/shared/ids';
import type { Role } from '@plainwill/contracts/shared/roles';
import { createProducer } from '@plainwill/kit/queues/producer';
import { anAccount, callerAs, quietLog } from '@plainwill/kit/testing/call';
import { someAuditSeals } from '@plainwill/kit/testing/keys';
import { beforeEach } from 'vitest';
import type { CallContext } from '../context.ts';
import { createRouter } from '../router.ts';
import { acceptStaffNotice } from '../staff-notices/staff-notices.ts';
import type { WebhookDefaults } from '../webhooks/receivers.ts';
import { aDatabase, vault } from './service.ts';

export const noWebhook: WebhookDefaults = {
  url: undefined,
  secret: undefined,
  allowedHosts: ['hooks.zapier.com'],
  privateHosts: [],
  mayBeLocal: false,
};

const noStore: CallContext['producer'] = createProducer('redis://127.0.0.1:1', quietLog);

/** The service's procedures as functions on this database, at this time. */
export function callsAt(
  orm: MikroORM,
  now: Date,
  { webhook = noWebhook, producer = noStore, administrators = [] as readonly AccountId[] } = {},
) {
  const auditSeals = someAuditSeals('notifications');
  const router = createRouter(({ log, requestId }) => ({
    em: orm.em.fork(),
    auditSeals,
    vault,
    webhook,
    producer,
    acceptStaffNotice,
    administrators: async () => administrators,
    staffMembers: async (ids) => ids.map((id) => ({ id, name: 'Ada Stone', email: 'ada@example.com' })),
    log,
    now,
    requestId,
  }));
  return (account: CallingAccount | null) => callerAs(notificationsContract, router, account);
}

type OwnersAnswers = Extract<QuestionnaireAnswers, { homeOwned: 'Yes' }>;

export const answersOfAnOwner = (overrides: Partial<OwnersAnswers> = {}): OwnersAnswers => ({
  whoFor: 'Me and my Partner',
  children: 'Yes',
  business: 'No',
  homeOwned: 'Yes',
  address: {
    formatted_address: '10 Downing Street, London, SW1A 2AA',
    line_1: '10 Downing Street',
    line_2: '',
    town_or_city: 'London',
    county: '',
    postcode: 'SW1A 2AA',
  },
  ...overrides,
});

export const answersOfATenant = (): QuestionnaireAnswers => ({
  whoFor: 'Me',
  children: 'No',
  business: 'No',
  homeOwned: 'No',
  locationEnglandWales: 'Yes',
});

export const start = new Date('2026-11-20T10:00:00.000Z');
export const at = (minutes: number) => new Date(start.getTime() + minutes * minuteMs);

/** A desk of enquiries for the calling test file, empty before each test, with those who work at it. */
export async function aDesk() {
  const { orm } = await aDatabase();
  const query = <Row = Record<string, unknown>>(sql: string, values: unknown[] = []) =>
    orm.em.fork().execute<Row[]>(sql, values);
  beforeEach(async () => {
    await query('truncate leads, questionnaire_submissions, outbox cascade');
    await query(
      'alter table audit_log disable trigger all; truncate audit_log; alter table audit_log enable trigger all',
    );
  });

  /** These may own an enquiry. */
  const administrators: AccountId[] = [];
  const callsOf = (roles: Role[], now = start, account = anAccount({ roles })) =>
    callsAt(orm, now, { administrators })(account).enquiries;
  const [admin, reader] = [callsOf(['admin']), callsOf(['readonly'])];
  const listed = async (chosen: Partial<Parameters<typeof admin.list>[0]> = {}, now = start) =>
    (await callsOf(['readonly'], now).list({ order: 'received', ...chosen })).enquiries;

  return {
    orm,
    query,
    callsOf,
    administrators,
    admin,
    reader,
    listed,
    newest: async () => (await listed())[0] as Awaited<ReturnType<typeof listed>>[number],
    /** The entries of the audit log, the oldest first. */
    entries: () =>
      query<{ action: string; object_id: string; fields: string[] }>(
        'select action, object_id, fields from audit_log join audit_chain on entry_id = id order by position',
      ),

    async aLead(minutes = 0, changes: { question?: string; name?: string; email?: string } = {}) {
      const leadId = LeadId.parse(randomUUID());
      const lead = { leadId, name: 'Anna Hale', email: 'anna@example.com', question: '', consent: true as const };
      await callsAt(orm, at(minutes))(null).leads.submit({ ...lead, ...changes });
    },

    async aSubmission(minutes = 0, answers = answersOfATenant()) {
      const submissionId = SubmissionId.parse(randomUUID());
      await callsAt(orm, at(minutes))(null).questionnaire.submit({ submissionId, answers });
    },
  };
}
