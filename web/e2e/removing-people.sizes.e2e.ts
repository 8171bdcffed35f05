import { randomUUID } from 'node:crypto';
import { unansweredOf } from '@plainwill/contracts/kit/question';
import type { PersonId } from '@plainwill/contracts/shared/ids';
import { contactQuestions } from '@plainwill/contracts/will-data/questions/contact-questions';
import { demoDetails } from '@plainwill/law/facts/demo-family';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { aConfirmedAccount, anEmail, haveSession } from './support/account.ts';
import { apiIn } from './support/api.ts';
import { aVisitor, savePicture, sizesInScope, type Visitor } from './support/browser.ts';
import { aStage } from './support/stage.ts';

const { browser, site } = await aStage();

const apiFor = async ({ context }: Visitor) => (await apiIn(site.url, context)).willData;

describe.each(sizesInScope)('someone who is named in the will, on a %s', (size) => {
  let visitor: Visitor;
  const email = anEmail(`named-${size}`);
  const anna = randomUUID() as PersonId;

  beforeAll(async () => {
    await aConfirmedAccount(site, email);
    visitor = await aVisitor(browser, size);
    await haveSession(visitor.context, site, email);
    const willData = await apiFor(visitor);
    await willData.personalDetails.save.mutate({ basedOn: 0, changes: demoDetails });
    const husband = await willData.spouseDetails.save.mutate({
      basedOn: 0,
      changes: { fullName: 'Daniel Bell', relationship: 'husband', gender: 'male' },
    });
    const contact = { firstName: 'Anna', lastName: 'Reed', role: 'Friend', mobileCountryCode: '+44' } as const;
    await willData.contacts.add.mutate({ id: anna, contact: { ...unansweredOf(contactQuestions), ...contact } });
    await willData.executors.appoint.mutate({ personId: husband.id, role: 'primary' });
    await willData.executors.appoint.mutate({ personId: anna, role: 'backup' });
    const recipients = [husband.id, anna].map((personId) => ({ personId, priority: 1, shareBasisPoints: null }));
    await willData.residue.replace.mutate({ basedOn: 0, recipients });
  });
  afterAll(() => visitor?.context.close());

  const record = async () => (await apiFor(visitor)).testatorRecord.get.query();

  it('is removed only once their parts are named, and comes back with all of them', async () => {
    const { page } = visitor;
    await page.goto(`${site.url}/will-maker?section=contacts`);
    await page.getByRole('button', { name: 'More for Anna Reed' }).click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Remove Anna Reed?' });
    await dialog.getByText('Inherits half of the rest').waitFor();
    await savePicture(page, `people-${size}-removing-a-contact`);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Remove Anna Reed' }).click();
    await page.getByText('Removed: Anna Reed').waitFor();
    await savePicture(page, `people-${size}-contact-removed`);
    await expectAccessible(page);
    expect((await record()).executors).toHaveLength(1);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'More for Anna Reed' }).waitFor();
    expect((await record()).executors).toHaveLength(2);
  });

  it('goes with a divorce, and comes back with the marriage', async () => {
    const { page } = visitor;
    await page.goto(`${site.url}/will-maker?section=personalDetails&step=about`);
    await page.getByRole('radio', { name: 'Divorced' }).click({ force: true });
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }).click();
    await page.getByText('Removed: Daniel Bell').waitFor();
    await page.getByRole('alertdialog').waitFor({ state: 'hidden' });
    await page.locator(':focus', { hasText: 'Undo' }).waitFor();
    await savePicture(page, `people-${size}-removed-with-divorce`);
    await expectAccessible(page);
    await expect.poll(async () => (await record()).personalDetails?.maritalStatus).toBe('divorced');
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Removed: Daniel Bell').waitFor({ state: 'hidden' });
    await expect.poll(async () => (await record()).personalDetails?.maritalStatus).toBe('married');
    expect((await record()).executors).toHaveLength(2);
  });

  it('is asked about before a spouse is cleared', async () => {
    const { page } = visitor;
    await page.goto(`${site.url}/will-maker?section=spouseDetails`);
    await page.getByRole('button', { name: 'Clear Daniel Bell’s details' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Remove Daniel Bell?' });
    await dialog.getByText('Inherits half of the rest').waitFor();
    await savePicture(page, `people-${size}-clearing-a-spouse`);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect((await record()).spouseDetails?.fullName).toBe('Daniel Bell');
  });

  it('is asked about before a divorce is saved, and stays in the will as a contact', async () => {
    const { page } = visitor;
    await page.goto(`${site.url}/will-maker?section=personalDetails&step=about`);
    const divorced = page.getByRole('radio', { name: 'Divorced' });
    await divorced.click({ force: true });
    const dialog = page.getByRole('alertdialog', { name: /^What should happen to Daniel Bell’s place/ });
    await dialog.waitFor();
    await savePicture(page, `people-${size}-divorced`);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Keep as a contact' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByText(/^All changes saved at/).waitFor();
    const { personalDetails, spouseDetails, contacts, executors } = await record();
    expect(personalDetails?.maritalStatus).toBe('divorced');
    expect(spouseDetails).toBeNull();
    expect(contacts.map(({ firstName }) => firstName).toSorted()).toEqual(['Anna', 'Daniel']);
    expect(executors).toHaveLength(2);
    await savePicture(page, `people-${size}-kept-as-contact`);
  });
});
