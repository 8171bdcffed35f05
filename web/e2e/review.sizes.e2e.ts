import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anEmail, aReviewer, haveSession } from './support/account.ts';
import { aVisitor, look, lookAtSizes, type Visitor } from './support/browser.ts';
import { aStageOfItsOwn } from './support/stage.ts';
import { aTestator, type Testator } from './support/testator.ts';

const { browser, site } = await aStageOfItsOwn();
let customer: Visitor;
let reviewer: Visitor;
let second: Visitor;
let testator: Testator;

beforeAll(async () => {
  [testator, customer, reviewer, second] = await Promise.all([
    aTestatorWithAWill(),
    aVisitor(browser, 'phone'),
    aVisitor(browser),
    aVisitor(browser),
  ]);
  await testator.signIn(customer.context);
  await signInAsReviewer(reviewer);
});

async function aTestatorWithAWill() {
  const testator = await aTestator(site, anEmail('eleanor'));
  const { willData, spouse } = testator;
  await willData.homeDetails.save.mutate({
    basedOn: 1,
    changes: { line1: '1 Mill Lane', townOrCity: 'Ludlow', postcode: 'SY8 1AA' },
  });
  await willData.funeralWishes.save.mutate({ basedOn: 0, changes: { funeralType: 'cremation' } });
  await willData.executors.appoint.mutate({ personId: spouse.id, role: 'primary' });
  const sue = await testator.addContact('Sue', 'Finch', { role: 'sibling' });
  await testator.giveItem('The long-case clock in the hall', sue);
  await testator.leaveTheRestTo(spouse);
  return testator;
}

async function signInAsReviewer({ page, context }: Visitor) {
  await haveSession(context, site, await aReviewer(site));
  await page.goto(`${site.url}/admin/reviews`);
}

afterAll(() => {
  expect([customer, reviewer, second].flatMap(({ complaints }) => complaints)).toEqual([]);
});

const understoodBy = async (testator: Testator) => {
  const { checks } = await testator.willData.willDocument.preview.query();
  return checks.filter(({ severity }) => severity === 'warns').map(({ id }) => id);
};

/** Reads everything by keyboard, and approves. */
async function tickAndApprove(page: Page) {
  const open = page.getByRole('checkbox', { checked: false });
  await page.getByRole('tab', { name: 'Checks' }).click();
  for (let left = await open.count(); left > 0; left = await open.count()) {
    await open.first().focus();
    await page.keyboard.press('Space');
    await expect.poll(() => open.count()).toBeLessThan(left);
  }
  await page.getByRole('button', { name: 'Approve this will', disabled: false }).click();
  await page.getByRole('button', { name: 'Approve will' }).click();
  await page.getByText('The will is approved.').waitFor();
  await page.waitForURL('**/admin/reviews');
}

async function claimNext({ page }: Visitor) {
  await page.reload();
  await page.getByRole('table', { name: 'Reviews' }).waitFor();
  await page.keyboard.press('c');
  await page.getByRole('heading', { level: 1, name: /Eleanor May Hart/ }).waitFor();
}

it('shows the reviewer an empty queue, and then a will without a name', async () => {
  const { page } = reviewer;
  await page.getByText('Nothing here.').waitFor();
  await lookAtSizes(page, 'reviews-empty');
  await testator.willData.review.capacity.save.mutate({
    question: 'understanding',
    answer: 'It says who looks after things and who gets them.',
    consents: false,
  });
  await testator.willData.review.request.mutate({
    understood: await understoodBy(testator),
    isUrgent: true,
    words: 'I go into hospital next week.',
    help: '',
  });
  await page.reload();
  await page.getByRole('table', { name: 'Reviews' }).getByText('Urgent').waitFor();
  expect(await page.locator('main').textContent()).not.toMatch(/Eleanor|Hart|hospital/);
  await lookAtSizes(page, 'reviews');
});

it('lets the reviewer claim it by a key, read it, and ask', async () => {
  const { page } = reviewer;
  await page.keyboard.press('c');
  await page.getByRole('heading', { level: 1, name: /Eleanor May Hart/ }).waitFor();
  await page.getByText('I go into hospital next week.').waitFor();
  await lookAtSizes(page, 'workbench');
  await page.keyboard.press('a');
  await page.keyboard.type('Do you mean the clock in the hall of Mill Lane?');
  await page.getByRole('button', { name: 'Ask the customer' }).click();
  await page.getByText('Not answered yet').waitFor();
});

