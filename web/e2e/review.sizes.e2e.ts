import { afterAll, beforeAll, expect, it } from 'vitest';
import { aVisitor, look, lookAtSizes, type Visitor } from './support/browser.ts';
import { aTestatorWithAWill, signInAsReviewer, tickAndApprove, understoodBy } from './support/reviewing.ts';
import { aStageOfItsOwn } from './support/stage.ts';
import type { Testator } from './support/testator.ts';

const { browser, site } = await aStageOfItsOwn();
let customer: Visitor;
let reviewer: Visitor;
let testator: Testator;

beforeAll(async () => {
  [testator, customer, reviewer] = await Promise.all([
    aTestatorWithAWill(site),
    aVisitor(browser, 'phone'),
    aVisitor(browser),
  ]);
  await testator.signIn(customer.context);
  await signInAsReviewer(site, reviewer);
});

afterAll(() => {
  expect([customer, reviewer].flatMap(({ complaints }) => complaints)).toEqual([]);
});

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
