import { afterAll, beforeAll, expect, it } from 'vitest';
import { aVisitor, look, type Visitor } from './support/browser.ts';
import { aTestatorWithAWill, signInAsReviewer, tickAndApprove, understoodBy } from './support/reviewing.ts';
import { aStageOfItsOwn } from './support/stage.ts';
import type { Testator } from './support/testator.ts';

const { browser, site } = await aStageOfItsOwn();
const reason = 'It does not say which clock.';
let testator: Testator;
let first: Visitor;
let second: Visitor;

beforeAll(async () => {
  [testator, first, second] = await Promise.all([aTestatorWithAWill(site), aVisitor(browser), aVisitor(browser)]);
  await testator.willData.review.request.mutate({
    understood: await understoodBy(testator),
    isUrgent: false,
    words: '',
    help: 'My brother tells me what to write.',
  });
  for (const reviewer of [first, second]) await signInAsReviewer(site, reviewer);
});

afterAll(() => {
  expect([first, second].flatMap(({ complaints }) => complaints)).toEqual([]);
});

const stateSeen = async () => (await testator.willData.review.status.query()).review?.state;

async function claimNext({ page }: Visitor) {
  await page.reload();
  await page.getByRole('table', { name: 'Reviews' }).waitFor();
  await page.keyboard.press('c');
  await page.getByRole('heading', { level: 1, name: /Eleanor May Hart/ }).waitFor();
}

it('takes a second reviewer who disagrees back to the first, who reads why', async () => {
  await claimNext(first);
  await tickAndApprove(first.page);
  await claimNext(second);
  await second.page.getByText(/^First approval: /).waitFor();
  await second.page.getByRole('button', { name: 'Disagree with the first approval' }).click();
  await second.page.getByLabel('Why do you not agree?').fill(reason);
  await look(second.page, 'workbench-disagree');
  await second.page.getByRole('button', { name: 'Send back' }).click();
  await second.page.waitForURL('**/admin/reviews');
  const { page } = first;
  await page.reload();
  const row = page.getByRole('row').filter({ hasText: 'Second reviewer disagreed' });
  await row.getByRole('link', { name: /^Open/ }).click();
  await page.getByRole('tab', { name: 'Comments' }).click();
  await page.getByText(reason).waitFor();
  await look(page, 'workbench-sent-back');
  expect(JSON.stringify(await testator.willData.review.thread.query())).not.toContain(reason);
});

it('is approved once both agree', async () => {
  await tickAndApprove(first.page);
  expect(await stateSeen()).toBe('awaitingSecond');
  await claimNext(second);
  await second.page.getByRole('tab', { name: 'Comments' }).click();
  await second.page.getByText(reason).waitFor();
  await tickAndApprove(second.page);
  expect(await stateSeen()).toBe('approved');
});
