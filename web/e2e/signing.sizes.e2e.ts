import type { Request } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  bitmapFile,
  chanceOf,
  photographed,
  printed,
  writtenOn,
} from '../../infra/tests/photo-check/draw-photographs.ts';
import type { GrayImage } from '../src/will-maker/will/signing/photo-check/gray-image.ts';
import { expectAccessible } from './support/accessibility.ts';
import { anEmail } from './support/account.ts';
import { aVisitor, look, sizesInScope, type Visitor } from './support/browser.ts';
import { eventually } from './support/patience.ts';
import { aStage } from './support/stage.ts';
import { aTestator, type Testator } from './support/testator.ts';

const { browser, site } = await aStage();

const aPicture = photoFile('a-picture', { width: 300, height: 400, data: new Uint8Array(300 * 400).fill(120) });

function photoFile(name: string, image: GrayImage) {
  return { name: `${name}.bmp`, mimeType: 'image/bmp', buffer: bitmapFile(image) };
}

/** Photographs of every page with everything written, and one of the first without the initials of the second witness. */
async function photographsOfCopy({ willData }: Testator) {
  const { copy } = await willData.signingPlan.get.query();
  if (!copy) throw new Error('There is no copy to sign');
  const { base64 } = await willData.signingCopies.file.query({ id: copy.id, format: 'pdf' });
  const pages = await printed(Buffer.from(base64, 'base64'));
  const chance = chanceOf(1);
  const take = (page: GrayImage, at: number, boxes: typeof copy.boxes) =>
    photoFile(`page-${at + 1}`, photographed(writtenOn(page, boxes, chance), chance));
  const boxesOn = (at: number) => copy.boxes.filter(({ page }) => page === null || page === at + 1);
  const [first] = pages;
  if (!first) throw new Error('The copy has no page');
  const withoutOne = boxesOn(0).filter(({ who }) => who !== 'Witness 2');
  return { complete: pages.map((page, at) => take(page, at, boxesOn(at))), unfinished: take(first, 0, withoutOne) };
}

