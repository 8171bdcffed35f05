import { dayMs } from '@plainwill/contracts/shared/durations';
import type { SignedWillId, SigningCopyId } from '@plainwill/contracts/shared/ids';
import { maxPhotoOutcome } from '@plainwill/contracts/will-data/signing/signing-vocabulary';
import { anAccount } from '@plainwill/kit/testing/call';
import { describe, expect, it } from 'vitest';
import { everyWarning } from '../testing/answer-all.ts';
import { answerEverything, aWillData, refusalOf, type TestatorCalls } from '../testing/will-data.ts';
import { aPlan, aSigning, aWitness, theBeneficiary } from './testing/plans.ts';

const { as, aTestator, orm, time } = await aWillData();

const today = () => time.now.toISOString().slice(0, 10);

const theSigning = (copyId: SigningCopyId | null) => aSigning({ copyId, signedOn: today() });

const { witnesses } = theSigning(null);

const make = (testator: TestatorCalls) => testator.signingCopies.make({ understood: everyWarning });

async function aReadyTestator() {
  const account = anAccount();
  const testator = as(account);
  await answerEverything(testator);
  return { account, testator, copy: await make(testator) };
}

async function aSignedTestator() {
  const ready = await aReadyTestator();
  const [will] = await ready.testator.signedWills.record(theSigning(ready.copy.id));
  if (!will) throw new Error('Nothing was recorded');
  return { ...ready, will };
}

const idsFound = async (testator: TestatorCalls) =>
  (await testator.signedWills.standing()).findings.map(({ id }) => id);

function move(days: number) {
  time.now = new Date(time.now.getTime() + days * dayMs);
}

