import { randomUUID } from 'node:crypto';
import { LeadId, SubmissionId } from '@plainwill/contracts/shared/ids';
import type { Role } from '@plainwill/contracts/shared/roles';
import { anAccount } from '@plainwill/kit/testing/call';
import { beforeEach } from 'vitest';
import { answersOfATenant } from './answers.ts';
import { callsAt } from './calls.ts';
import { aDatabase } from './service.ts';

export const start = new Date('2026-11-20T10:00:00.000Z');
export const at = (minutes: number) => new Date(start.getTime() + minutes * 60_000);

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

  const callsOf = (roles: Role[], now = start) => callsAt(orm, now)(anAccount({ roles })).enquiries;
  const [admin, reader] = [callsOf(['admin']), callsOf(['readonly'])];
  const listed = async (chosen: Partial<Parameters<typeof admin.list>[0]> = {}, now = start) =>
    (await callsOf(['readonly'], now).list({ order: 'received', ...chosen })).enquiries;

  return {
    orm,
    query,
    callsOf,
    admin,
    reader,
    listed,
    newest: async () => (await listed())[0] as Awaited<ReturnType<typeof listed>>[number],
    /** What the audit log holds, the oldest first. */
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
