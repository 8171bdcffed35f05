import { randomUUID } from 'node:crypto';
import { dayMs } from '@plainwill/contracts/shared/durations';
import type { AnswersVersionId } from '@plainwill/contracts/shared/ids';
import { anAccount } from '@plainwill/kit/testing/call';
import { factsFile } from '@plainwill/law/facts/facts-file';
import { factsOf } from '@plainwill/law/facts/facts-of';
import { afterEach, describe, expect, it } from 'vitest';
import { purgeRemoved } from '../record/people/people.ts';
import { answerAll } from '../testing/answer-all.ts';
import { aContact, aPersonId, aWillData, refusalOf, someDetails, type TestatorCalls } from '../testing/will-data.ts';

const { as, orm, time } = await aWillData();
const start = new Date('2027-03-01T10:00:00Z');
time.now = start;
afterEach(() => {
  time.now = start;
});

const nextDay = (days = 1) => {
  time.now = new Date(time.now.getTime() + days * dayMs);
};

/** Someone who has answered everything, and comes back on another day. */
async function aReturning() {
  const account = anAccount();
  const testator = as(account);
  const people = await answerAll(testator);
  // The database’s clock, by which they began, is behind that of the test.
  await orm.em.fork().execute(`delete from will_versions where account_id = ? and cause = 'day'`, [account.id]);
  nextDay();
  return { account, testator, people };
}

/** All that a will is made of, without what is given anew: ids of rows, and where a row stands among gaps. */
async function factsIn({ testatorRecord }: TestatorCalls) {
  const { executors, ...facts } = factsOf(await testatorRecord.get());
  const guardianGroups = facts.guardianGroups.map(({ id: _id, ...group }) => group);
  return factsFile({
    ...facts,
    guardianGroups: guardianGroups as typeof facts.guardianGroups,
    executors: executors.map((row) => ({ ...row, id: null, orderIndex: 0 })),
  });
}

const causesOf = async ({ history }: TestatorCalls) => (await history.list()).map(({ cause }) => cause);

async function newest({ history }: TestatorCalls) {
  const [version] = await history.list();
  return version ?? expect.fail('no version');
}

