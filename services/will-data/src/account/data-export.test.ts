import { expect, it } from 'vitest';
import { aCustomer, aReviewer } from '../review/testing/reviews.ts';
import { aWillData } from '../testing/will-data.ts';

const willData = await aWillData({ reviewTwoPeople: 'flagged' });
const { orm } = willData;

type Exported = Record<string, unknown>;

/** What a file looks like: names, kinds of values and how many rows in any order; words only where they are everybody’s. */
const shapeOf = (value: unknown): unknown => {
  if (Array.isArray(value))
    return value
      .map(shapeOf)
      .map((each) => JSON.stringify(each))
      .toSorted();
  if (typeof value !== 'object' || value === null) return value === null ? null : typeof value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shapeOf(each)]));
};

async function aReviewed(help: string) {
  const customer = await aCustomer(willData, { help });
  if (help) await customer.review.safety({ text: 'He WAITSOUTSIDE.' });
  const desk = aReviewer(willData);
  const number = (await customer.review.status()).review?.number ?? 0;
  await desk.reviewDesk.claim({ number });
  const comment = { number, clauseId: null };
  await desk.reviewDesk.comment({ ...comment, kind: 'customer', body: 'Name the CHARITYWORD.' });
  await desk.reviewDesk.tick({ number, tickKey: 'list:capacity', isTicked: true });
  return { ...customer, desk, number };
}

it('is the same in shape and in its words on what it leaves out, with and without a worry told to reviewers', async () => {
  const [calm, worried] = [await aReviewed(''), await aReviewed('My neighbour PRESSEDME.')];
  const stored = await orm.em
    .fork()
    .execute('select needs_two from reviews where account_id = ?', [worried.account.id]);
  expect(stored).toEqual([{ needs_two: true }]);
  const [one, other]: Exported[] = [await calm.dataExport.get(), await worried.dataExport.get()];
  expect(shapeOf(other)).toEqual(shapeOf(one));
  expect(other?.about).toBe(one?.about);
  expect(one?.about).toMatch(/Notes between reviewers/);
  expect(JSON.stringify(other)).not.toMatch(/PRESSEDME|WAITSOUTSIDE|safety|needs_two|list:capacity/);
  expect(JSON.stringify(other)).toMatch(/CHARITYWORD/);
});

it('holds no note between reviewers, written or half typed', async () => {
  const { desk, number, dataExport } = await aReviewed('');
  await desk.reviewDesk.comment({ number, clauseId: null, kind: 'internal', body: 'NOTEBETWEENUS' });
  await desk.reviewDesk.keepDraft({ number, clauseId: null, kind: 'internal', body: 'HALFTYPED' });
  expect(JSON.stringify(await dataExport.get())).not.toMatch(/NOTEBETWEENUS|HALFTYPED|internal|"draft"/);
});
