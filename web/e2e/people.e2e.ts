import { afterAll, beforeAll, expect, it } from 'vitest';
import { anEmail } from './support/account.ts';
import { aVisitor, look, type Visitor } from './support/browser.ts';
import { coveredBy } from './support/notice.ts';
import { eventually } from './support/patience.ts';
import { aStage } from './support/stage.ts';
import { aTestator, type Testator } from './support/testator.ts';

const { browser, site } = await aStage();
let testator: Testator;
let visitor: Visitor;

/** Two mothers, one name, forces post and a home that is owned with a friend. */
beforeAll(async () => {
  [testator, visitor] = await Promise.all([aTestator(site, anEmail('people')), aVisitor(browser, 'phone')]);
  await testator.signIn(visitor.context);
});
afterAll(() => visitor?.context.close());

const record = () => testator.willData.testatorRecord.get.query();
const dialog = () => visitor.page.getByRole('dialog');
const button = (name: string | RegExp) => visitor.page.getByRole('button', { name });

async function open(section: string, step = '') {
  await visitor.page.goto(`${site.url}/will-maker?tab=details&section=${section}${step && `&step=${step}`}`);
  await visitor.page.getByRole('heading', { level: 1 }).waitFor();
}

it('takes one name, and a title that is on no list', async () => {
  const { page } = visitor;
  await open('personalDetails', 'name');
  await button(/^Mrs/).click();
  await page.getByRole('option', { name: 'Other', exact: true }).click();
  await page.getByLabel(/^Your title/).fill('Mx');
  await page.getByLabel(/^Last name/).fill('');
  await page.getByLabel(/^Middle names/).fill('');
  await page.getByLabel('I have only one name').check();
  await look(page, 'people-one-name');
  await eventually(async () =>
    expect((await record()).personalDetails).toMatchObject({
      title: 'other',
      otherTitle: 'Mx',
      lastName: '',
      hasOneName: true,
    }),
  );
});

it('asks beside a marriage whether they are separated, and keeps a foreign number so that it can be called', async () => {
  const { page } = visitor;
  await open('personalDetails', 'about');
  await page
    .getByRole('radiogroup', { name: /^Are you separated/ })
    .getByText('Yes', { exact: true })
    .click();
  await look(page, 'people-about');
  await open('personalDetails', 'reach');
  await page.getByLabel('Mobile number').fill('+39 06 6982 1234');
  await page.getByLabel('Email').focus();
  await page.getByText('We have set the country code to +39.').waitFor();
  await eventually(async () =>
    expect((await record()).personalDetails).toMatchObject({
      isSeparated: true,
      mobileCountryCode: '+39',
      mobileNumber: '0669821234',
    }),
  );
});

it('takes an address of the forces, and a co-owner who is named where they are needed', async () => {
  const { page } = visitor;
  await open('homeDetails', 'address');
  await button('Enter the address yourself').click();
  await page.getByLabel('Address line 1').fill('Sgt Suharto, 1 Bn Rifles');
  await page.getByLabel('Postcode', { exact: true }).fill('BFPO 57');
  await page.getByText('This is a forces address').waitFor();
  await look(page, 'people-forces');
  await button('Save and continue').click();
  await page.getByText('I own it outright').click();
  await page.getByText(/^Tenants in common/).click();
  await button('Add someone new as the other owner').click();
  await dialog().getByLabel('First name').fill('Devi');
  await button(/Relationship to you/).click();
  await page.getByRole('option', { name: 'Friend' }).click();
  await look(page, 'people-co-owner');
  await dialog().getByRole('button', { name: 'Add contact', exact: true }).click();
  await dialog().getByText('Enter their last name. If they have one name only, save again').first().waitFor();
  expect(await coveredBy(page, 'Please enter first name and last name')).toEqual([]);
  await dialog().getByRole('button', { name: 'Add contact', exact: true }).click();
  await dialog().waitFor({ state: 'detached' });
  await eventually(async () => {
    const { contacts, homeDetails } = await record();
    expect(contacts).toMatchObject([{ firstName: 'Devi', lastName: '', kind: 'person' }]);
    expect(homeDetails).toMatchObject({ postcode: 'BFPO 57', coOwnerId: contacts[0]?.id });
  });
});

it('lets guardians be chosen before a birth', async () => {
  const { page } = visitor;
  await open('children');
  await button('Add: Choose guardians for a child yet to be born').click();
  await dialog()
    .getByRole('button', { name: /Who should look after any child of yours/ })
    .filter({ hasNotText: /^Add / })
    .click();
  await page.getByRole('option', { name: 'Devi', exact: true }).click();
  await look(page, 'people-later-guardians');
  await dialog().getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Devi would look after any child of yours under 18').waitFor();
  const { document } = await testator.willData.willDocument.preview.query();
  expect(JSON.stringify(document)).toContain('of any child of mine who is under 18 when I die');
});

it('asks another mother about parental responsibility, and adds the other parent in the same dialog', async () => {
  const { page } = visitor;
  await open('children');
  await button('Add Child').click();
  await dialog().getByLabel('First name').fill('Amy');
  await dialog().getByLabel('Last name').fill('Hart');
  await dialog()
    .getByRole('textbox', { name: /^Date of birth/ })
    .fill('1/6/2020');
  await dialog().getByText('Female', { exact: true }).click();
  await dialog().getByText('Mother', { exact: true }).click();
  await dialog()
    .getByRole('radiogroup', { name: /^Did you give birth/ })
    .getByText('No', { exact: true })
    .click();
  await dialog()
    .getByRole('button', { name: /Do you have parental responsibility/ })
    .click();
  await page.getByRole('option', { name: 'No', exact: true }).click();
  await dialog()
    .getByRole('radiogroup', { name: /^Is this child disabled/ })
    .getByText('Yes', { exact: true })
    .click();
  await look(page, 'people-second-mother');
  await button('Add someone new as the other parent').click();
  await dialog().getByLabel('First name').fill('Jo');
  await dialog().getByLabel('Last name').fill('Reed');
  await button(/Relationship to you/).click();
  await page.getByRole('option', { name: 'Other', exact: true }).click();
  await dialog().getByRole('button', { name: 'Add contact', exact: true }).click();
  await dialog().getByRole('button', { name: 'Add child', exact: true }).click();
  await page.getByText('Child added successfully').waitFor();
  const { children, contacts } = await record();
  expect(children).toMatchObject([
    {
      firstName: 'Amy',
      gaveBirth: false,
      parentalResponsibility: 'No',
      protectShare: true,
      otherParentId: contacts.find(({ firstName }) => firstName === 'Jo')?.id,
    },
  ]);
  expect(visitor.complaints).toEqual([]);
});
