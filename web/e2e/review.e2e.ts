import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anEmail, aReviewer, signIn } from './support/account.ts';
import { aVisitor, look, sizes, type Visitor } from './support/browser.ts';
import { aStageOfItsOwn } from './support/stage.ts';
import { aTestator, type Testator } from './support/testator.ts';

const { browser, site } = await aStageOfItsOwn();
let customer: Visitor;
let reviewer: Visitor;
let testator: Testator;

beforeAll(async () => {
  [testator, customer, reviewer] = await Promise.all([
    aTestator(site, anEmail('eleanor')),
    aVisitor(browser, 'phone'),
    aVisitor(browser),
  ]);
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
  await testator.signIn(customer.context);
  const email = await aReviewer(site);
  await signIn(reviewer.page, site, email);
  await reviewer.page.waitForURL('**/admin/reviews');
});

afterAll(() => {
  expect([customer, reviewer].flatMap(({ complaints }) => complaints)).toEqual([]);
});

async function lookAtBothSizes(page: Page, name: string, usual: keyof typeof sizes) {
  for (const size of ['phone', 'desktop'] as const) {
    await page.setViewportSize(sizes[size]);
    await look(page, `${name}-${size}`);
  }
  await page.setViewportSize(sizes[usual]);
}

const understood = async () => {
  const { checks } = await testator.willData.willDocument.preview.query();
  return checks.filter(({ severity }) => severity === 'warns').map(({ id }) => id);
};

it('shows the reviewer an empty queue, and then a will without a name', async () => {
  const { page } = reviewer;
  await page.getByText('Nothing here.').waitFor();
  await lookAtBothSizes(page, 'reviews-empty', 'desktop');
  await testator.willData.review.capacity.save.mutate({
    question: 'understanding',
    answer: 'It says who looks after things and who gets them.',
    consents: false,
  });
  await testator.willData.review.request.mutate({
    understood: await understood(),
    isUrgent: true,
    words: 'I go into hospital next week.',
    help: '',
  });
  await page.reload();
  await page.getByRole('table', { name: 'Reviews' }).getByText('Urgent').waitFor();
  expect(await page.locator('main').textContent()).not.toMatch(/Eleanor|Hart|hospital/);
  await lookAtBothSizes(page, 'reviews', 'desktop');
});

it('lets the reviewer claim it by a key, read it, and ask', async () => {
  const { page } = reviewer;
  await page.keyboard.press('c');
  await page.getByRole('heading', { level: 1, name: /Eleanor May Hart/ }).waitFor();
  await page.getByText('I go into hospital next week.').waitFor();
  await lookAtBothSizes(page, 'workbench', 'desktop');
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

it('refuses to approve other words than those on the screen, and approves the newest', async () => {
  const { page } = reviewer;
  await testator.willData.funeralWishes.save.mutate({ basedOn: 1, changes: { location: 'Ludlow crematorium' } });
  await page.reload();
  await page.getByText('The will has changed since you opened it').waitFor();
  await page.getByText('Ludlow crematorium').first().waitFor();
  expect(await page.getByRole('button', { name: 'Approve this will' }).getAttribute('aria-disabled')).toBe('true');
  await lookAtBothSizes(page, 'workbench-changed', 'desktop');
  await page.getByRole('button', { name: 'Read the newest words' }).click();
  await page.getByText('The will has changed since you opened it').waitFor({ state: 'detached' });
  const open = page.getByRole('checkbox', { checked: false });
  for (let left = await open.count(); left > 0; left = await open.count()) {
    await open.first().focus();
    await page.keyboard.press('Space');
    await expect.poll(() => open.count()).toBeLessThan(left);
  }
  await page.getByRole('button', { name: 'Approve this will', disabled: false }).click();
  await page.getByText('The will is approved.').waitFor();
  await page.waitForURL('**/admin/reviews');
});

it('tells the customer who approved it, and makes the copy that says so', async () => {
  const { page } = customer;
  await page.goto(`${site.url}/will-maker/review`);
  await page.getByText(/It says what the answers say/).waitFor();
  await look(page, 'review-approved');
  const copy = await testator.willData.signingCopies.make.mutate({ understood: await understood() });
  expect(copy.approved).toMatchObject({ qualification: 'solicitor' });
  await testator.willData.funeralWishes.save.mutate({ basedOn: 2, changes: { location: 'Elsewhere' } });
  await page.reload();
  await page.getByText('What you changed').waitFor();
  await look(page, 'review-void');
});
