import { beforeAll, expect, it } from 'vitest';
import { anEmail } from './support/account.ts';
import { aVisitor, look, type Visitor } from './support/browser.ts';
import { eventually } from './support/patience.ts';
import { aStage } from './support/stage.ts';
import { aTestator, type Testator } from './support/testator.ts';

const { browser, site } = await aStage();
let testator: Testator;
let visitor: Visitor;

/** A second marriage: the home is Eleanor's, and her children are not Tom's. */
beforeAll(async () => {
  [testator, visitor] = await Promise.all([aTestator(site, anEmail('provisions')), aVisitor(browser, 'phone')]);
  await testator.willData.homeDetails.save.mutate({
    basedOn: 1,
    changes: { homeOwnership: 'own-outright', tenancyType: 'sole-owner' },
  });
  await testator.addChild('Ivy', { dateOfBirth: '2001-06-01' });
  await testator.addContact('Sue', 'Finch');
  await testator.addContact('Shelter', '', { isCharity: true, kind: 'charity' });
  await testator.leaveTheRestTo(testator.spouse);
  await testator.signIn(visitor.context);
});

const provisions = async () => (await testator.willData.testatorRecord.get.query()).provisions;
const ofKind = async (kind: string) => (await provisions()).find((provision) => provision.kind === kind);
const dialog = () => visitor.page.getByRole('dialog');
const add = (what: string) => visitor.page.getByRole('button', { name: `Add: ${what}`, exact: true }).click();

const open = (tab: string, section: string, step = '') =>
  visitor.page.goto(`${site.url}/will-maker?tab=${tab}&section=${section}${step && `&step=${step}`}`);

async function pick(field: RegExp, name: string) {
  await dialog().getByRole('button', { name: field }).filter({ hasNotText: /^Add / }).click();
  await visitor.page.getByRole('option', { name, exact: true }).click();
}

async function chooseBeneficiaries(...names: RegExp[]) {
  await dialog()
    .getByRole('button', { name: /^Select (People|Charities)$/ })
    .click();
  for (const name of names) await dialog().getByRole('checkbox', { name }).check();
  await dialog()
    .getByRole('button', { name: /^Use these/ })
    .click();
}

async function save() {
  await dialog().getByRole('button', { name: 'Save', exact: true }).click();
  await dialog().waitFor({ state: 'hidden' });
}

it('lets the spouse live in the home, and then gives it to the child', async () => {
  const { page } = visitor;
  await open('details', 'homeDetails', 'ownership');
  await page.getByRole('heading', { name: 'You can also…' }).waitFor();
  await look(page, 'provisions-home-offered');
  await add('Let someone live in your home');
  await dialog().getByRole('button', { name: 'Save', exact: true }).click();
  await dialog().getByText('There is a problem').waitFor();
  await look(page, 'provisions-home-problem');
  await pick(/Who can live in your home/, 'Tom Hart');
  await chooseBeneficiaries(/^Ivy Hart/);
  await look(page, 'provisions-home-form');
  await save();
  await page.getByText('Tom Hart can live there for life').waitFor();
  await page.getByText('Then to Ivy Hart').waitFor();
  await look(page, 'provisions-home-card');
  expect(await ofKind('homeTrust')).toMatchObject({ occupierId: testator.spouse.id, right: 'occupy', years: null });
});

it('finds the dog a home and gives belongings with a letter that only its owner reads', async () => {
  const { page } = visitor;
  await open('wishes', 'gifts');
  await add('Choose a home for a pet');
  await dialog().getByLabel('Which animal?').fill('my dog Bramble');
  await pick(/Who should have it\?$/, 'Sue Finch');
  await dialog().getByLabel('Money to go with it').fill('1500');
  await save();
  await page.getByText('My dog Bramble', { exact: true }).waitFor();

  await add('Leave your personal belongings to someone');
  await chooseBeneficiaries(/^Tom Hart/, /^Ivy Hart/);
  await dialog().getByText('I will leave a letter of wishes').click();
  await dialog().getByLabel('Your letter of wishes').fill('The blue vase to Sue.');
  await look(page, 'provisions-belongings-form');
  await save();
  await page.getByText('To Tom Hart and Ivy Hart', { exact: true }).waitFor();
  await look(page, 'provisions-gifts-cards');
  expect(await ofKind('pet')).toMatchObject({ description: 'my dog Bramble', cashAmount: 150_000 });
  expect(await ofKind('belongings')).toMatchObject({ hasLetter: true, letter: 'The blue vase to Sue.' });
});

it('takes a choice away and brings it back as it was', async () => {
  const { page } = visitor;
  await page.getByRole('button', { name: 'Remove: My dog Bramble' }).click();
  await eventually(async () => expect(await ofKind('pet')).toBeUndefined());
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Edit: My dog Bramble' }).waitFor();
  await eventually(async () => expect(await ofKind('pet')).toMatchObject({ cashAmount: 150_000 }));
});

it('asks last who inherits if no one named can, and keeps what was chosen', async () => {
  const { page } = visitor;
  await open('wishes', 'residue', 'nobody');
  const question = page.getByRole('radiogroup', { name: /^If no one you have named can inherit/ });
  await question.getByText('My nearest relatives', { exact: true }).click();
  await eventually(async () => expect(await ofKind('residueFallback')).toMatchObject({ fallback: 'relatives' }));
  await question.getByText('A charity', { exact: true }).click();
  await chooseBeneficiaries(/^Shelter/);
  await save();
  await page.getByRole('button', { name: 'Change Charities' }).waitFor();
  await look(page, 'provisions-last-resort');
  await page.reload();
  await page.getByRole('button', { name: 'Change Charities' }).waitFor();
  expect(await ofKind('residueFallback')).toMatchObject({ fallback: 'charity', recipients: [expect.anything()] });
});

it('counts what was given already where the rest is shared', async () => {
  const { page } = visitor;
  const { residue, children } = await testator.willData.testatorRecord.get.query();
  await testator.willData.residue.replace.mutate({
    basedOn: residue.version,
    recipients: [testator.spouse, ...children].map(({ id }) => ({ personId: id, priority: 1, shareBasisPoints: null })),
  });
  await open('wishes', 'residue', 'nobody');
  await page.getByText('You can also…').click();
  await add('Count what you have already given');
  await look(page, 'provisions-advance-form');
  await pick(/Who did you give it to\?$/, 'Ivy Hart');
  await dialog().getByLabel('How much was it?').fill('20,000');
  await dialog().getByLabel('In which year?').fill('2021');
  await dialog().getByLabel('What was it for?').fill('towards a home');
  await save();
  await page.getByText('£20,000 already given to Ivy Hart', { exact: true }).waitFor();
  await look(page, 'provisions-advance-card');
  expect(await ofKind('advance')).toMatchObject({ amount: 2_000_000, purpose: 'towards a home', year: 2021 });
});

it('writes the choices into the will, and tells them in short', async () => {
  const { page } = visitor;
  await page.goto(`${site.url}/will-maker?tab=wishes`);
  await page.getByText(/personal belongings/).waitFor();
  await look(page, 'provisions-overview');
});
