import { randomBytes, randomUUID } from 'node:crypto';
import { MikroORM } from '@mikro-orm/postgresql';
import type { Role } from '@plainwill/contracts/identity/vocabulary';
import { leadConsentVersion, leadConsentWording } from '@plainwill/contracts/notifications/lead-terms';
import { enquiryPageSize } from '@plainwill/contracts/notifications/vocabulary';
import { EnquiryId, LeadId, SubmissionId } from '@plainwill/contracts/shared/ids';
import { createVault } from '@plainwill/kit/encryption/vault';
import { anAccount } from '@plainwill/kit/testing/call';
import { emptyDatabase } from '@plainwill/kit/testing/database';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { ormOptions } from '../database.ts';
import { answersOfAnOwner, answersOfATenant } from '../testing/answers.ts';
import { callsAt } from '../testing/calls.ts';
import { aDatabase, encryptionKeys, vault } from '../testing/service.ts';
import { findEnquiries } from './find-enquiries.ts';
import { markLeads } from './mark-leads.ts';

const { orm } = await aDatabase();
const start = new Date('2026-11-20T10:00:00.000Z');
const at = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
const query = <Row = Record<string, unknown>>(sql: string, values: unknown[] = []) =>
  orm.em.fork().execute<Row[]>(sql, values);

const callsOf = (roles: Role[], now = start) => callsAt(orm, now)(anAccount({ roles })).enquiries;
const admin = callsOf(['admin']);
const reader = callsOf(['readonly']);

async function aLead(minutes = 0, changes: { question?: string; name?: string; email?: string } = {}) {
  const leadId = LeadId.parse(randomUUID());
  const lead = { leadId, name: 'Anna Hale', email: 'anna@example.com', question: '', consent: true as const };
  await callsAt(orm, at(minutes))(null).leads.submit({ ...lead, ...changes });
  return leadId;
}

async function aSubmission(minutes = 0, answers = answersOfATenant()) {
  const submissionId = SubmissionId.parse(randomUUID());
  await callsAt(orm, at(minutes))(null).questionnaire.submit({ submissionId, answers });
  return submissionId;
}

const listed = async (chosen: Partial<Parameters<typeof admin.list>[0]> = {}, now = start) =>
  (await callsOf(['readonly'], now).list({ order: 'received', ...chosen })).enquiries;
const newest = async () => (await listed())[0] as Awaited<ReturnType<typeof listed>>[number];
const entries = () =>
  query<{ action: string; object_id: string; fields: string[] }>(
    'select action, object_id, fields from audit_log join audit_chain on entry_id = id order by position',
  );

beforeEach(async () => {
  await query('truncate leads, questionnaire_submissions, outbox cascade');
  await query(
    'alter table audit_log disable trigger all; truncate audit_log; alter table audit_log enable trigger all',
  );
});

