import { randomUUID } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hourMs } from '@plainwill/contracts/shared/durations';
import type { ReleaseId, TrustedOpeningId, TrustedPersonId } from '@plainwill/contracts/shared/ids';
import { anAccount } from '@plainwill/kit/testing/call';
import { askedBy } from '@plainwill/law/release/release-machine';
import { expect, it } from 'vitest';
import { willCommand } from '../documents/will-command/will-command.ts';
import { aHolding, aHoldingId } from '../holdings/testing/holdings.ts';
import { LetterVersionSchema } from '../letters/letter.entity.ts';
import { aLetter, aLetterId } from '../letters/testing/letters.ts';
import { ReleaseMailSchema, ReleaseSchema } from '../release/release.entity.ts';
import { ReminderSchema } from '../reminders/reminder.entity.ts';
import { aPlan, aSigning, aWitness } from '../signing/testing/plans.ts';
import { aScan, sendScan } from '../signing/testing/scans.ts';
import { answerAll } from '../testing/answer-all.ts';
import { aChild, aPersonId, aWillData, refusalOf, someDetails } from '../testing/will-data.ts';
import { TrustedOpeningSchema } from '../trusted/trusted-person.entity.ts';

const { as, orm, time } = await aWillData();

async function aPerson() {
  const account = anAccount();
  const testator = as(account);
  await answerAll(testator);
  const [copy] = await testator.signingCopies.list();
  await testator.signingPlan.save({ basedOn: 0, plan: aPlan([aWitness('Ruth Amos'), aWitness('Ken Price')]) });
  const [will] = await testator.signedWills.record(aSigning({ copyId: copy?.id ?? null, signedOn: '2026-11-20' }));
  if (will) await sendScan(testator, will.id, aScan('pdf'));
  await testator.holdings.save({ id: aHoldingId(), basedOn: 0, holding: aHolding() });
  const letterId = aLetterId();
  await testator.letters.save({ id: letterId, basedOn: 0, letter: aLetter() });
  const earlier = { accountId: account.id, letterId, writtenOn: '2026-11-01', body: '' };
  await orm.em.fork().insert(LetterVersionSchema, earlier);
  const personId = randomUUID() as TrustedPersonId;
  await testator.trusted.invite({ id: personId, email: 'ann@example.com', firstName: 'Ann' });
  await testator.trusted.setRelease({ basedOn: 0, waitDays: 21, twoMustAsk: false, awayUntil: null });
  await orm.em.fork().insert(TrustedOpeningSchema, {
    accountId: account.id,
    id: randomUUID() as TrustedOpeningId,
    personId,
    thing: 'whereItIs',
    at: time.now,
  });
  const releaseId = randomUUID() as ReleaseId;
  const state = askedBy({ is: 'trusted', id: personId, mayAsk: true }, { waitDays: 21, twoMustAsk: false });
  if (!state) throw new Error('nobody may ask');
  const { stage } = state;
  const asked = { accountId: account.id, id: releaseId, stage, state, askedAt: time.now, lookedAt: time.now };
  await orm.em.fork().insert(ReleaseSchema, asked);
  await orm.em
    .fork()
    .insert(ReleaseMailSchema, { accountId: account.id, messageId: randomUUID(), releaseId, number: 1 });
  await testator.reminders.settings({ isOff: false, kindsOff: ['law'] });
  await orm.em.fork().insert(ReminderSchema, { accountId: account.id, key: 'REM-08:will:5', due: '2031-11-20' });
  return { account, export: () => as(account).dataExport.get() };
}

/** Rows by table, without the facts that are made of them, the word about what is not there, and the log, which stays. */
const tablesIn = ({ facts: _facts, about: _about, audit_log: _log, ...tables }: Record<string, unknown>) => tables;

const isEmpty = (rows: unknown) => Array.isArray(rows) && rows.length === 0;

it('removes everything of the account but how its signed will was made, and nothing of anyone else', async () => {
  const [goes, stays] = [await aPerson(), await aPerson()];
  const before = await stays.export();
  await as(null).erasure.erase({ accountId: goes.account.id });
  const left = Object.entries(tablesIn(await goes.export())).filter(([, rows]) => !isEmpty(rows));
  expect(left.map(([table]) => table)).toEqual(['how_made_records']);
  expect(left[0]?.[1]).toMatchObject([{ account_id: goes.account.id, copy_number: 1 }]);
  expect(await stays.export()).toEqual(before);
});

