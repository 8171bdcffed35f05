import type { PersonId } from '@plainwill/contracts/shared/ids';
import { beforeAll, expect, it } from 'vitest';
import { anEmail } from './support/account.ts';
import { aVisitor, look, sizes, type Visitor } from './support/browser.ts';
import { eventually } from './support/patience.ts';
import { aStage } from './support/stage.ts';
import { aTestator, type Testator } from './support/testator.ts';

const { browser, site } = await aStage();
let testator: Testator;
let visitor: Visitor;
let max: PersonId;

beforeAll(async () => {
  [testator, visitor] = await Promise.all([aTestator(site, anEmail('takers')), aVisitor(browser)]);
  await testator.addChild('Ivy', { dateOfBirth: '2001-04-05' });
  max = (await testator.addChild('Max', { gender: 'male' })).id;
  await testator.addChild('Zoe', { relationship: 'Step-parent', parentalResponsibility: 'No' });
  await testator.addContact('Anna', 'Reed');
  await testator.signIn(visitor.context);
});

const stored = () => testator.willData.testatorRecord.get.query();
const dialog = () => visitor.page.getByRole('dialog');
const button = (name: string | RegExp) => visitor.page.getByRole('button', { name, exact: typeof name === 'string' });

async function open(section: string, tab = 'wishes') {
  await visitor.page.goto(`${site.url}/will-maker?tab=${tab}&section=${section}`);
  await visitor.page.locator(`[data-section="${section}"] h1`).waitFor();
}

/** A picture as on a desktop and as on a phone. */
async function lookAtBoth(name: string) {
  const { page } = visitor;
  await look(page, name);
  await page.setViewportSize(sizes.phone);
  await look(page, `${name}-phone`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(sizes.phone.width);
  await page.setViewportSize(sizes.desktop);
}

it('takes children who are named into “my children”, and leaves one of them out', async () => {
  const { page } = visitor;
  await open('residue');
  await button('Select Recipients').click();
  await lookAtBoth('takers-picker');
  for (const name of ['Ivy Hart', 'Max Hart']) await dialog().getByText(name).first().click();
  await lookAtBoth('takers-suggestion');
  await button('Use “my children” instead, so that a child born later is included').click();
  await dialog().getByText('Ivy and Max, and any born or adopted later').waitFor();
  await dialog().getByText('Leave someone out').click();
  await dialog().getByRole('checkbox', { name: 'Max Hart', exact: true }).check();
  await dialog().getByText('Left out: Max').waitFor();
  await lookAtBoth('takers-left-out');
  await dialog().getByText('Zoe Hart').first().click();
  await button('Set percentages').click();
  await page.getByLabel('My children’s share').fill('80');
  await page.getByLabel('Zoe Hart’s share').fill('20');
  await button('Save Recipients').click();
  await dialog().waitFor({ state: 'detached' });
  expect((await stored()).residue.recipients).toMatchObject([
    { personId: 'children', shareBasisPoints: 8000, exceptIds: [max] },
    { shareBasisPoints: 2000 },
  ]);
  await lookAtBoth('takers-residue');
});

it('gives a sum to each grandchild, and asks the rest only of those who look for it', async () => {
  const { page } = visitor;
  await open('gifts');
  await button('Add Gift').click();
  await dialog().getByText('Cash gift').click();
  await page.getByLabel(/^Amount/).fill('500');
  await button('Select Recipients').click();
  await dialog().getByText('My grandchildren').click();
  await button('Use these recipients').click();
  await dialog().getByText('£500 to each').click();
  await dialog().getByText('More choices').click();
  await dialog().getByText('Whoever gets this gift').click();
  await dialog().getByText('Give this only if my spouse or partner dies before me').click();
  await lookAtBoth('takers-gift-more');
  await button('Save Gift').click();
  await dialog().waitFor({ state: 'detached' });
  expect((await stored()).gifts).toMatchObject([
    { amountEach: true, taxBorneBy: 'recipient', onlyIfSpouseFails: true, recipients: [{ personId: 'grandchildren' }] },
  ]);
});

it('shares a house in percentages, and says who pays off its mortgage', async () => {
  const { page } = visitor;
  await button('Add Gift').click();
  await dialog().getByText('Specific item').click();
  await page.getByLabel(/^Description/).fill('My cottage in Whitby');
  await button('Select Recipients').click();
  for (const name of ['Ivy Hart', 'Anna Reed']) await dialog().getByText(name).first().click();
  await button('Set percentages').click();
  await page.getByLabel('Ivy Hart’s share').fill('60');
  await lookAtBoth('takers-gift-shares');
  await page.getByLabel('Anna Reed’s share').fill('40');
  await button('Use these recipients').click();
  await dialog().getByText('Ivy Hart (60%) and Anna Reed (40%)').waitFor();
  await dialog().getByText('More choices').click();
  await dialog().getByText('The rest of my estate pays it off').click();
  await lookAtBoth('takers-gift-mortgage');
  await button('Save Gift').click();
  await dialog().waitFor({ state: 'detached' });
  await lookAtBoth('takers-gifts');
});

it('adds a charity and another organisation, and asks neither for what only people have', async () => {
  const { page } = visitor;
  await open('contacts', 'details');
  await button('Add Contact').click();
  await lookAtBoth('takers-contact-person');
  await dialog().getByText('A charity').click();
  await lookAtBoth('takers-contact-charity');
  await button('Not listed? Enter it yourself').click();
  await page.getByLabel(/^Name of the charity/).fill('Whitby Cat Rescue');
  await dialog().getByText('Scotland', { exact: true }).click();
  await page.getByLabel(/^Registered charity number/).fill('12345');
  await page.getByLabel(/^Name of the charity/).focus();
  await dialog().getByText('Check the number on the register.').waitFor();
  await lookAtBoth('takers-contact-charity-typed');
  await page.getByLabel(/^Registered charity number/).fill('SC012345');
  await button('Add contact').click();
  await dialog().waitFor({ state: 'detached' });
  await button('Add Contact').click();
  await dialog().getByText('Another organisation').click();
  await page.getByLabel(/^Name of the organisation/).fill('Whitby Rowing Club');
  await lookAtBoth('takers-contact-organisation');
  await button('Add contact').click();
  await dialog().waitFor({ state: 'detached' });
  await eventually(async () =>
    expect((await stored()).contacts.map(({ kind, charityNumber }) => [kind, charityNumber])).toEqual([
      ['person', ''],
      ['charity', 'SC012345'],
      ['organisation', ''],
    ]),
  );
  await lookAtBoth('takers-contacts');
});

it('asks whether a child needs help with money, and says what follows', async () => {
  const { page } = visitor;
  await open('children', 'details');
  await button('More for Max Hart').click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await dialog()
    .getByRole('radiogroup', { name: /help with money/ })
    .getByText('Yes')
    .click();
  await dialog()
    .getByText(/that part needs a solicitor/)
    .waitFor();
  await lookAtBoth('takers-help');
  await button('Save child').click();
  await dialog().waitFor({ state: 'detached' });
  expect((await stored()).children.find(({ id }) => id === max)?.protectShare).toBe(true);
  expect(visitor.complaints).toEqual([]);
});
