import { randomUUID } from 'node:crypto';
import { dayMs } from '@plainwill/contracts/shared/durations';
import type { HowMadeRequestId } from '@plainwill/contracts/shared/ids';
import { howMadeContract } from '@plainwill/contracts/will-data/how-made/how-made';
import { rotateKeys } from '@plainwill/kit/encryption/rotate-keys';
import { createVault } from '@plainwill/kit/encryption/vault';
import { anAccount } from '@plainwill/kit/testing/call';
import { beforeEach, describe, expect, it } from 'vitest';
import { readPages } from '../documents/files/testing/read-files.ts';
import { encryptedTables } from '../record/encryption/encrypted-fields.ts';
import { aCustomer, anApproved, approve, aReviewer, numberOf, tickAll } from '../review/testing/reviews.ts';
import { aPlan, aSigning, aWitness } from '../signing/testing/plans.ts';
import { everyWarning } from '../testing/answer-all.ts';
import { answerEverything, aWillData, refusalOf } from '../testing/will-data.ts';
import { purgeHowMade } from './purge-how-made.ts';
import { soughtKeys, withTestatorKeys } from './testator-keys.ts';

const willData = await aWillData();
const { as, orm, time, encryption, dependent } = willData;

const query = <Row>(sql: string, values: unknown[] = []) => orm.em.fork().execute<Row[]>(sql, values);
const aMember = () => {
  const account = anAccount({ roles: ['admin'] });
  return { account, desk: as(account).howMade };
};
const first = aMember();
const second = aMember();

const today = () => time.now.toISOString().slice(0, 10);

/** Somebody who has recorded that they signed a copy. */
async function aSigned() {
  const account = anAccount();
  const testator = as(account);
  await answerEverything(testator);
  const plan = aPlan([aWitness('Ruth Amos'), aWitness('Ken Price')]);
  await testator.signingPlan.save({ basedOn: 0, plan });
  const copy = await testator.signingCopies.make({ understood: everyWarning });
  const [will] = await testator.signedWills.record(aSigning({ copyId: copy.id, signedOn: today() }));
  if (!will) throw new Error('Nothing was recorded');
  return { account, testator, copy, will };
}

const aRequest = (changes: object = {}) => ({
  id: randomUUID() as HowMadeRequestId,
  asker: 'executor' as const,
  name: 'Robert Finch',
  contact: '2 Mill Lane, Ludlow',
  reason: 'The sister doubts the will.',
  proof: 'Death certificate, passport',
  theirReference: 'RF/7',
  receivedOn: today(),
  diedOn: null,
  ...changes,
});

const eleanor = { name: 'Eleanor Hart', dateOfBirth: '1950-02-03', signedOn: null };

/** A request whose record is chosen. */
async function aChosen(changes: object = {}, { desk } = first) {
  const entered = await desk.enter(aRequest(changes));
  const [record] = await desk.find({ id: entered.id, ...eleanor });
  if (!record) throw new Error('No record was found');
  return desk.choose({ id: entered.id, basedOn: entered.version, recordId: record.id });
}

const of = ({ id, version }: { id: HowMadeRequestId; version: number }) => ({ id, basedOn: version });

async function statementText({ base64 }: { base64: string }) {
  const { pages } = await readPages(Buffer.from(base64, 'base64'));
  return pages.map(({ body }) => body.replace(/\s+/gu, ' ')).join(' ');
}

beforeEach(() => query('delete from how_made_records'));