it('leaves nothing at all of who has recorded no signing, or taken the record back', async () => {
  const [never, removed] = [anAccount(), await aPerson()];
  await answerAll(as(never));
  const { signedWills } = as(removed.account);
  for (const { id } of await signedWills.list()) await signedWills.remove({ id });
  for (const account of [never, removed.account]) {
    await as(null).erasure.erase({ accountId: account.id });
    expect(Object.values(tablesIn(await as(account).dataExport.get())).every(isEmpty)).toBe(true);
  }
});

it('is harmless to repeat, and for an account that nothing is known of', async () => {
  const { account } = await aPerson();
  for (let times = 0; times < 2; times++) await as(null).erasure.erase({ accountId: account.id });
  await as(null).erasure.erase({ accountId: anAccount().id });
  expect((await as(account).testatorRecord.get()).personalDetails).toBeNull();
});

it('lets no call that was under way bring the account back', async () => {
  for (let turn = 0; turn < 20; turn++) {
    const account = anAccount();
    const admin = as(anAccount({ roles: ['admin'] })).staff;
    const child = {
      fullName: 'Ivy Hart',
      dateOfBirth: '2015-06-01',
      relationship: 'Daughter' as const,
      otherParentId: null,
    };
    const results = await Promise.allSettled([
      as(account).personalDetails.save({ basedOn: 0, changes: someDetails() }),
      admin.addChild({ accountId: account.id, id: aPersonId(), child }),
      as(null).erasure.erase({ accountId: account.id }),
      as(account).children.add({ id: aPersonId(), child: aChild() }),
    ]);
    expect(results[2]?.status).toBe('fulfilled');
    const rows = await orm.em.fork().execute('select from testators where account_id = ?', [account.id]);
    expect(rows).toEqual([]);
  }
});

it('refuses to save for an account that was erased, whoever asks', async () => {
  const { account } = await aPerson();
  await as(null).erasure.erase({ accountId: account.id });
  const admin = as(anAccount({ roles: ['admin'] })).staff;
  const changes = someDetails();
  expect(await refusalOf(admin.savePersonalDetails({ accountId: account.id, basedOn: 0, changes }))).toBe(
    'AccountErased',
  );
  expect(await refusalOf(as(account).personalDetails.save({ basedOn: 0, changes }))).toBe('AccountErased');
  expect(await refusalOf(as(account).settings.save({ hasNoSpecificGifts: false }))).toBe('AccountErased');
});

it('exports every row of the account, under the names it is stored by', async () => {
  const person = await aPerson();
  const everything = await person.export();
  const actions = (everything.audit_log as { action: string }[]).map(({ action }) => action);
  expect(actions).toEqual(expect.arrayContaining(['signing.record', 'trusted.invite', 'trusted.release-settings']));
  const exported = tablesIn(everything);
  const tables = [...orm.getMetadata().getAll().values()].map(({ tableName }) => tableName);
  expect(Object.keys(exported).sort()).toEqual(
    tables
      .filter((name) => !/^(audit_|erased_accounts$|outbox$|review_pause$|key_rotation$|how_made_requests$)/.test(name))
      .sort(),
  );
  // Nobody has read this will or shares it with a partner, and a record that is stored has no draft.
  const answered = Object.entries(exported).filter(([table]) => !/^(review|record_drafts$|couple_)/.test(table));
  expect(answered.some(([, rows]) => isEmpty(rows))).toBe(false);
  expect(exported.personal_details).toMatchObject([{ first_name: 'Eleanor', date_of_birth: '1950-02-03' }]);
  const owners = Object.values(exported).flatMap((rows) =>
    (rows as { account_id: string }[]).map((row) => row.account_id),
  );
  expect(new Set(owners)).toEqual(new Set([person.account.id]));
});

it('exports the answers as the facts that a will is made from, too', async () => {
  const person = await aPerson();
  const { facts } = await person.export();
  const file = join(await mkdtemp(join(tmpdir(), 'export-')), 'facts.json');
  await writeFile(file, JSON.stringify({ willData: { facts } }));
  const told = await willCommand([file], { folder: '/', stdin: process.stdin, today: '2030-01-01' });
  expect(told.notes).toEqual([]);
  const { document } = await as(person.account).willDocument.preview();
  expect(JSON.parse(told.output).document).toEqual(document);
  expect(facts).toMatchObject({
    questionnaire: { business: 'No' },
    gifts: [{ recipients: [{ name: 'Ivy Hart' }] }, {}],
  });
});

it('exports nothing to one who signed in long ago', async () => {
  const authenticatedAt = new Date(Date.now() - hourMs).toISOString();
  expect(await refusalOf(as(anAccount({ authenticatedAt })).dataExport.get())).toBe('ReauthenticationNeeded');
});