describe('the record of a signing', () => {
  it('says when, where and before whom, and that it is the current will', async () => {
    const { will } = await aSignedTestator();
    expect(will).toMatchObject({ copyNumber: 1, signedOn: today(), place: 'Ludlow', witnesses, ending: null });
  });

  it('keeps the outcome of a photo check with its day where it is sent, and nothing else', async () => {
    const { testator, copy } = await aReadyTestator();
    const words = 'We found all 3 pages and writing in every box. We cannot tell who wrote it.';
    const [will] = await testator.signedWills.record({ ...theSigning(copy.id), photoOutcome: words });
    expect(will?.photoCheck).toEqual({ on: today(), words });
    const both = await testator.signedWills.record(theSigning(null));
    expect(both.find(({ copyNumber }) => copyNumber === null)?.photoCheck).toBeNull();
    await expect(
      testator.signedWills.record({ ...theSigning(null), photoOutcome: 'x'.repeat(maxPhotoOutcome + 1) }),
    ).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  it('still fits while the answers say the same, and says in words where they no longer do', async () => {
    const { testator } = await aSignedTestator();
    expect(await testator.signedWills.standing()).toEqual({ changes: [], findings: [] });
    await testator.funeralWishes.save({ basedOn: 1, changes: { location: 'Somewhere else' } });
    const { changes, findings } = await testator.signedWills.standing();
    expect(changes).toMatchObject([{ heading: 'FUNERAL', kind: 'changed' }]);
    expect(findings.map(({ id }) => id)).toEqual(['SIG-44']);
  });

  it('outlives the copy that was signed', async () => {
    const { testator, copy } = await aSignedTestator();
    await testator.signingCopies.remove({ id: copy.id });
    await testator.funeralWishes.save({ basedOn: 1, changes: { location: 'Somewhere else' } });
    expect(await testator.signedWills.list()).toMatchObject([{ copyNumber: 1, ending: null }]);
    expect((await testator.signedWills.standing()).changes).toHaveLength(1);
  });

  it('supersedes the one before it, and of two at once one stands', async () => {
    const { testator } = await aSignedTestator();
    await testator.funeralWishes.save({ basedOn: 1, changes: { location: 'Somewhere else' } });
    const second = await make(testator);
    const outcomes = await Promise.allSettled([1, 2].map(() => testator.signedWills.record(theSigning(second.id))));
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const wills = await testator.signedWills.list();
    expect(wills.map(({ copyNumber, ending }) => [copyNumber, ending]).toSorted()).toEqual([
      [1, 'superseded'],
      [2, null],
    ]);
    expect(await refusalOf(testator.signedWills.record(theSigning(second.id)))).toBe('AlreadyRecorded');
  });

  it('takes a will that was not made here, and an older one as what it is', async () => {
    const { testator } = await aSignedTestator();
    await testator.signedWills.record({ ...theSigning(null), signedOn: '2001-05-06' });
    expect(await testator.signedWills.list()).toMatchObject([
      { copyNumber: 1, ending: null },
      { copyNumber: null, signedOn: '2001-05-06', ending: 'superseded', endedOn: today() },
    ]);
  });

  it('refuses a day before the copy was made, one that has not come, and a copy of somebody else', async () => {
    const { testator, copy } = await aReadyTestator();
    const on = (signedOn: string) => refusalOf(testator.signedWills.record({ ...theSigning(copy.id), signedOn }));
    expect(await on('2020-01-01')).toBe('SignedBeforeMade');
    expect(await on('2099-01-01')).toBe('SignedInFuture');
    expect(await refusalOf(aTestator().signedWills.record(theSigning(copy.id)))).toBe('SigningCopyNotFound');
    await expect(
      testator.signedWills.record({ ...theSigning(copy.id), witnesses: witnesses.slice(1) }),
    ).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    expect(await testator.signedWills.list()).toEqual([]);
  });

  it('can be corrected whole for a day, and then only where the paper is', async () => {
    const { testator, will } = await aSignedTestator();
    const correct = (changes: object) => testator.signedWills.correct({ id: will.id, changes });
    expect(await refusalOf(correct({ signedOn: '2020-01-01' }))).toBe('SignedBeforeMade');
    expect(await correct({ place: 'Leominster' })).toMatchObject([{ place: 'Leominster', witnesses }]);
    move(2);
    expect(await refusalOf(correct({ place: 'Elsewhere' }))).toBe('CorrectionOver');
    expect(await correct({ keptAt: { kind: 'solicitor', where: 'Reed & Co' }, isExecutorTold: false })).toMatchObject([
      { place: 'Leominster', keptAt: { kind: 'solicitor', where: 'Reed & Co' } },
    ]);
    expect(await idsFound(testator)).toEqual(['SIG-45']);
  });

  it('ends when the paper is destroyed, and no older will counts again', async () => {
    const { testator, will } = await aSignedTestator();
    const end = () => testator.signedWills.end({ id: will.id, on: today() });
    expect(await end()).toMatchObject([{ ending: 'destroyed', endedOn: today() }]);
    expect(await end()).toMatchObject([{ ending: 'destroyed' }]);
    expect(await testator.signedWills.standing()).toEqual({ changes: [], findings: [] });
    expect(await testator.signedWills.remove({ id: will.id })).toEqual([]);
  });

  it('begins the steps of the day anew', async () => {
    const { testator, copy } = await aReadyTestator();
    await testator.signingPlan.step({ copyId: copy.id, step: 1, at: time.now.toISOString(), isDone: true });
    await testator.signedWills.record(theSigning(copy.id));
    expect((await testator.signingPlan.get()).done).toEqual([]);
  });
});

describe('a life after the signing', () => {
  it('tells of a witness who gets something', async () => {
    const { testator, copy } = await aReadyTestator();
    const susan = await theBeneficiary(testator);
    await testator.signingPlan.save({ basedOn: 0, plan: aPlan([susan, aWitness('Ken Price')]) });
    await testator.signedWills.record(theSigning(copy.id));
    const { findings } = await testator.signedWills.standing();
    expect(findings).toMatchObject([{ id: 'SIG-41', severity: 'warns' }]);
    expect(findings[0]?.message).toContain(susan.name);
  });

  it('tells of an older will, of a date that is not there, and that nobody knows where it is', async () => {
    const { testator, copy } = await aReadyTestator();
    await testator.signedWills.record({ ...theSigning(copy.id), olderWills: 'open', isDated: false, keptAt: null });
    expect(await idsFound(testator)).toEqual(['SIG-45', 'SIG-46', 'SIG-47']);
  });
});

describe('what was signed', () => {
  it('is not to be read in the database, is in the export, and goes with the account', async () => {
    const { account, testator, copy } = await aReadyTestator();
    await testator.signedWills.record({ ...theSigning(copy.id), place: 'Zzyzxquux' });
    expect(JSON.stringify(await orm.em.fork().execute('select * from signed_wills'))).not.toMatch(/zzyzxquux/i);
    expect(JSON.stringify((await testator.dataExport.get()).signed_wills)).toContain('Zzyzxquux');
    await as(null).erasure.erase({ accountId: account.id });
    expect(JSON.stringify((await testator.dataExport.get()).signed_wills)).toBe('[]');
  });

  it('is nobody else’s to change', async () => {
    const { will } = await aSignedTestator();
    const { signedWills } = aTestator();
    const id = will.id as SignedWillId;
    const tries = [
      () => signedWills.correct({ id, changes: { place: 'Mine' } }),
      () => signedWills.end({ id, on: today() }),
      () => signedWills.remove({ id }),
    ];
    for (const tried of tries) expect(await refusalOf(tried())).toBe('SignedWillNotFound');
  });
});