describe('the list', () => {
  it('holds submissions and leads together, the newest first, and nothing that they told', async () => {
    await aSubmission(0);
    await aLead(1);
    const page = await reader.list({ order: 'received' });
    expect(page).toMatchObject({ count: 2, next: null });
    expect(page.enquiries).toEqual([
      {
        id: expect.any(String),
        kind: 'lead',
        receivedAt: at(1).toISOString(),
        status: 'new',
        ownerId: null,
        followUpOn: null,
        isOverdue: false,
        erasedAt: '2027-11-20T10:01:00.000Z',
        version: 1,
      },
      expect.objectContaining({ kind: 'questionnaire', erasedAt: '2026-12-20T10:00:00.000Z' }),
    ]);
    expect(await entries()).toEqual([]);
  });

  it('chooses by kind, status, owner and what is overdue', async () => {
    const owner = anAccount().id;
    for (const add of [aLead, aLead, aSubmission]) await add();
    const [first, second] = await listed({ kind: 'lead' });
    if (!first || !second) throw new Error('two leads');
    await admin.save({ id: first.id, basedOn: 1, changes: { status: 'in_progress', ownerId: owner } });
    await admin.save({ id: second.id, basedOn: 1, changes: { followUpOn: '2026-11-19' } });
    expect(await listed({ kind: 'questionnaire' })).toHaveLength(1);
    expect(await listed({ status: 'new' })).toHaveLength(2);
    expect((await listed({ ownerId: owner })).map(({ id }) => id)).toEqual([first.id]);
    expect(await listed({ isOverdue: true })).toMatchObject([{ id: second.id, isOverdue: true }]);
    await admin.save({ id: second.id, basedOn: 2, changes: { status: 'closed' } });
    expect(await listed({ isOverdue: true })).toEqual([]);
  });

  it('counts a follow-up day as overdue from the next day in the United Kingdom', async () => {
    await aLead();
    const { id } = await newest();
    await admin.save({ id, basedOn: 1, changes: { followUpOn: '2026-11-20' } });
    expect(await listed({ isOverdue: true }, new Date('2026-11-20T23:59:00Z'))).toEqual([]);
    expect(await listed({ isOverdue: true }, new Date('2026-11-21T00:00:00Z'))).toHaveLength(1);
  });

  it.each(['received', 'oldest', 'follow_up'] as const)('turns every page once by %s', async (order) => {
    for (let i = 0; i < enquiryPageSize + 3; i++) await aLead(i % 4);
    const rows = await listed();
    for (const { id } of rows.slice(0, 6)) await admin.save({ id, basedOn: 1, changes: { followUpOn: '2026-12-01' } });
    const first = await reader.list({ order });
    const second = await reader.list({ order, after: first.next as EnquiryId });
    const seen = [...first.enquiries, ...second.enquiries];
    expect(new Set(seen.map(({ id }) => id)).size).toBe(enquiryPageSize + 3);
    expect(second).toMatchObject({ next: null, count: enquiryPageSize + 3 });
    if (order === 'follow_up') expect(seen.slice(0, 6).every(({ followUpOn }) => followUpOn)).toBe(true);
    const times = seen.map(({ receivedAt }) => receivedAt);
    if (order === 'received') expect(times).toEqual(times.toSorted().toReversed());
    if (order === 'oldest') expect(times).toEqual(times.toSorted());
  });
});

describe('the search', () => {
  const found = async (search: string) => {
    const opened = await Promise.all((await listed({ search })).map(({ id }) => reader.get({ id })));
    return opened.map(({ lead }) => lead?.name);
  };

  it('finds whole words of a name, or an address, whatever the case and the accents', async () => {
    await aLead(0, { name: 'Zoë O’Neil-Łuk', email: 'Zoe.ONeil@Example.com' });
    await aLead(1, { name: 'Anna Hale Bell' });
    await aSubmission(2);
    expect(await found('ZOE')).toEqual(['Zoë O’Neil-Łuk']);
    expect(await found(" o'neil ")).toEqual(['Zoë O’Neil-Łuk']);
    expect(await found('zoe.oneil@example.COM')).toEqual(['Zoë O’Neil-Łuk']);
    expect(await found('bell anna')).toEqual(['Anna Hale Bell']);
    for (const nobody of ['ann', 'anna zoe', 'example.com', 'zoe@example.com', '--', '%', '{}'])
      expect(await found(nobody)).toEqual([]);
    expect(await admin.export({ order: 'received', search: 'hale' })).toMatchObject({ exported: 1, count: 1 });
    expect(JSON.stringify(await query('select * from leads'))).not.toMatch(/anna hale|o’neil|example\.com/i);
    expect(JSON.stringify(await query('select * from audit_log'))).not.toMatch(/hale/i);
  });

  it('finds who was received before there were marks, or marked with an earlier key', async () => {
    await aLead();
    await query('update leads set search_marks = null');
    expect(await found('anna')).toEqual([]);
    expect(await markLeads(orm.em.fork(), vault)).toEqual({ marked: 1, broken: 0 });
    expect(await markLeads(orm.em.fork(), vault)).toEqual({ marked: 0, broken: 0 });
    expect(await found('anna')).toEqual(['Anna Hale']);
    const later = createVault({ current: 'k2', keys: new Map([...encryptionKeys.keys, ['k2', randomBytes(32)]]) });
    const chosen = { order: 'received', search: 'anna@example.com' } as const;
    const em = orm.em.fork();
    expect(await findEnquiries({ em, vault: later, now: start }, chosen, { limit: 5 })).toMatchObject({ count: 1 });
  });

  it('passes over a lead that does not open', async () => {
    await aLead();
    await query(`update leads set search_marks = null, details = 'x'`);
    expect(await markLeads(orm.em.fork(), vault)).toEqual({ marked: 0, broken: 1 });
  });
});

