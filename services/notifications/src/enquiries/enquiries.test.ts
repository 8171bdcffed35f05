import { randomUUID } from 'node:crypto';
import { leadConsentVersion, leadConsentWording } from '@plainwill/contracts/notifications/lead-terms';
import { EnquiryId } from '@plainwill/contracts/shared/ids';
import { anAccount } from '@plainwill/kit/testing/call';
import { describe, expect, it } from 'vitest';
import { aDesk, answersOfAnOwner, start } from '../testing/enquiries.ts';

const { query, callsOf, admin, reader, listed, newest, entries, aLead, aSubmission } = await aDesk();

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

it('are counted by the day and by kind', async () => {
  await aLead();
  await aSubmission();
  await aSubmission();
  const { questionnaires, leads } = await reader.daily();
  expect([questionnaires.at(-1), leads.at(-1)]).toEqual([2, 1]);
});

describe('working on one', () => {
  it('keeps status, owner, notes and follow-up day; the notes encrypted', async () => {
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

  it('refuses a follow-up day that is over, by the day in the United Kingdom', async () => {
    await aLead();
    const { id } = await newest();
    const save = admin.save({ id, basedOn: 1, changes: { followUpOn: '2026-11-19' } });
    await expect(save).rejects.toMatchObject({ cause: { reason: 'FollowUpInThePast', field: 'followUpOn' } });
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