describe('how a will was made', () => {
  it('is kept once when a signing is recorded, of two recordings at once too, and not of a will made elsewhere', async () => {
    const { account, testator, copy } = await aSigned();
    await testator.funeralWishes.save({ basedOn: 1, changes: { location: 'Elsewhere' } });
    const next = await testator.signingCopies.make({ understood: everyWarning });
    const record = () => testator.signedWills.record(aSigning({ copyId: next.id, signedOn: today() }));
    const outcomes = await Promise.allSettled([record(), record()]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await testator.signedWills.record(aSigning({ signedOn: '2001-05-06' }));
    const kept = await query('select copy_number from how_made_records where account_id = ? order by 1', [account.id]);
    expect(kept).toEqual([{ copy_number: copy.number }, { copy_number: next.number }]);
    const entries = `select 1 from audit_log where action = 'signing.record' and subject_account_id = ?`;
    expect(await query(entries, [account.id])).toHaveLength(3);
  });

  it('is unreadable in the table, and its owner gets it in the download without what is between reviewers', async () => {
    const { customer, desk } = await anApproved(willData);
    const copy = await customer.signingCopies.make({ understood: everyWarning });
    await customer.signedWills.record(aSigning({ copyId: copy.id, signedOn: today() }));
    expect(desk.known.name).toBe('Priya Nair');
    const rows = JSON.stringify(await query('select * from how_made_records'));
    expect(rows).not.toMatch(/Eleanor|\bHart\b|1950-02|Priya/);
    const exported = JSON.stringify((await customer.dataExport.get()).how_made_records);
    expect(exported).not.toMatch(/disputes|_key/);
    expect(exported).toMatch(/Priya Nair.*Solicitor/);
  });

  it('follows a correction of the day, and goes with a record that its owner removes', async () => {
    const { testator, will } = await aSigned();
    time.now = new Date(time.now.getTime() + dayMs / 2);
    await testator.signedWills.correct({ id: will.id, changes: { place: 'Leominster \u{1f98a}' } });
    const chosen = await aChosen();
    const agreed = await first.desk.agree(of(chosen));
    const words = await statementText(await first.desk.statement({ id: agreed.id }));
    expect(words).toContain('Leominster [?]');
    expect(words).not.toContain('Place Ludlow');
    await testator.signedWills.remove({ id: will.id });
    expect(await query('select 1 from how_made_records')).toEqual([]);
    expect(await refusalOf(first.desk.statement({ id: agreed.id }))).toBe('HowMadeRecordNotFound');
    expect(await first.desk.get({ id: agreed.id })).toMatchObject({ record: null });
  });

  it('outlasts the account until fifteen years from the signing, and six from a death', async () => {
    const { account } = await aSigned();
    const kept = async (day: string) => {
      await purgeHowMade(orm.em.fork(), day);
      return (await query('select 1 from how_made_records')).length;
    };
    const year = Number(today().slice(0, 4));
    const rest = today().slice(4);
    expect(await kept(`${year + 40}${rest}`)).toBe(1);
    await as(null).erasure.erase({ accountId: account.id });
    expect(await kept(`${year + 15}${rest}`)).toBe(1);
    time.now = new Date(`${year + 12}${rest}T10:00:00Z`);
    await aChosen({ diedOn: `${year + 11}${rest}` });
    expect(await kept(`${year + 17}${rest}`)).toBe(1);
    expect(await kept(`${year + 18}${rest}`)).toBe(0);
    time.now = new Date(`${year}${rest}T10:00:00Z`);
  });
});

describe('a request', () => {
  it('of an executor is found by words of the name, the birthday and the day after the account has gone, and sent', async () => {
    const { account, will } = await aSigned();
    await as(null).erasure.erase({ accountId: account.id });
    const { desk } = first;
    const entered = await desk.enter(aRequest());
    const find = (changes: object) => desk.find({ id: entered.id, ...eleanor, ...changes });
    expect(await find({ name: 'HART nell' })).toMatchObject([{ copyNumber: 1, signedOn: will.signedOn }]);
    expect(await find({ signedOn: will.signedOn })).toHaveLength(1);
    expect(await find({ name: 'Eleanor Harte' })).toEqual([]);
    expect(await find({ dateOfBirth: '1950-02-04' })).toEqual([]);
    expect(await find({ signedOn: '2020-01-01' })).toEqual([]);
    expect(await refusalOf(desk.agree(of(entered)))).toBe('HowMadeRecordNeeded');
    const chosen = await aChosen();
    expect(chosen).toMatchObject({
      state: 'received',
      record: { testator: 'Eleanor May Hart', hasAccount: false, keptUntil: '2041-11-20' },
    });
    expect(await refusalOf(desk.statement({ id: chosen.id }))).toBe('HowMadeNotAgreed');
    const agreed = await desk.agree(of(chosen));
    const words = await statementText(await desk.statement({ id: agreed.id }));
    for (const said of [
      'Eleanor May Hart',
      'First name: Eleanor',
      'Burial',
      'Ruth Amos',
      '3.1 I appoint my friend ROBERT FINCH',
      'Ticked as understood when copy 1 was made.',
      'No check has been asked for.',
      'given only by order of a court',
    ])
      expect(words).toContain(said);
    expect(await desk.sent(of(agreed))).toMatchObject({ state: 'sent' });
    expect(await refusalOf(desk.sent(of({ ...agreed, version: agreed.version + 1 })))).toBe('HowMadeClosed');
    const log = await query<{ action: string; subject_account_id: string | null }>(
      `select action, subject_account_id from audit_log where object_id = ? order by at, id`,
      [chosen.id],
    );
    expect(log.map(({ action }) => action).toSorted()).toEqual(
      ['agree', 'choose', 'enter', 'file', 'find', 'send'].map((act) => `how-made.${act}`),
    );
    expect(log.filter(({ action }) => action !== 'how-made.enter').map((row) => row.subject_account_id)).toEqual(
      Array(5).fill(account.id),
    );
  });

  it('with consent or by order takes a second person, who is independent of the first', async () => {
    await aSigned();
    const chosen = await aChosen({ asker: 'consent' });
    expect(chosen.mayAgree).toBe(false);
    expect(await refusalOf(first.desk.agree(of(chosen)))).toBe('HowMadeSamePerson');
    const pair = { askedBy: first.account.id, agreeing: second.account.id };
    dependent.push(pair);
    expect(await refusalOf(second.desk.agree(of(chosen)))).toBe('RoleFromAsker');
    dependent.pop();
    expect(await second.desk.get({ id: chosen.id })).toMatchObject({ mayAgree: true, name: 'Robert Finch' });
    expect(await second.desk.agree(of(chosen))).toMatchObject({ state: 'agreed', agreedBy: second.account.id });
    // Another record needs to be agreed to anew.
    const again = await aChosen({ asker: 'order' });
    const moved = await second.desk.choose({ ...of(again), recordId: again.record?.id ?? expect.fail('no record') });
    expect(moved).toMatchObject({ state: 'received', mayAgree: false });
    expect(await refusalOf(first.desk.agree(of(moved)))).toBe('HowMadeSamePerson');
  });

  it('by order of a court alone shows what was told to the reviewer alone', async () => {
    const customer = await aCustomer(willData, { help: 'My neighbour PRESSEDME.' });
    const desk = aReviewer(willData);
    const number = await numberOf(customer);
    await desk.reviewDesk.claim({ number });
    await desk.reviewDesk.comment({ number, clauseId: null, kind: 'internal', body: 'INTERNALNOTE' });
    await tickAll(desk, number);
    await approve(desk, number);
    const copy = await customer.signingCopies.make({ understood: everyWarning });
    await customer.signedWills.record(aSigning({ copyId: copy.id, signedOn: today() }));
    const wordsFor = async (asker: 'executor' | 'order') => {
      const agreed = await second.desk.agree(of(await aChosen({ asker })));
      return statementText(await second.desk.statement({ id: agreed.id }));
    };
    expect(await wordsFor('executor')).not.toMatch(/PRESSEDME|INTERNALNOTE/);
    expect(await wordsFor('order')).toMatch(/PRESSEDME/);
    expect(await wordsFor('order')).toMatch(/INTERNALNOTE/);
  });

  it('is refused with the reason, is entered once, and never changed by who looked at an older version', async () => {
    const request = aRequest();
    const entered = await first.desk.enter(request);
    expect(await second.desk.enter({ ...request, name: 'Someone Else' })).toMatchObject({ name: 'Robert Finch' });
    const refusal = 'No death certificate after two letters.';
    const refused = await second.desk.refuse({ ...of(entered), refusal });
    expect(refused).toMatchObject({ state: 'refused', refusal, closedBy: second.account.id });
    expect(await refusalOf(first.desk.refuse({ ...of(entered), refusal }))).toBe('HowMadeRequestChanged');
    expect(await refusalOf(first.desk.find({ id: entered.id, ...eleanor }))).toBe('HowMadeClosed');
    expect(await refusalOf(first.desk.enter(aRequest({ receivedOn: '2099-01-01' })))).toBe('HowMadeDayNotPossible');
    const listed = await first.desk.list({ state: 'refused', page: 1 });
    expect(listed.requests[0]).toMatchObject({ id: entered.id, number: entered.number });
    expect(JSON.stringify(listed)).not.toMatch(/Robert|Finch|certificate|Mill/);
    const rows = JSON.stringify(await query('select * from how_made_requests'));
    expect(rows).not.toMatch(/Robert|Finch|certificate|Mill/);
  });

  it('is deleted six years after it was sent or refused', async () => {
    await query('delete from how_made_requests');
    const entered = await first.desk.enter(aRequest());
    await first.desk.refuse({ ...of(entered), refusal: 'Nothing is kept.' });
    const left = async (day: string) => {
      await purgeHowMade(orm.em.fork(), day);
      return (await query('select 1 from how_made_requests')).length;
    };
    expect([await left('2032-11-20'), await left('2032-11-22')]).toEqual([1, 0]);
  });
});

it('is for administrators alone, who act and search only with a recent proof', async () => {
  const refusalFor = (account: Parameters<typeof as>[0], name: string) =>
    refusalOf(
      (as(account).howMade as unknown as Record<string, (input: object) => Promise<unknown>>)[name]?.({}) ??
        Promise.resolve(),
    );
  const longAgo = anAccount({ roles: ['admin'], authenticatedAt: '2020-01-01T10:00:00.000Z' });
  for (const [name, { isRecent, kind }] of Object.entries<{ kind: string; isRecent?: boolean }>(howMadeContract)) {
    expect([name, await refusalFor(null, name)]).toEqual([name, 'UNAUTHORIZED']);
    for (const roles of [[], ['readonly'], ['reviewer']] as const)
      expect([name, roles, await refusalFor(anAccount({ roles: [...roles] }), name)]).toEqual([
        name,
        roles,
        'FORBIDDEN',
      ]);
    expect([name, isRecent === true]).toEqual([name, kind === 'mutation']);
    if (isRecent) expect([name, await refusalFor(longAgo, name)]).toEqual([name, 'ReauthenticationNeeded']);
  }
});

it('is found by keys that an earlier key has made, and by new ones once they are made', async () => {
  await aSigned();
  await first.desk.enter(aRequest());
  const keys = new Map([...encryption.keys, ['k2', Buffer.alloc(32, 7)] as const]);
  const later = createVault({ current: 'k2', keys });
  const found = async (vault: typeof later) => {
    for (const { birthdayKey, nameKeys } of soughtKeys(vault, eleanor)) {
      const rows = await query('select 1 from how_made_records where birthday_key = ? and name_keys @> ?::text[]', [
        birthdayKey,
        `{${nameKeys.join(',')}}`,
      ]);
      if (rows.length > 0) return true;
    }
    return false;
  };
  expect(await found(later)).toBe(true);
  const rotated = await rotateKeys(orm.em.fork(), encryptedTables(later).map(withTestatorKeys(later)), 'k2');
  expect(rotated.broken).toBe(0);
  keys.delete('k1');
  expect(await found(createVault({ current: 'k2', keys }))).toBe(true);
});