describe('opening one', () => {
  it('shows a lead with what was agreed to, and writes down that it was looked at', async () => {
    await aLead(0, { question: 'Does the house count?' });
    const { id } = await newest();
    expect(await reader.get({ id })).toMatchObject({
      notes: '',
      answers: null,
      lead: {
        name: 'Anna Hale',
        email: 'anna@example.com',
        question: 'Does the house count?',
        consentWording: leadConsentWording,
        consentVersion: leadConsentVersion,
        consentedAt: start.toISOString(),
      },
    });
    expect(await entries()).toEqual([{ action: 'enquiry.view', object_id: id, fields: [] }]);
  });

  it('shows the answers of a questionnaire', async () => {
    await aSubmission(0, answersOfAnOwner());
    expect(await reader.get({ id: (await newest()).id })).toMatchObject({ answers: answersOfAnOwner(), lead: null });
  });

  it('says when it is gone', async () => {
    const get = reader.get({ id: EnquiryId.parse(randomUUID()) });
    await expect(get).rejects.toMatchObject({ cause: { reason: 'EnquiryNotFound' } });
    expect(await entries()).toEqual([]);
  });
});

describe('working on one', () => {
  it('keeps status, owner, notes and follow-up day; the notes sealed', async () => {
    await aLead();
    const { id } = await newest();
    const ownerId = anAccount().id;
    const changes = { status: 'in_progress', ownerId, notes: 'Rang, call back', followUpOn: '2026-12-01' } as const;
    expect(await admin.save({ id, basedOn: 1, changes })).toMatchObject({ ...changes, version: 2 });
    expect(JSON.stringify(await query('select * from enquiries'))).not.toContain('Rang, call');
    expect(JSON.stringify(await query('select * from audit_log'))).not.toContain('Rang, call');
    expect((await entries()).at(-1)).toMatchObject({
      action: 'enquiry.change',
      fields: expect.arrayContaining(Object.keys(changes)),
    });
    const emptied = await admin.save({ id, basedOn: 2, changes: { notes: '', ownerId: null, followUpOn: null } });
    expect(emptied).toMatchObject({ notes: '', ownerId: null, followUpOn: null, status: 'in_progress' });
  });

  it('refuses what was typed over an older version', async () => {
    await aLead();
    const { id } = await newest();
    const both = await Promise.allSettled([
      admin.save({ id, basedOn: 1, changes: { status: 'closed' } }),
      admin.save({ id, basedOn: 1, changes: { status: 'in_progress' } }),
    ]);
    const refused = both.filter(({ status }) => status === 'rejected');
    expect(refused).toMatchObject([{ reason: { cause: { reason: 'EnquiryChanged' } } }]);
    expect(await newest()).toMatchObject({ version: 2 });
  });

  it('writes the change down or does not make it', async () => {
    await aLead();
    const { id } = await newest();
    await query('alter table audit_log add constraint broken check (false) not valid');
    await expect(admin.save({ id, basedOn: 1, changes: { status: 'closed' } })).rejects.toThrow();
    await expect(reader.get({ id })).rejects.toThrow();
    await query('alter table audit_log drop constraint broken');
    expect(await newest()).toMatchObject({ status: 'new', version: 1 });
  });
});