describe('a version', () => {
  it('is kept before the first change of a day, with the answers as they were, and once', async () => {
    const { testator } = await aReturning();
    expect(await causesOf(testator)).toEqual(['signing']);
    await testator.personalDetails.save({ basedOn: 1, changes: { occupation: 'Potter' } });
    await testator.personalDetails.save({ basedOn: 2, changes: { occupation: 'Painter' } });
    expect(await causesOf(testator)).toEqual(['day', 'signing']);
    const { id } = await newest(testator);
    nextDay(0.1);
    await testator.history.restore({ id });
    expect((await testator.testatorRecord.get()).personalDetails?.occupation).toBe('retired teacher');
    nextDay();
    await testator.settings.save({ survivorshipDays: 10 });
    expect(await causesOf(testator)).toEqual(['day', 'restore', 'day', 'signing']);
  });

  it('is not kept on the day on which someone begins', async () => {
    const testator = as(anAccount());
    time.now = new Date();
    await testator.personalDetails.save({ basedOn: 0, changes: someDetails() });
    await testator.contacts.add({ id: aPersonId(), contact: aContact() });
    expect(await testator.history.list()).toEqual([]);
  });

  it('is kept before a save of our staff', async () => {
    const { account, testator } = await aReturning();
    const admin = as(anAccount({ roles: ['admin'] })).staff;
    await admin.savePersonalDetails({ accountId: account.id, basedOn: 1, changes: { occupation: 'Potter' } });
    expect(await causesOf(testator)).toEqual(['day', 'signing']);
  });

  it('is kept before a save of each kind', async () => {
    const saves: ((testator: TestatorCalls, people: Awaited<ReturnType<typeof answerAll>>) => Promise<unknown>)[] = [
      ({ homeDetails }) => homeDetails.save({ basedOn: 1, changes: { county: 'Kent' } }),
      ({ spouseDetails }) => spouseDetails.remove({ basedOn: 1 }),
      ({ children }, { child }) => children.remove({ id: child }),
      ({ contacts }) => contacts.add({ id: aPersonId(), contact: aContact() }),
      ({ funeralWishes }) => funeralWishes.save({ basedOn: 1, changes: { location: 'Deal' } }),
      ({ guardians }, { child }) =>
        guardians.replace({
          children: [{ childId: child, basedOn: 1 }],
          selection: { primaryIds: [], backupIds: [], groups: [] },
        }),
      ({ executors }, { aunt }) => executors.appoint({ personId: aunt, role: 'backup' }),
      ({ residue }, { aunt }) => residue.replace({ basedOn: 2, recipients: [{ personId: aunt, priority: 1 }] }),
      ({ settings }) => settings.save({ hasNoSpecificGifts: true }),
    ];
    for (const save of saves) {
      const { testator, people } = await aReturning();
      const before = await factsIn(testator);
      await save(testator, people);
      expect(await factsIn(testator)).not.toEqual(before);
      await testator.history.restore({ id: (await newest(testator)).id });
      expect(await factsIn(testator)).toEqual(before);
    }
  });

  it('of a signing copy is kept once, and names its number', async () => {
    const { testator } = await aReturning();
    expect(await newest(testator)).toMatchObject({ cause: 'signing', copyNumber: 1 });
  });

  it('has a name by hand, and can be removed', async () => {
    const { testator } = await aReturning();
    const { id } = await newest(testator);
    expect(await testator.history.name({ id, name: 'Before the move' })).toMatchObject([{ name: 'Before the move' }]);
    const rows = JSON.stringify(await orm.em.fork().execute('select * from will_versions'));
    expect(rows).not.toMatch(/Before the move|Eleanor|Tom Hart/);
    expect(await testator.history.remove({ id })).toEqual([]);
    expect(await refusalOf(testator.history.restore({ id }))).toBe('VersionNotFound');
  });

  it('is in the download of the account, and goes with it', async () => {
    const { account, testator } = await aReturning();
    expect((await testator.dataExport.get()).will_versions).toMatchObject([
      { cause: 'signing', facts: { personal_details: { first_name: 'Eleanor' } } },
    ]);
    await as(null).erasure.erase({ accountId: account.id });
    expect((await testator.dataExport.get()).will_versions).toEqual([]);
  });

  it('stays one of a month beyond a year and one of a hundred before, and always that of a signing copy', async () => {
    const { account, testator } = await aReturning();
    const copyRow = `insert into will_versions (account_id, id, at, cause, name, facts, letter)
      select account_id, gen_random_uuid(), ?, 'day', '', facts, letter from will_versions where account_id = ? limit 1`;
    const at = async (days: number) => {
      const when = new Date(start.getTime() - days * dayMs).toISOString();
      await orm.em.fork().execute(copyRow, [when, account.id]);
    };
    for (let days = 0; days < 130; days++) await at(days);
    for (const days of [400, 401, 402, 500]) await at(days);
    await testator.settings.save({ survivorshipDays: 10 });
    const versions = await testator.history.list();
    expect(versions.filter(({ cause }) => cause !== 'signing')).toHaveLength(100);
    expect(versions.filter(({ cause }) => cause === 'signing')).toHaveLength(1);
    await orm.em.fork().execute(`delete from will_versions where account_id = ? and cause = 'day'`, [account.id]);
    for (const days of [400, 401, 402, 500]) await at(days);
    nextDay();
    await testator.settings.save({ survivorshipDays: 11 });
    expect(await causesOf(testator)).toEqual(['day', 'signing', 'day', 'day']);
  });
});

describe('differences', () => {
  it('are told clause by clause, and none where only a note has changed', async () => {
    const { testator, people } = await aReturning();
    await testator.contacts.update({ id: people.friend, basedOn: 1, changes: { notes: 'right-handed' } });
    const { id } = await newest(testator);
    expect(await testator.history.differences({ id })).toEqual({ changes: [], isSame: false });
    await testator.contacts.update({ id: people.friend, basedOn: 2, changes: { notes: 'left-handed' } });
    expect(await testator.history.differences({ id })).toEqual({ changes: [], isSame: true });
    await testator.personalDetails.save({ basedOn: 1, changes: { lastName: 'Zabel' } });
    const { changes } = await testator.history.differences({ id });
    expect(changes.length).toBeGreaterThan(0);
    expect(JSON.stringify(changes.map(({ after }) => after))).toMatch(/zabel/i);
    expect(JSON.stringify(changes.map(({ before }) => before))).not.toMatch(/zabel/i);
  });
});

