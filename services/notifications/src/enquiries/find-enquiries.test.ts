import { randomBytes } from 'node:crypto';
import { enquiryPageSize, maxCountedEnquiries } from '@plainwill/contracts/notifications/vocabulary';
import type { EnquiryId } from '@plainwill/contracts/shared/ids';
import { spellings } from '@plainwill/contracts/shared/testing/spellings';
import { createVault } from '@plainwill/kit/encryption/vault';
import { anAccount } from '@plainwill/kit/testing/call';
import { describe, expect, it } from 'vitest';
import { aDesk, at, start } from '../testing/enquiries.ts';
import { encryptionKeys, vault } from '../testing/service.ts';
import { fileEnquiries } from './file-enquiries.ts';
import { findEnquiries } from './find-enquiries.ts';
import { indexLeads } from './lead-search.ts';

const { orm, query, admin, reader, listed, newest, entries, administrators, aLead, aSubmission } = await aDesk();

describe('the list', () => {
  it('holds submissions and leads together, the newest first, and of what they told only the name', async () => {
    await aSubmission(0);
    await aLead(1);
    const page = await reader.list({ order: 'received' });
    expect(page).toMatchObject({ count: 2, next: null });
    expect(page.enquiries).toEqual([
      {
        id: expect.any(String),
        kind: 'lead',
        name: 'Anna Hale',
        receivedAt: at(1).toISOString(),
        status: 'new',
        ownerId: null,
        followUpOn: null,
        isOverdue: false,
        erasedAt: '2027-11-20T10:01:00.000Z',
        version: 1,
      },
      expect.objectContaining({ kind: 'questionnaire', name: null, erasedAt: '2026-12-20T10:00:00.000Z' }),
    ]);
    expect(await entries()).toEqual([]);
  });

  it('counts no further than 10,000', async () => {
    const receive = (many: number) =>
      query(
        `with made as (
           insert into questionnaire_submissions (id, answers, submitted_at)
           select gen_random_uuid(), '', now() from generate_series(1, ${many}) returning id)
         insert into enquiries (id, kind, submission_id, received_at, status, version)
         select gen_random_uuid(), 'questionnaire', id, now(), 'new', 1 from made`,
      );
    await receive(maxCountedEnquiries);
    expect(await reader.list({ order: 'received' })).toMatchObject({ count: maxCountedEnquiries, isMore: false });
    await receive(1);
    expect(await reader.list({ order: 'received' })).toMatchObject({ count: maxCountedEnquiries, isMore: true });
  });

  it('chooses by kind, status, owner and what is overdue', async () => {
    const owner = anAccount().id;
    administrators.push(owner);
    for (const add of [aLead, aLead, aSubmission]) await add();
    const [first, second] = await listed({ kind: 'lead' });
    if (!first || !second) throw new Error('two leads');
    await admin.save({ id: first.id, basedOn: 1, changes: { status: 'in_progress', ownerId: owner } });
    await admin.save({ id: second.id, basedOn: 1, changes: { followUpOn: '2026-11-20' } });
    expect(await listed({ kind: 'questionnaire' })).toHaveLength(1);
    expect(await listed({ status: 'new' })).toHaveLength(2);
    expect((await listed({ ownerId: owner })).map(({ id }) => id)).toEqual([first.id]);
    const tomorrow = new Date('2026-11-21T10:00:00Z');
    expect(await listed({ isOverdue: true }, tomorrow)).toMatchObject([{ id: second.id, isOverdue: true }]);
    await admin.save({ id: second.id, basedOn: 2, changes: { status: 'closed' } });
    expect(await listed({ isOverdue: true }, tomorrow)).toEqual([]);
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

  it('finds beginnings of words of a name or an address, in any order, whatever the case and the accents', async () => {
    await aLead(0, { name: 'Zoë O’Neil-Łuk', email: 'Zoe.ONeil@Example.com' });
    await aLead(1, { name: 'Anna Hale Bell' });
    await aSubmission(2);
    expect(await found('ZOE')).toEqual(['Zoë O’Neil-Łuk']);
    expect(await found(" o'neil ")).toEqual(['Zoë O’Neil-Łuk']);
    expect(await found('zoe.oneil@example.COM')).toEqual(['Zoë O’Neil-Łuk']);
    expect(await found('bell anna')).toEqual(['Anna Hale Bell']);
    expect(await found('be ann')).toEqual(['Anna Hale Bell']);
    expect(await found('zoe.oneil@exam')).toEqual(['Zoë O’Neil-Łuk']);
    for (const nobody of ['nna', 'anna zoe', 'zoe@other', '--', '%', '{}']) expect(await found(nobody)).toEqual([]);
    expect(await admin.export({ order: 'received', search: 'hale' })).toMatchObject({ exported: 1, count: 1 });
    expect(JSON.stringify(await query('select * from leads'))).not.toMatch(/anna hale|o’neil|example\.com/i);
    expect(JSON.stringify(await query('select * from audit_log'))).not.toMatch(/\bhale\b/i);
  });

  it.each(spellings)('finds a lead whose name is written as %j by each spelling of it', async (name) => {
    await aLead(0, { name });
    for (const search of spellings) expect(await found(search)).toHaveLength(1);
  });

  it('finds who was received before there were indexes, or indexed with an earlier key', async () => {
    await aLead();
    await query('update leads set search_marks = null');
    expect(await found('anna')).toEqual([]);
    expect(await indexLeads(orm.em.fork(), vault)).toEqual({ indexed: 1, broken: 0 });
    expect(await indexLeads(orm.em.fork(), vault)).toEqual({ indexed: 0, broken: 0 });
    expect(await found('anna')).toEqual(['Anna Hale']);
    const later = createVault({ current: 'k2', keys: new Map([...encryptionKeys.keys, ['k2', randomBytes(32)]]) });
    const chosen = { order: 'received', search: 'anna@example.com' } as const;
    const em = orm.em.fork();
    expect(await findEnquiries({ em, vault: later, now: start }, chosen, { limit: 5 })).toMatchObject({ count: 1 });
  });

  it('finds who the version before received, which put nobody before staff', async () => {
    await aLead();
    await query('delete from enquiries');
    await query('update leads set search_marks = null');
    await fileEnquiries(orm.em.fork());
    await fileEnquiries(orm.em.fork());
    await indexLeads(orm.em.fork(), vault);
    expect(await found('anna')).toEqual(['Anna Hale']);
    expect(await query('select 1 from enquiries')).toHaveLength(1);
  });

  it('passes over a lead that cannot be decrypted', async () => {
    await aLead();
    await query(`update leads set search_marks = null, details = 'x'`);
    expect(await indexLeads(orm.em.fork(), vault)).toEqual({ indexed: 0, broken: 1 });
    expect((await reader.list({ order: 'received' })).enquiries).toMatchObject([{ kind: 'lead', name: null }]);
  });
});
