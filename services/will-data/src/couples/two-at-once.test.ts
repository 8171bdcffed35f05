import { expect, it } from 'vitest';
import { aCouple as coupleIn, share, takeAll } from '../testing/couples.ts';
import { aWillData } from '../testing/will-data.ts';

const willData = await aWillData();
const aCouple = () => coupleIn(willData);

const reasonOf = (outcome: PromiseSettledResult<unknown>): string | null =>
  outcome.status === 'fulfilled' ? null : outcome.reason.cause?.reason;

const pickOfChild = { parentalResponsibility: 'Yes, married to mother' } as const;

it('takes a child over once, of two devices that add it at the same moment', async () => {
  const { ruth, tom } = await aCouple();
  await share(ruth, ['children']);
  const { offers, shown } = await tom.couples.differences();
  const picks = offers.map(({ id, kind }) => ({ id, ...(kind === 'child' && pickOfChild) }));
  const tries = await Promise.allSettled([1, 2, 3].map(() => tom.couples.copy({ picks, basedOn: shown })));
  expect(tries.map(reasonOf).toSorted()).toEqual(['AnswersChanged', 'AnswersChanged', null]);
  expect((await tom.testatorRecord.get()).children).toHaveLength(1);
});

it('takes over what was looked at or nothing, while the other changes the child and shares again', async () => {
  const { ruth, tom } = await aCouple();
  await share(ruth, ['children']);
  const [child] = (await ruth.testatorRecord.get()).children;
  if (!child) throw new Error('Nothing to change');
  const changed = async () => {
    await ruth.children.update({ id: child.id, basedOn: child.version, changes: { firstName: 'MARK-LATER' } });
    await share(ruth, ['children']);
  };
  const [copy, change] = await Promise.allSettled([takeAll(tom), changed()]);
  expect(change.status).toBe('fulfilled');
  const names = (await tom.testatorRecord.get()).children.map(({ firstName }) => firstName);
  if (copy.status === 'rejected') {
    expect(copy.reason).toMatchObject({ cause: { reason: 'AnswersChanged' } });
    expect(names).toEqual([]);
  } else expect(['MARK-CHILD', 'MARK-LATER']).toContainEqual(names.join());
  expect((await ruth.testatorRecord.get()).children).toMatchObject([{ firstName: 'MARK-LATER' }]);
});

it('lets both change what each knows of the same child, and neither loses a word', async () => {
  const { ruth, tom } = await aCouple();
  await share(ruth, ['children']);
  await takeAll(tom);
  const change = async (one: typeof ruth, firstName: string) => {
    const [child] = (await one.testatorRecord.get()).children;
    if (!child) throw new Error('Nothing to change');
    return one.children.update({ id: child.id, basedOn: child.version, changes: { firstName } });
  };
  await Promise.all([change(ruth, 'Zoe'), change(tom, 'Zoë')]);
  expect((await ruth.testatorRecord.get()).children).toMatchObject([{ firstName: 'Zoe' }]);
  expect((await tom.testatorRecord.get()).children).toMatchObject([{ firstName: 'Zoë' }]);
});

it('takes over from each other at the same moment, and neither waits for the other', async () => {
  const { ruth, tom } = await aCouple();
  await share(ruth, ['children', 'home']);
  await tom.homeDetails.save({ basedOn: 0, changes: { line1: '9 Old Road', homeOwnership: 'rent' } });
  await share(tom, ['home']);
  const copies = await Promise.allSettled([takeAll(ruth), takeAll(tom)]);
  expect(copies.map(reasonOf)).toEqual([null, null]);
  expect((await ruth.testatorRecord.get()).homeDetails).toMatchObject({ line1: '9 Old Road' });
  expect((await tom.testatorRecord.get()).homeDetails).toMatchObject({ line1: 'MARK-HOME' });
});

it('takes over all or nothing from someone whose account is deleted at the same moment', async () => {
  for (let turn = 0; turn < 5; turn++) {
    const { ruth, tom, ruthsAccount, part } = await aCouple();
    await share(ruth, ['children', 'home']);
    const erased = async () => {
      part();
      await willData.as(null).erasure.erase({ accountId: ruthsAccount.id });
    };
    const [copy] = await Promise.allSettled([takeAll(tom), erased()]);
    const { children, homeDetails, spouseDetails } = await tom.testatorRecord.get();
    const isTaken = copy.status === 'fulfilled';
    if (!isTaken) expect(['NotShared', 'AnswersChanged']).toContain(reasonOf(copy));
    expect([children.length, homeDetails !== null, spouseDetails !== null]).toEqual([
      isTaken ? 1 : 0,
      isTaken,
      isTaken,
    ]);
    expect(await tom.couples.get()).toMatchObject({ mine: [], theirs: [] });
    const left = await willData.orm.em
      .fork()
      .execute('select 1 from couple_snapshots where account_id = ?', [ruthsAccount.id]);
    expect(left).toEqual([]);
  }
});

it('ends with what was shared gone or never there, where it is shared and taken back at the same moment', async () => {
  const { ruth, tom } = await aCouple();
  await Promise.all([share(ruth, ['home']), ruth.couples.withdraw({ category: 'home' })]);
  const seen = await tom.couples.theirs({ category: 'home' }).then(
    () => ['home'],
    () => [],
  );
  expect((await ruth.couples.get()).mine.map(({ category }) => category)).toEqual(seen);
});
