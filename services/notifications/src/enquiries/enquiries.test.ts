import { randomUUID } from 'node:crypto';
import { leadConsentVersion, leadConsentWording } from '@plainwill/contracts/notifications/lead-terms';
import { EnquiryId } from '@plainwill/contracts/shared/ids';
import { storedChange } from '@plainwill/kit/audit/audit-change';
import { anAccount } from '@plainwill/kit/testing/call';
import { describe, expect, it } from 'vitest';
import { aDesk, answersOfAnOwner, start } from '../testing/enquiries.ts';

const { query, callsOf, admin, reader, listed, newest, entries, administrators, aLead, aSubmission } = await aDesk();

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
    administrators.push(ownerId);
    const changes = { status: 'in_progress', ownerId, notes: 'Rang, call back', followUpOn: '2026-12-01' } as const;
    expect(await admin.save({ id, basedOn: 1, changes })).toMatchObject({ ...changes, version: 2 });
    expect(JSON.stringify(await query('select * from enquiries'))).not.toContain('Rang, call');
    expect(JSON.stringify(await query('select * from audit_log'))).not.toContain('Rang, call');
    expect((await entries()).at(-1)).toMatchObject({
      action: 'enquiry.change',
      fields: [
        'notes',
        storedChange({ field: 'status', from: ['new'], to: ['in_progress'] }),
        storedChange({ field: 'ownerId', from: [], to: [ownerId] }),
        storedChange({ field: 'followUpOn', from: [], to: ['2026-12-01'] }),
      ],
    });
    const emptied = await admin.save({ id, basedOn: 2, changes: { notes: '', ownerId: null, followUpOn: null } });
    expect(emptied).toMatchObject({ notes: '', ownerId: null, followUpOn: null, status: 'in_progress' });
  });

  it('is for an owner who can act on it, who is mailed unless they take it themselves', async () => {
    await aLead();
    const { id } = await newest();
    const [ada, rea] = [anAccount({ roles: ['admin'] }), anAccount({ roles: ['readonly'] })];
    administrators.push(ada.id);
    const toRea = admin.save({ id, basedOn: 1, changes: { ownerId: rea.id } });
    await expect(toRea).rejects.toMatchObject({ cause: { reason: 'OwnerCannotAct', field: 'ownerId' } });
    const notices = () => query('select account_id, enquiry_id from staff_notices where account_id = ?', [ada.id]);
    await callsOf(['admin'], start, ada).save({ id, basedOn: 1, changes: { ownerId: ada.id } });
    expect(await notices()).toEqual([]);
    await admin.save({ id, basedOn: 2, changes: { ownerId: ada.id } });
    expect(await notices()).toEqual([{ account_id: ada.id, enquiry_id: id }]);
  });

  it('can be given to one, or closed, with others at once', async () => {
    for (const minutes of [0, 1, 2]) await aLead(minutes);
    const [first, second, third] = await listed();
    if (!first || !second || !third) throw new Error('three leads');
    const ownerId = anAccount().id;
    administrators.push(ownerId);
    const ids = [first.id, second.id, EnquiryId.parse(randomUUID())];
    expect(await admin.saveMany({ ids, changes: { ownerId, status: 'in_progress' } })).toBe(2);
    expect(await listed({ ownerId })).toMatchObject([
      { id: first.id, status: 'in_progress', version: 2 },
      { id: second.id, status: 'in_progress', version: 2 },
    ]);
    expect(await query('select 1 from staff_notices where account_id = ?', [ownerId])).toHaveLength(1);
    expect(await entries()).toMatchObject([
      {
        action: 'enquiry.change',
        fields: [
          storedChange({ field: 'status', from: ['new'], to: ['in_progress'] }),
          storedChange({ field: 'ownerId', from: [], to: [ownerId] }),
        ],
      },
      { action: 'enquiry.change' },
    ]);
    await expect(admin.saveMany({ ids, changes: { ownerId: anAccount().id } })).rejects.toMatchObject({
      cause: { reason: 'OwnerCannotAct' },
    });
    await expect(admin.saveMany({ ids, changes: {} })).rejects.toThrow('Choose what to change');
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

it('exports those that were ticked, each with an entry of its own', async () => {
  for (const minutes of [0, 1, 2]) await aLead(minutes);
  const [first, , third] = await listed();
  if (!first || !third) throw new Error('three leads');
  const ids = [first.id, third.id, EnquiryId.parse(randomUUID())];
  const { csv, exported, count } = await admin.export({ order: 'oldest', ids });
  expect([csv.trim().split('\r\n').length, exported, count]).toEqual([3, 2, 2]);
  expect(await entries()).toMatchObject([
    { action: 'enquiry.export', object_id: third.id },
    { action: 'enquiry.export', object_id: first.id },
  ]);
});

it('exports the chosen ones as a table that runs nothing', async () => {
  await aLead(0, { name: '=HYPERLINK("https://evil.example")' });
  await aSubmission(1, answersOfAnOwner());
  const ownerId = anAccount().id;
  administrators.push(ownerId);
  await admin.saveMany({ ids: [(await newest()).id], changes: { ownerId } });
  const { csv, exported, count } = await admin.export({ order: 'oldest' });
  expect({ exported, count }).toEqual({ exported: 2, count: 2 });
  const [titles, lead, submission] = csv.trim().split('\r\n');
  expect(titles?.split(',').slice(1, 6)).toEqual(['Received', 'Status', 'Owner', 'Follow-up date', 'Kept until']);
  expect(lead).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
  expect(submission).toContain('New,Ada Stone,,2026-12-20T10:01:00.000Z');
  expect(submission).toContain('10 Downing Street');
  expect((await admin.export({ order: 'oldest', kind: 'lead' })).exported).toBe(1);
  expect((await entries()).slice(1)).toMatchObject([{ action: 'enquiry.export', fields: [] }, { fields: ['kind'] }]);
});

it('lets readonly look and change nothing, and others not even look', async () => {
  await aLead();
  const { id } = await newest();
  const nobody = callsOf([]);
  const changes = [
    (calls: typeof admin) => calls.save({ id, basedOn: 1, changes: { status: 'closed' } }),
    (calls: typeof admin) => calls.saveMany({ ids: [id], changes: { status: 'closed' } }),
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
