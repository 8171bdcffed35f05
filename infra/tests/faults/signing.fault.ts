import { dayInUnitedKingdom } from '@plainwill/contracts/shared/calendar-date';
import { expect, it, vi } from 'vitest';
import { fillIn } from '../../tools/demo/harriet-bell.ts';
import { warningsOf } from '../../tools/demo/will-in-review.ts';
import { lockTable, outcomeOf } from './support/desk.ts';
import { openSite } from './support/site.ts';

const witnesses = [
  { name: 'Ruth Amos', address: '9 Corve Street, Ludlow', occupation: 'baker' },
  { name: 'Ken Price', address: '8 Mill Lane, Ludlow', occupation: '' },
];

// Between two tries there is a pause, for a person makes so many calls a minute at most.
const soon = { timeout: 90_000, interval: 2000 };

/** As a page does while a service has just started, or the machine is busy. */
const again = <Result>(call: () => Promise<Result>) => vi.waitFor(call, soon);

/** Somebody who has recorded one signing, and made another copy. */
async function aSecondSigning() {
  const site = await openSite();
  const { stage, person } = site;
  const { willData } = person.api;
  await again(() => fillIn(person));
  const makeCopy = () =>
    again(async () => willData.signingCopies.make.mutate({ understood: await warningsOf(person) }));
  const signing = (copyId: Awaited<ReturnType<typeof makeCopy>>['id']) => ({
    copyId,
    signedOn: dayInUnitedKingdom(new Date()),
    place: 'Ludlow',
    isDated: true,
    witnesses,
    keptAt: null,
    isExecutorTold: false,
    olderWills: 'none' as const,
    isLost: false,
  });
  const first = await makeCopy();
  await willData.signedWills.record.mutate(signing(first.id));
  const { funeralWishes } = await willData.testatorRecord.get.query();
  await willData.funeralWishes.save.mutate({
    basedOn: funeralWishes?.version ?? 0,
    changes: { location: 'Ludlow crematorium' },
  });
  const copy = await makeCopy();
  const rows = (sql: string) => stage.postgres.rows<Record<string, unknown>>('will_data', sql);
  return {
    stage,
    willData,
    willDataService: site.services['will-data'],
    copy,
    rows,
    record: () => outcomeOf(willData.signedWills.record.mutate(signing(copy.id))),
  };
}

type Signing = Awaited<ReturnType<typeof aSecondSigning>>;

/** Counts the rows that recording a signing leaves in each table, and what has become of the will before. */
const traces = async ({ rows }: Signing) =>
  (
    await rows(`
      select 'will ' || copy_number || ' ' || coalesce(ending, 'current') what from signed_wills
      union all select 'how ' || copy_number || ' was made' from how_made_records
      union all select 'audit entry' from audit_log where action = 'signing.record'
      union all select 'steps' from signing_plans where steps is not null`)
  )
    .map(({ what }) => what)
    .toSorted();

const before = ['audit entry', 'how 1 was made', 'steps', 'will 1 current'];
const after = ['audit entry', 'audit entry', 'how 1 was made', 'how 2 was made', 'will 1 superseded', 'will 2 current'];

/** Every table that recording a signing writes to. */
const tablesOfRecording = ['signed_wills', 'signing_plans', 'how_made_records', 'audit_log'];

/** Kills will-data while it is about to write to a table, and starts it again. */
async function killedBeforeWriting(signing: Signing, table: string, act: () => Promise<string>) {
  const lock = await lockTable(signing, table, 'testators');
  const outcome = act();
  await lock.isAwaited();
  await signing.willDataService.kill();
  await lock.release();
  expect(await outcome, `killed before it wrote to ${table}`).not.toBe('done');
  await signing.willDataService.start();
  // Until the gateway has noticed that it is back.
  await again(() => signing.willData.signingPlan.get.query());
}

it('has recorded a signing wholly or not at all when will-data is killed at any write of it', async () => {
  const signing = await aSecondSigning();
  const { willData, copy } = signing;
  await willData.signingPlan.step.mutate({ copyId: copy.id, step: 1, at: new Date().toISOString(), isDone: true });
  for (const table of tablesOfRecording) {
    await killedBeforeWriting(signing, table, signing.record);
    expect(await traces(signing), `killed before it wrote to ${table}`).toEqual(before);
  }
  await expect.poll(signing.record, soon).toBe('done');
  expect(await signing.record()).toBe('AlreadyRecorded');
  expect(await traces(signing)).toEqual(after);
});

it('keeps the steps of the day, each once and in order, when will-data is killed at any of them', async () => {
  const signing = await aSecondSigning();
  const { willData, copy } = signing;
  const start = Date.now();
  const steps = Array.from({ length: 12 }, (_, at) => at + 1);
  const atOf = (step: number) => new Date(start + step * 1000).toISOString();
  const tick = (step: number) =>
    outcomeOf(willData.signingPlan.step.mutate({ copyId: copy.id, step, at: atOf(step), isDone: true }));
  for (const step of steps) {
    await killedBeforeWriting(signing, 'signing_plans', () => tick(step));
    // The phone sends it again until it is answered, and once more where the answer was lost.
    await expect.poll(() => tick(step), soon).toBe('done');
    expect(await tick(step)).toBe('done');
    const { done } = await willData.signingPlan.get.query();
    expect(done.map((one) => one.step)).toEqual(steps.slice(0, step));
  }
  const { done } = await willData.signingPlan.get.query();
  expect(done).toEqual(steps.map((step) => ({ step, at: atOf(step) })));
});