describe.each(sizesInScope)('a will is signed, on a %s', (size) => {
  let testator: Testator;
  let visitor: Visitor;
  let pageCount: number;

  beforeAll(async () => {
    [testator, visitor] = await Promise.all([aTestator(site, anEmail(`signing-${size}`)), aVisitor(browser, size)]);
    await testator.addContact('Sue', 'Finch');
    ({ pageCount } = await testator.readyToSign());
    await testator.signIn(visitor.context);
  });

  const button = (name: string | RegExp) => visitor.page.getByRole('button', { name });
  const link = (name: string) => visitor.page.getByRole('link', { name });
  const dialog = () => visitor.page.getByRole('dialog');
  const choose = (question: RegExp, answer: string) =>
    dialog().getByRole('radiogroup', { name: question }).getByText(answer, { exact: true }).click();

  async function addWitness(name: string) {
    await button(/^Add (the (first|second)|another) witness$/).click();
    await dialog().getByLabel('Full name').fill(name);
    await dialog()
      .getByRole('button', { name: /Who are they to you/ })
      .click();
    await visitor.page.getByRole('option', { name: 'Neighbour', exact: true }).click();
    for (const question of [/18 or over/, /see well enough/, /understand what/]) await choose(question, 'Yes');
    await choose(/Do they work for/, 'No');
    await choose(/married to/, 'No');
  }

  const saveWitness = async () => {
    await button('Save witness').click();
    await dialog().waitFor({ state: 'detached' });
  };

  it('names two witnesses, and is told who cannot be one', async () => {
    const { page } = visitor;
    await page.goto(`${site.url}/will-maker/sign`);
    await link('Name your witnesses').click();
    await addWitness('Tom Hart');
    await choose(/Is this the Tom Hart on your list/, 'Yes');
    await expectAccessible(page);
    await look(page, 'signing-witness-form');
    await saveWitness();
    await page.getByText(/^Choose someone else: Tom Hart/).waitFor();
    await button('Remove: Tom Hart').click();
    await page.getByText(/^Choose someone else: Tom Hart/).waitFor({ state: 'detached' });
    for (const name of ['Ruth Amos', 'Ken Price']) {
      await addWitness(name);
      await saveWitness();
    }
    await page.getByText('Ken Price', { exact: true }).waitFor();
    await eventually(async () => expect(await page.getByText(/^(Choose someone else|Think again):/).count()).toBe(0));
    await expectAccessible(page);
    await look(page, 'signing-witnesses');
  });

  it('refuses a witness who cannot see, and keeps no answer about health', async () => {
    const { page } = visitor;
    await button('Edit: Ruth Amos').click();
    await choose(/see well enough/, 'No');
    await page.getByText('Ruth Amos cannot see you sign, so cannot be a witness. Choose someone else.').waitFor();
    expect(await button('Save witness').getAttribute('aria-disabled')).toBe('true');
    await button('Cancel').click();
    await dialog().waitFor({ state: 'detached' });
    const stored = await testator.willData.signingPlan.get.query();
    expect(JSON.stringify(stored)).not.toMatch(/blind|canSee|understand/i);
  });

  it('plans the day, and takes it into a calendar', async () => {
    const { page } = visitor;
    const nextYear = new Date().getUTCFullYear() + 1;
    await page.getByRole('textbox', { name: 'Day of the signing' }).fill(`5/1/${nextYear}`);
    await page.keyboard.press('Tab');
    await page.getByText(`on 5 January ${nextYear} at 11:00`).waitFor();
    const [file] = await Promise.all([page.waitForEvent('download'), button('Add it to my calendar').click()]);
    expect(file.suggestedFilename()).toBe('Signing.ics');
  });

  it('goes through the day without a connection, and sends the steps afterwards', async () => {
    const { page, context } = visitor;
    await page.goto(`${site.url}/will-maker/sign/day`);
    await page.getByText(`There are ${pageCount} pages.`).waitFor();
    await expectAccessible(page);
    await look(page, 'signing-day');
    await context.setOffline(true);
    const walk = async (...titles: string[]) => {
      for (const title of titles) {
        await button('Done').click();
        await page.getByRole('heading', { name: title }).waitFor();
      }
    };
    const untilInk = [
      'Everyone is here',
      'One staple',
      'Ask the witnesses',
      'Write the date',
      'Eleanor May Hart signs',
    ];
    await walk(...untilInk);
    await button('Back').click();
    await button(/^Someone left or came late/).click();
    await button('Begin again at step 1').click();
    await page.getByRole('heading', { name: 'The right paper' }).waitFor();
    await walk(...untilInk, 'Ruth Amos signs', 'Ken Price signs');
    await button('Back').click();
    await button('The pen failed halfway').click();
    await page.getByText(/^Take another pen/).waitFor();
    await look(page, 'signing-mishap');
    await button('Stay on this step').click();
    await walk('Initials on every page', 'Look through it', 'Finished');
    await button('We have finished').click();
    await page.getByRole('heading', { name: 'Your will is signed' }).waitFor();
    expect((await testator.willData.signingPlan.get.query()).done).toEqual([]);
    const sent = page.waitForResponse((answer) => answer.url().includes('signingPlan.step') && answer.ok());
    await context.setOffline(false);
    await sent;
    const done = () => testator.willData.signingPlan.get.query().then(({ done }) => done.map(({ step }) => step));
    await eventually(async () => expect(await done()).toEqual([1, 2, 3, 5, 6, 7, 8, 9, 10, 11, 12]));
  });

  it('shows none of the will to whoever looks over a shoulder on the day', async () => {
    expect(await visitor.page.locator('main').textContent()).not.toMatch(/Finch|cremat|executor|inherit/i);
  });

  it('looks at photographs of the pages without a single request', async () => {
    const { page, context } = visitor;
    await link('Record the signing').click();
    await page.getByLabel('There are initials in every box').check();
    await button('Check your photographs').click();
    const choice = page.getByLabel('Take or choose photographs');
    await choice.waitFor();
    await expectAccessible(page);
    await look(page, 'signing-photo-check');
    const { complete, unfinished } = await photographsOfCopy(testator);
    let bytesSent = 0;
    const count = (request: Request) => {
      bytesSent += request.url().length + (request.postDataBuffer()?.length ?? 0);
    };
    page.on('request', count);
    await context.setOffline(true);
    await choice.setInputFiles([unfinished, ...complete.slice(1), aPicture]);
    await page.getByText(`Photograph ${pageCount + 1}`, { exact: true }).waitFor();
    await page.getByText(`We found all ${pageCount} pages. Looks empty: the initials of witness 2 (page 1).`).waitFor();
    await expectAccessible(page);
    await look(page, 'signing-photo-empty-box');
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button('Take page 1 again').click()]);
    await chooser.setFiles(complete.slice(0, 1));
    await page.getByText(`We found all ${pageCount} pages and writing in every box.`).waitFor();
    await page.getByLabel('Keep this outcome with the record').check();
    await look(page, 'signing-photo-all-there');
    expect(bytesSent).toBe(0);
    page.off('request', count);
    await context.setOffline(false);
  });

  it('records the signing, and shows it from then on', async () => {
    const { page } = visitor;
    await page.getByText('At home', { exact: true }).click();
    await page.getByLabel('Where exactly?').fill('the grey box');
    await expectAccessible(page);
    await look(page, 'signing-record');
    await button('Record the signing').click();
    await page.getByRole('heading', { name: /^Signed on / }).waitFor();
    await page.getByText('At home: the grey box').waitFor();
    await page.getByText(/: We found all \d pages and writing in every box\. We cannot tell who wrote it\./).waitFor();
    await page.getByText('It still says what your answers say today.').waitFor();
    await expectAccessible(page);
    await look(page, 'signing-signed');
    await page.getByRole('link', { name: 'Overview' }).click();
    await page.getByRole('heading', { name: 'Your will is signed' }).waitFor();
  });

  it('compares what was signed with what is answered later', async () => {
    const { page } = visitor;
    await testator.willData.funeralWishes.save.mutate({ basedOn: 1, changes: { funeralType: 'burial' } });
    await page.goto(`${site.url}/will-maker/sign`);
    await page.getByText(/^Think again: Your answers today would make a different will/).waitFor();
    await page.getByText('1 clause would change').click();
    await page.getByText('In the signed will').waitFor();
    await look(page, 'signing-changed-since');
  });

  it('ends with the paper, once it is destroyed', async () => {
    const { page } = visitor;
    await page.getByText('It is destroyed, lost, or replaced').click();
    await button('I have destroyed it').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'It is destroyed' }).click();
    await page.getByRole('heading', { name: 'Wills you signed before' }).waitFor();
    await page.getByText(/destroyed on/).waitFor();
    expect(await testator.willData.signedWills.list.query()).toMatchObject([{ ending: 'destroyed' }]);
  });
});