describe('erasing', () => {
  const left = async () =>
    (
      await query<{ count: string }>(
        `select (select count(*) from leads) + (select count(*) from questionnaire_submissions) +
         (select count(*) from enquiries) + (select count(*) from webhook_deliveries) as count`,
      )
    )[0]?.count;

  it.each([
    ['a lead', aLead],
    ['a submission', aSubmission],
  ])('takes %s with all that is recorded of it', async (_what, add) => {
    await add();
    const { id } = await newest();
    await admin.erase({ id });
    expect(Number(await left())).toBe(0);
    expect(await entries()).toEqual([{ action: 'enquiry.erase', object_id: id, fields: [] }]);
    await expect(admin.erase({ id })).rejects.toMatchObject({ cause: { reason: 'EnquiryNotFound' } });
  });

  it('follows the withdrawal of consent, which only a lead has given', async () => {
    await aLead();
    await aSubmission(1);
    const [submission, lead] = await listed();
    if (!submission || !lead) throw new Error('one of each');
    await expect(admin.withdrawConsent({ id: submission.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await admin.withdrawConsent({ id: lead.id });
    expect((await listed()).map(({ id }) => id)).toEqual([submission.id]);
    expect((await entries()).map(({ action }) => action)).toEqual(['enquiry.withdraw']);
  });
});

it('exports the chosen ones as a table that runs nothing', async () => {
  await aLead(0, { name: '=HYPERLINK("https://evil.example")' });
  await aSubmission(1, answersOfAnOwner());
  const { csv, exported, count } = await admin.export({ order: 'oldest' });
  expect({ exported, count }).toEqual({ exported: 2, count: 2 });
  const [titles, lead, submission] = csv.trim().split('\r\n');
  expect(titles).toMatch(/^Kind,Received,Status/);
  expect(lead).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
  expect(submission).toContain('10 Downing Street');
  expect((await admin.export({ order: 'oldest', kind: 'lead' })).exported).toBe(1);
  expect(await entries()).toMatchObject([{ action: 'enquiry.export', fields: [] }, { fields: ['kind'] }]);
});

it('lets readonly look and change nothing, and others not even look', async () => {
  await aLead();
  const { id } = await newest();
  const nobody = callsOf([]);
  const changes = [
    (calls: typeof admin) => calls.save({ id, basedOn: 1, changes: { status: 'closed' } }),
    (calls: typeof admin) => calls.export({ order: 'received' }),
    (calls: typeof admin) => calls.erase({ id }),
    (calls: typeof admin) => calls.withdrawConsent({ id }),
  ];
  for (const change of changes) {
    await expect(change(reader)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(change(nobody)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  }
  await expect(nobody.list({ order: 'received' })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(nobody.get({ id })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  expect(await newest()).toMatchObject({ status: 'new' });
});

it('puts what was received before there were enquiries before staff', async () => {
  const earlier = await MikroORM.init(ormOptions(await emptyDatabase()));
  onTestFinished(() => earlier.close(true));
  await earlier.migrator.up({ to: 'Migration20261121_DeliverLeadsAndKeepIntegrationSettings' });
  const em = earlier.em.fork();
  await em.execute(
    `insert into leads (id, details, consent_wording, consented_at) values (gen_random_uuid(), 'x', 'y', now())`,
  );
  await em.execute(
    `insert into questionnaire_submissions (id, answers, submitted_at) values (gen_random_uuid(), 'x', now())`,
  );
  await earlier.migrator.up();
  const kinds = await em.execute<{ kind: string }[]>('select kind from enquiries order by kind');
  expect(kinds.map(({ kind }) => kind)).toEqual(['lead', 'questionnaire']);
});