describe('a restore', () => {
  it('brings back everything that was removed or changed, and can itself be undone', async () => {
    const { testator, people } = await aReturning();
    const before = await factsIn(testator);
    await testator.spouseDetails.remove({ basedOn: 1 });
    const { id } = await newest(testator);
    await testator.children.remove({ id: people.child });
    await testator.contacts.remove({ id: people.friend });
    await testator.contacts.add({ id: aPersonId(), contact: aContact({ firstName: 'Newly' }) });
    await testator.personalDetails.save({ basedOn: 1, changes: { firstName: 'Other' } });
    await testator.funeralWishes.save({ basedOn: 1, changes: { location: 'Elsewhere' } });
    await testator.residue.replace({ basedOn: 2, recipients: [{ personId: people.aunt, priority: 1 }] });
    const [gift] = (await testator.testatorRecord.get()).gifts;
    await testator.gifts.remove({ id: gift?.id ?? expect.fail() });
    const after = await factsIn(testator);
    const undo = await testator.history.restore({ id });
    expect(await factsIn(testator)).toEqual(before);
    await testator.history.restore({ id: undo.before });
    expect(await factsIn(testator)).toEqual(after);
    await testator.history.restore({ id });
    expect(await factsIn(testator)).toEqual(before);
  });

  it('brings back those who are gone for good under their old ids', async () => {
    const { testator, people } = await aReturning();
    const before = await factsIn(testator);
    await testator.spouseDetails.remove({ basedOn: 1 });
    const { id } = await newest(testator);
    await testator.children.remove({ id: people.child });
    await testator.contacts.remove({ id: people.friend });
    await testator.contacts.remove({ id: people.aunt });
    nextDay(3);
    await purgeRemoved(orm.em.fork(), time.now);
    expect(JSON.stringify(await orm.em.fork().execute('select id from people'))).not.toContain(people.spouse);
    await testator.history.restore({ id });
    expect(await factsIn(testator)).toEqual(before);
  });

  it('gives another id to one whose own is somebody of another kind now', async () => {
    const { testator, people } = await aReturning();
    await testator.spouseDetails.keepAsContact({ basedOn: 1 });
    const { id } = await newest(testator);
    await testator.history.restore({ id });
    const { spouseDetails, contacts, executors, residue } = await testator.testatorRecord.get();
    expect(spouseDetails).toMatchObject({ fullName: 'Tom Hart' });
    expect(spouseDetails?.id).not.toBe(people.spouse);
    expect(contacts.map(({ firstName }) => firstName)).not.toContain('Tom');
    expect(executors[0]?.personId).toBe(spouseDetails?.id);
    expect(residue.recipients[0]?.personId).toBe(spouseDetails?.id);
  });

  it('keeps the words of a letter of wishes', async () => {
    const { testator } = await aReturning();
    const { provisions } = await testator.testatorRecord.get();
    const belongings = provisions.find(({ kind }) => kind === 'belongings') ?? expect.fail();
    const { id: provisionId, version, savedAt: _savedAt, ...provision } = belongings;
    if (provision.kind !== 'belongings') return expect.fail();
    await testator.provisions.save({
      id: provisionId,
      basedOn: version,
      provision: { ...provision, letter: 'The clock.' },
    });
    nextDay();
    await testator.provisions.remove({ id: provisionId });
    await testator.history.restore({ id: (await newest(testator)).id });
    const restored = (await testator.testatorRecord.get()).provisions.find(({ kind }) => kind === 'belongings');
    expect(restored).toMatchObject({ id: provisionId, letter: 'The clock.' });
  });

  it('leaves signing copies as they are, is written down, and stores nothing of one that cannot be', async () => {
    const { account, testator } = await aReturning();
    const copies = await testator.signingCopies.list();
    const { id } = await newest(testator);
    await testator.history.restore({ id });
    expect(await testator.signingCopies.list()).toEqual(copies);
    const actions = await orm.em
      .fork()
      .execute(`select action from audit_log where subject_account_id = ? and action like 'history%'`, [account.id]);
    expect(actions).toEqual([{ action: 'history.restore' }]);
    const before = await testator.testatorRecord.get();
    expect(await refusalOf(testator.history.restore({ id: randomUUID() as AnswersVersionId }))).toBe('VersionNotFound');
    expect(await testator.testatorRecord.get()).toEqual(before);
    expect(await causesOf(testator)).toEqual(['restore', 'signing']);
  });
});
