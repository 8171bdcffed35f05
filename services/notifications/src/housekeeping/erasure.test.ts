import { randomUUID } from 'node:crypto';
import { SubmissionId } from '@plainwill/contracts/shared/ids';
import { expect, it } from 'vitest';
import { aDesk, answersOfATenant, callsAt, start } from '../testing/enquiries.ts';

const { aLead, aSubmission, admin, listed, orm, query } = await aDesk();
const service = callsAt(orm, start)(null);
const erase = (email: string, submissionIds: SubmissionId[] = []) => service.erasure.erase({ email, submissionIds });
const count = async (table: string) => Number((await query<{ n: string }>(`select count(*) n from ${table}`))[0]?.n);
const openLeads = async () => {
  const leads = await listed({ kind: 'lead' });
  const opened = await Promise.all(leads.map(({ id }) => admin.get({ id })));
  return opened.map(({ lead }) => lead?.email).toSorted();
};

it('removes the requests from an address, however it was typed, and those of nobody else', async () => {
  await aLead(0, { email: 'Zoë.Hart@example.com' });
  await aLead(1, { email: 'zoë.hart@EXAMPLE.com', name: 'Z Hart' });
  await aLead(2, { email: 'zoe.hart@example.com' });
  await aLead(3, { email: 'other@example.com', name: 'Zoë Hart' });
  await erase('zoë.hart@example.com');
  expect(await openLeads()).toEqual(['other@example.com', 'zoe.hart@example.com']);
});

it('removes the questionnaires named, with staff notes, deliveries, attempts and failed jobs', async () => {
  const submissionId = SubmissionId.parse(randomUUID());
  await service.questionnaire.submit({ submissionId, answers: answersOfATenant() });
  await aSubmission();
  const [delivery] = await query<{ id: string }>('select id from webhook_deliveries where submission_id = ?', [
    submissionId,
  ]);
  await query(
    `insert into webhook_attempts (id, delivery_id, at, duration_ms, answer) values (gen_random_uuid(), ?, now(), 1, 'zzyzx')`,
    [delivery?.id],
  );
  const recordDeadJob = (id: string | undefined) =>
    query(
      `insert into dead_letters (id, queue, job_id, payload, error, attempts, failed_at)
       values (gen_random_uuid(), 'webhooks', gen_random_uuid(), jsonb_build_object('deliveryId', ?::text), 'x', 1, now())`,
      [id],
    );
  await recordDeadJob(delivery?.id);
  await recordDeadJob(randomUUID());
  const enquiry = (await listed()).find(({ kind }) => kind === 'questionnaire');
  if (enquiry) await admin.save({ id: enquiry.id, basedOn: 1, changes: { notes: 'They called' } });
  await erase('nobody@example.com', [submissionId]);
  expect(await count('questionnaire_submissions')).toBe(1);
  expect(await query('select 1 from questionnaire_submissions where id = ?', [submissionId])).toEqual([]);
  expect([await count('enquiries'), await count('webhook_deliveries')]).toEqual([1, 1]);
  expect([await count('webhook_attempts'), await count('dead_letters')]).toEqual([0, 1]);
  await query('delete from dead_letters');
});

it('finds requests that were received before there were indexes', async () => {
  await aLead(0, { email: 'early@example.com' });
  await query('update leads set search_marks = null');
  await erase('early@example.com');
  expect(await count('leads')).toBe(0);
});

it('removes a request that cannot be decrypted any more', async () => {
  await aLead(0, { email: 'damaged@example.com' });
  await query(`update leads set details = 'v1|k1|a|b|c'`);
  await erase('damaged@example.com');
  expect(await count('leads')).toBe(0);
});

it('is harmless to repeat, and for somebody of whom nothing is known', async () => {
  await aLead(0, { email: 'stays@example.com' });
  for (let times = 0; times < 2; times++) await erase('nobody@example.com', [SubmissionId.parse(randomUUID())]);
  expect(await openLeads()).toEqual(['stays@example.com']);
});
