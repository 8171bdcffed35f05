import { randomUUID } from 'node:crypto';
import type { PersonId } from '@plainwill/contracts/shared/ids';
import type { ContactFields } from '@plainwill/contracts/will-data/records/contacts';
import type { ExecutorPerson } from '@plainwill/contracts/will-data/records/executors';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyContact } from '../src/will-maker/people/contact-model.ts';
import { anEmail, linkIn, typeCredentials } from './support/account.ts';
import { apiIn } from './support/api.ts';
import { aVisitor, look, savePicture, sizesInScope, type Visitor } from './support/browser.ts';
import { pdfText } from './support/pdf-text.ts';
import { deliveriesWith, mailTo } from './support/site.ts';
import { aStage } from './support/stage.ts';
import { nobody } from './support/testator.ts';

const { browser, site } = await aStage();

/** Words in their order, whatever their line breaks. */
const unspaced = (text: string) => text.replace(/\s+/g, '');

async function choose(page: Page, label: string, option: string) {
  await page.getByRole('button', { name: new RegExp(label) }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

const anna: ContactFields = { ...nobody, firstName: 'Anna', lastName: 'Reed', role: 'sibling' };
const thomas: ExecutorPerson = { ...emptyContact, firstName: 'Thomas', lastName: 'Bell', role: 'sibling' };

describe.each(sizesInScope)('on a %s', (size) => {
  let visitor: Visitor;
  const email = anEmail(`harriet.${size}`);
  const shot = (name: string) => look(visitor.page, `${size}-${name}`);

  beforeAll(async () => {
    visitor = await aVisitor(browser, size);
  });
  afterAll(() => visitor.context.close());

  it('a visitor answers the questionnaire, and it arrives exactly once', async () => {
    const { page } = visitor;
    const next = () => page.getByRole('button', { name: 'Next' }).click();
    await page.goto(site.url);
    await shot('home');
    await page.getByRole('link', { name: 'Start Your Will' }).first().click();
    await page.getByText('Question 1 of').waitFor();
    await shot('questionnaire-1');
    await page.getByText('Me and my Partner').click();
    await next();
    await page.getByText('No', { exact: true }).click();
    await next();
    await page.getByText('Yes', { exact: true }).click();
    await next();
    await page.getByPlaceholder('SW1A 1AA').fill('zz99 9zz');
    await page.getByPlaceholder('SW1A 1AA').press('Enter');
    await page.getByText('No addresses found for this postcode.').waitFor();
    await shot('questionnaire-address-none');
    await page.getByPlaceholder('SW1A 1AA').fill('sw1a2aa');
    await page.getByRole('button', { name: /search/i }).click();
    await page.getByText(/Showing \d+ address\(es\) found/).waitFor();
    await shot('questionnaire-address');
    await page.getByText(/^10 Downing Street/).click();
    await page.getByLabel('Address line 1').waitFor();
    await shot('questionnaire-address-lines');
    await next();
    await page.getByText('No', { exact: true }).click();
    const submission = page.waitForRequest(/notifications\.questionnaire\.submit/);
    await page.getByRole('button', { name: 'Complete' }).click();
    await page.getByText('Your questionnaire has been submitted successfully.').waitFor();
    await page.waitForURL('**/auth');

    const [, submissionId = ''] = /"submissionId":"([\da-f-]{36})"/.exec((await submission).postData() ?? '') ?? [];
    const deliveries = await deliveriesWith('submissionId', submissionId);
    expect(deliveries).toHaveLength(1);
    expect(deliveries[0]?.body).toEqual({
      type: 'questionnaire.submitted',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      source: 'plainwill-questionnaire',
      submissionId,
      whoFor: 'Me and my Partner',
      children: 'No',
      homeOwned: 'Yes',
      address: '10 Downing Street, London, SW1A 2AA',
      address_line_1: '10 Downing Street',
      address_line_2: '',
      address_town_or_city: 'London',
      address_county: '',
      address_postcode: 'SW1A 2AA',
      locationEnglandWales: null,
      business: 'No',
    });
  });

  it('signs up, and is signed in by the link in the mail', async () => {
    const { page } = visitor;
    await page.getByRole('heading', { level: 1, name: 'Create Your Account' }).waitFor();
    await typeCredentials(page, email);
    await shot('sign-up');
    await page.getByRole('button', { name: 'Create Account' }).click();
    await page.getByText("We've sent you a confirmation link to complete your signup.").waitFor();
    await shot('sign-up-sent');

    const link = linkIn(await mailTo(site, email));
    await page.goto(`${site.url}/dev/mail`);
    await savePicture(page, `${size}-mailbox`);
    await page.goto(link);
    await page.getByRole('button', { name: 'Confirm my email address' }).waitFor();
    expect(page.url()).not.toContain('token');
    await shot('confirm');
    await page.getByRole('button', { name: 'Confirm my email address' }).click();
    await page.waitForURL('**/will-maker**');
    await page.getByText('Successfully signed in to Plainwill.').waitFor();
    const [cookie] = (await visitor.context.cookies()).filter(({ httpOnly }) => httpOnly);
    expect(cookie).toMatchObject({ sameSite: 'Lax', path: '/' });
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    expect(kept).not.toContain(cookie?.value);
    await page.goto(site.url);
    await page.getByTitle('Will Maker Portal').waitFor();
    await shot('home-signed-in');
    await page.getByTitle('Will Maker Portal').click();
    await page.waitForURL('**/will-maker');
  });

  const goOn = (to: string) =>
    Promise.all([
      visitor.page.getByRole('heading', { level: 1, name: to }).waitFor(),
      visitor.page.getByRole('button', { name: 'Save and continue' }).click(),
    ]);

  it('gives personal details step by step, and a reload shows them', async () => {
    const { page } = visitor;
    await page.getByText(/^About \d+ minutes\. Have names, addresses and dates of birth to hand\.$/).waitFor();
    await shot('overview-first');
    await page.getByRole('link', { name: 'Start', exact: true }).click();
    await choose(page, 'Title', 'Ms');
    await page.getByLabel('First name').fill('Harriet');
    await page.getByLabel('Middle names').fill('Joan');
    await page.getByLabel('Last name').fill('Bell');
    await shot('details-name');
    await goOn('A little about you');
    await page.getByLabel('Date of birth', { exact: true }).fill('14/05/1979');
    await page.getByText('Female', { exact: true }).click();
    await page.getByText('Divorced, or civil partnership dissolved').click();
    await page.getByLabel('Occupation').fill('Librarian');
    await shot('details-about');
    await goOn('How can we reach you?');
    await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(email);
    await page.getByLabel('Mobile number').fill('07700 900123');
    await shot('details-reach');
    await goOn('Where do you live?');
    await page.getByText(/All changes saved at \d\d:\d\d/).waitFor();
    await page.goto(`${site.url}/will-maker?section=personalDetails`);
    await expect.poll(() => page.getByLabel('First name').inputValue()).toBe('Harriet');
    await page.goto(`${site.url}/will-maker?section=personalDetails&step=reach`);
    await expect.poll(() => page.getByLabel('Mobile number').inputValue()).toBe('07700900123');
    await page.getByRole('link', { name: 'Overview' }).click();
    await page.getByRole('heading', { level: 1, name: /^Good (morning|afternoon|evening), Harriet$/ }).waitFor();
    await shot('overview-begun');
  });

  it('finds the home by its postcode', async () => {
    const { page } = visitor;
    await page.getByRole('link', { name: /^Home Details/ }).click();
    await page.getByPlaceholder('SW1A 1AA').fill('sw1a2aa');
    await page.getByRole('button', { name: /search/i }).click();
    await page.getByText(/Showing \d+ address\(es\) found/).waitFor();
    await page.getByText(/^10 Downing Street/).click();
    await goOn('Who owns your home?');
    await page.getByText('I rent it').click();
    await page.getByText('Home details saved successfully').waitFor();
    await shot('home-ownership');
    await goOn('Anything abroad, or a business?');
    await shot('home-ties');
    await goOn('Do you have children?');
    await shot('children-none');
    await page.goto(`${site.url}/will-maker?section=homeDetails`);
    await expect.poll(() => page.getByLabel('Address line 1').inputValue()).toBe('10 Downing Street');
  });

  it('reads the draft so far and what it still needs, and has all the wishes', async () => {
    const { page } = visitor;
    await page.getByRole('link', { name: 'Overview' }).click();
    await page.getByRole('link', { name: /^Read ?:/ }).click();
    await page.getByText('Finish these to complete your will').waitFor();
    await page.getByText(/^I appoint/).waitFor();
    await shot('draft-so-far');
    await page.getByRole('link', { name: 'Funeral Wishes' }).click();
    await page.getByText('Cremation', { exact: true }).click();
    await shot('funeral');
    await page.getByRole('link', { name: /^What would you like at your funeral\?/ }).click();
    await page.getByRole('heading', { level: 1, name: 'What would you like at your funeral?' }).waitFor();
    await page.getByLabel('What should be done with your ashes').fill('Scattered on the moor above Blanchland.');
    await goOn('Who should carry out your will?');
    await shot('executors-none');

    // The screens of the other wishes have journeys of their own.
    const { willData } = await apiIn(site.url, visitor.context);
    const [executor] = await willData.executors.add.mutate({
      personId: randomUUID() as PersonId,
      role: 'primary',
      person: thomas,
    });
    const annaId = randomUUID() as PersonId;
    await willData.contacts.add.mutate({ id: annaId, contact: anna });
    await willData.settings.save.mutate({ hasNoSpecificGifts: true });
    await willData.residue.replace.mutate({
      basedOn: 0,
      recipients: [{ personId: annaId, priority: 1, shareBasisPoints: null }],
    });
    expect(executor).toBeDefined();
    await page.goto(`${site.url}/will-maker?tab=wishes`);
    await page.getByText('Your will is ready to read').waitFor();
    await shot('wishes-filled');
  });

  it('reads the will, asks why a clause is there, and downloads the same words as a PDF', async () => {
    const { page } = visitor;
    await page.getByRole('link', { name: 'Read Your Will' }).click();
    const will = page.locator('[data-will-document]');
    await will.waitFor();
    const headings = await will.getByRole('heading').allTextContents();
    expect(headings.slice(1)).toEqual([
      '1. DECLARATION',
      '2. FUNERAL',
      '3. EXECUTORS AND TRUSTEES',
      '4. RESIDUARY ESTATE',
    ]);
    await shot('will');
    await page.locator('[data-clause="executors.appointment"] button').click();
    await page.getByText('Why this is here.').first().waitFor();
    await shot('will-explained');

    await page.getByText('Download or print').click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download PDF of the draft' }).click(),
    ]);
    // Neither notes in the margin, nor the watermark, nor the mark of a draft are words of the will.
    const preview = await will.evaluate((shown) => {
      const words = shown.cloneNode(true) as Element;
      for (const note of words.querySelectorAll('[data-margin-note], [aria-hidden]')) note.remove();
      return words.textContent.replace('DRAFT – NOT VALID UNTIL SIGNED AND WITNESSED', '');
    });
    expect(preview).toMatch(/HARRIET JOAN BELL/);
    expect(preview).toMatch(/THOMAS BELL/);
    expect(preview).toMatch(/ANNA REED/);
    expect(unspaced(await pdfText(await download.path()))).toBe(unspaced(preview));
  });

  it('signs out, and everything behind the door is shut', async () => {
    const { page } = visitor;
    const before = await apiIn(site.url, visitor.context);
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await page.waitForURL(`${site.url}/`);
    await page.goto(`${site.url}/will-maker`);
    await page.waitForURL('**/auth');
    const refused = before.willData.testatorRecord.get.query();
    await expect(refused).rejects.toMatchObject({ data: { code: 'UNAUTHORIZED' } });
    expect(visitor.complaints).toEqual([]);
  });
});
