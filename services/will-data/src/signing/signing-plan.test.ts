import { emptyAddress } from '@plainwill/contracts/shared/address';
import { anAccount } from '@plainwill/kit/testing/call';
import { describe, expect, it } from 'vitest';
import { everyWarning } from '../testing/answer-all.ts';
import { answerEverything, aWillData, refusalOf, type TestatorCalls } from '../testing/will-data.ts';
import { aPlan, aWitness, theBeneficiary } from './testing/plans.ts';

const { as, aTestator, orm, time } = await aWillData();

async function withCopy() {
  const account = anAccount();
  const testator = as(account);
  await answerEverything(testator);
  const copy = await testator.signingCopies.make({ understood: everyWarning });
  return { account, testator, copy };
}

const tick = (testator: TestatorCalls, copyId: string, step: number, isDone = true) =>
  testator.signingPlan.step({ copyId: copyId as never, step, at: '2026-11-28T10:00:00.000Z', isDone });

describe('a plan of the signing', () => {
  it('begins empty, and is kept as it was saved', async () => {
    const { testator, copy } = await withCopy();
    const { version, plan, done, copy: shown } = await testator.signingPlan.get();
    expect([version, plan.witnesses, done]).toEqual([0, [], []]);
    expect(shown).toMatchObject({ id: copy.id, number: 1, pageCount: copy.pageCount });
    expect(shown?.boxes.filter(({ label }) => label === 'Initials')).toHaveLength(3);
    const planned = aPlan([aWitness('Ruth Amos'), aWitness('Ken Price')], { plannedFor: '2026-12-05' });
    await testator.signingPlan.save({ basedOn: 0, plan: planned });
    expect(await testator.signingPlan.get()).toMatchObject({ version: 1, plan: planned });
  });

  it('is not overwritten by an older page', async () => {
    const testator = aTestator();
    const save = (name: string) => testator.signingPlan.save({ basedOn: 0, plan: aPlan([aWitness(name)]) });
    await save('Ruth Amos');
    expect(await refusalOf(save('Ken Price'))).toBe('PlanChanged');
    expect((await testator.signingPlan.get()).plan.witnesses).toMatchObject([{ name: 'Ruth Amos' }]);
  });

  it('takes four witnesses and no fifth', async () => {
    const { signingPlan } = aTestator();
    const five = ['Ann', 'Ben', 'Cat', 'Dan', 'Eve'].map((name) => aWitness(`${name} Price`));
    await expect(signingPlan.save({ basedOn: 0, plan: aPlan(five) })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    await signingPlan.save({ basedOn: 0, plan: aPlan(five.slice(1)) });
  });

  it('is checked beside the will of today', async () => {
    const testator = aTestator();
    await answerEverything(testator);
    const susan = await theBeneficiary(testator);
    await testator.signingPlan.save({ basedOn: 0, plan: aPlan([susan, aWitness('Ken Price')]) });
    expect(await testator.signingPlan.problems()).toContainEqual(
      expect.objectContaining({ id: 'SIG-13', severity: 'blocks', person: susan.name }),
    );
    await testator.signingPlan.save({ basedOn: 1, plan: aPlan([aWitness('Ruth Amos'), aWitness('Ken Price')]) });
    expect((await testator.signingPlan.problems()).filter(({ severity }) => severity !== 'informs')).toEqual([]);
  });

  it('is not to be read in the database, is in the export, and goes with the account', async () => {
    const account = anAccount();
    const { signingPlan, dataExport } = as(account);
    const witness = { ...aWitness('Zzyzxquux Amos'), address: { ...emptyAddress, line1: 'Zzyzxquux Street' } };
    await signingPlan.save({ basedOn: 0, plan: aPlan([witness]) });
    expect(JSON.stringify(await orm.em.fork().execute('select * from signing_plans'))).not.toMatch(/zzyzxquux/i);
    expect(JSON.stringify((await dataExport.get()).signing_plans)).toContain('Zzyzxquux Amos');
    await as(null).erasure.erase({ accountId: account.id });
    expect(JSON.stringify((await dataExport.get()).signing_plans)).toBe('[]');
  });
});

describe('the steps of the day', () => {
  it('are kept in their order, however they arrive, and each once', async () => {
    const { testator, copy } = await withCopy();
    for (const step of [2, 1, 3, 2]) await tick(testator, copy.id, step);
    await tick(testator, copy.id, 3, false);
    expect((await testator.signingPlan.get()).done.map(({ step }) => step)).toEqual([1, 2]);
  });

  it('are all there when they are sent at once after an hour without a connection', async () => {
    const { testator, copy } = await withCopy();
    await Promise.all(Array.from({ length: 12 }, (_, at) => tick(testator, copy.id, at + 1)));
    expect((await testator.signingPlan.get()).done).toHaveLength(12);
  });

  it('begin anew with a new copy, and when they are begun again', async () => {
    const { testator, copy } = await withCopy();
    await tick(testator, copy.id, 1);
    await testator.signingPlan.restart();
    expect((await testator.signingPlan.get()).done).toEqual([]);
    await tick(testator, copy.id, 1);
    await testator.funeralWishes.save({ basedOn: 1, changes: { location: 'Somewhere else' } });
    const next = await testator.signingCopies.make({ understood: everyWarning });
    expect((await testator.signingPlan.get()).done).toEqual([]);
    expect(await refusalOf(tick(testator, copy.id, 2))).toBe('SigningCopyNotFound');
    await tick(testator, next.id, 1);
  });

  it('are only of the twelve', async () => {
    const { testator, copy } = await withCopy();
    for (const step of [0, 13, 1.5])
      await expect(tick(testator, copy.id, step)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });
});

it('makes a calendar file that says nothing of the will', async () => {
  const { testator } = await withCopy();
  await testator.signingPlan.save({ basedOn: 0, plan: aPlan([aWitness('Ruth Amos')], { plannedFor: '2026-12-05' }) });
  const { base64, mediaType, fileName } = await testator.signingPlan.calendar({ at: '14:30' });
  const text = Buffer.from(base64, 'base64').toString('utf8');
  expect([mediaType, fileName]).toEqual(['text/calendar;charset=utf-8', 'Signing.ics']);
  expect(text).toContain('DTSTART:20261205T143000\r\n');
  expect(text).toContain('DTEND:20261205T150000\r\n');
  expect(text).not.toMatch(/\bwill\b|Hart|Amos|executor|gift/i);
  expect(text).toContain(`DTSTAMP:${time.now.toISOString().replace(/[-:]|\.\d+/g, '')}`);
  await expect(testator.signingPlan.calendar({ at: '25:00' })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
});