it('shows the customer the question on a phone, and takes the answer', async () => {
  const { page } = customer;
  await page.goto(`${site.url}/will-maker/review`);
  await page.getByText('Do you mean the clock in the hall of Mill Lane?').first().waitFor();
  await look(page, 'review-question');
  await page.getByRole('textbox', { name: 'Your answer' }).fill('Yes, that one.');
  await page.getByRole('button', { name: /^Send answer/ }).click();
  await page.getByText('Yes, that one.').waitFor();
});

it('shows the reviewer the answer and the change while the page is open, and approves the newest words', async () => {
  const { page } = reviewer;
  await page.getByText('Yes, that one.').waitFor();
  await testator.willData.funeralWishes.save.mutate({ basedOn: 1, changes: { location: 'Ludlow crematorium' } });
  await page.getByText('The will has changed since you read it', { exact: true }).waitFor();
  await page.getByText('Ludlow crematorium').first().waitFor();
  await expect
    .poll(() => page.getByRole('button', { name: 'Approve this will' }).getAttribute('aria-disabled'))
    .toBe('true');
  await lookAtSizes(page, 'workbench-changed');
  await page.getByRole('button', { name: 'Read the newest words' }).click();
  await page.getByText('The will has changed since you read it', { exact: true }).waitFor({ state: 'detached' });
  await tickAndApprove(page);
});

it('tells the customer who approved it, and makes the copy that says so', async () => {
  const { page } = customer;
  await page.goto(`${site.url}/will-maker/review`);
  await page.getByText(/It says what the answers say/).waitFor();
  await look(page, 'review-approved');
  const copy = await testator.willData.signingCopies.make.mutate({ understood: await understoodBy(testator) });
  expect(copy.approved).toMatchObject({ qualification: 'solicitor' });
  await testator.willData.funeralWishes.save.mutate({ basedOn: 2, changes: { location: 'Elsewhere' } });
  await page.reload();
  await page.getByText('What changed in your answers').waitFor();
  await look(page, 'review-void');
});

describe('where two reviewers read a will and disagree', () => {
  let worried: Testator;
  const reason = 'It does not say which clock.';

  const stateSeen = async () => (await worried.willData.review.status.query()).review?.state;

  beforeAll(async () => {
    worried = await aTestatorWithAWill();
    await worried.willData.review.request.mutate({
      understood: await understoodBy(worried),
      isUrgent: false,
      words: '',
      help: 'My brother tells me what to write.',
    });
    await signInAsReviewer(second);
  });

  it('takes the second back to the first, who reads why', async () => {
    await claimNext(reviewer);
    await tickAndApprove(reviewer.page);
    await claimNext(second);
    await second.page.getByText(/^First approval: /).waitFor();
    await second.page.getByRole('button', { name: 'Disagree with the first approval' }).click();
    await second.page.getByLabel('Why do you not agree?').fill(reason);
    await lookAtSizes(second.page, 'workbench-disagree');
    await second.page.getByRole('button', { name: 'Send back' }).click();
    await second.page.waitForURL('**/admin/reviews');
    const { page } = reviewer;
    await page.reload();
    const row = page.getByRole('row').filter({ hasText: 'Second reviewer disagreed' });
    await row.getByRole('link', { name: /^Open/ }).click();
    await page.getByRole('tab', { name: 'Comments' }).click();
    await page.getByText(reason).waitFor();
    await lookAtSizes(page, 'workbench-sent-back');
    expect(JSON.stringify(await worried.willData.review.thread.query())).not.toContain(reason);
  });

  it('approves it once both agree', async () => {
    await tickAndApprove(reviewer.page);
    expect(await stateSeen()).toBe('awaitingSecond');
    await claimNext(second);
    await second.page.getByRole('tab', { name: 'Comments' }).click();
    await second.page.getByText(reason).waitFor();
    await tickAndApprove(second.page);
    expect(await stateSeen()).toBe('approved');
  });
});
