import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { aConfirmedAccount, anEmail, cookiesOf, haveSession } from './support/account.ts';
import { apiOf } from './support/api.ts';
import { aVisitor, savePicture } from './support/browser.ts';
import { aStage } from './support/stage.ts';
import { aTestator } from './support/testator.ts';

const { browser, site } = await aStage();

it('brings the answers of a download into another account, and takes them back and forth', async () => {
  const [annasEmail, bensEmail] = [anEmail('anna'), anEmail('ben')];
  await aTestator(site, annasEmail);
  await aConfirmedAccount(site, bensEmail);
  const [anna, ben] = [await aVisitor(browser, 'phone'), await aVisitor(browser, 'phone')];
  await haveSession(anna.context, site, annasEmail);
  await haveSession(ben.context, site, bensEmail);

  await anna.page.goto(`${site.url}/account?part=data`);
  await anna.page
    .getByRole('heading', { name: /^Download my data/ })
    .getByRole('button')
    .click();
  const download = anna.page.waitForEvent('download');
  await anna.page.getByRole('button', { name: 'Download my data' }).last().click();
  const file = await readFile(await (await download).path());

  await ben.page.goto(`${site.url}/account?part=data`);
  await ben.page
    .getByRole('heading', { name: /^Bring in answers/ })
    .getByRole('button')
    .click();
  const choose = (content: Buffer) =>
    ben.page
      .getByLabel('Choose a file')
      .setInputFiles({ name: 'data.json', mimeType: 'application/json', buffer: content });
  await choose(Buffer.from('{"contacts": [{"id": "a", "role": "friend", "first_name": "Ann", "email": "ann"}]}'));
  await ben.page.getByText(/^Other people, number 1, email: Enter an email address/).waitFor();
  await expectAccessible(ben.page);
  await savePicture(ben.page, 'import-refused-phone');
  await choose(file);
  await ben.page.getByText(/^These answers were made for /).waitFor();
  await expectAccessible(ben.page);
  await savePicture(ben.page, 'import-proposal-phone');
  await ben.page.getByRole('button', { name: 'Bring in what is ticked' }).click();
  await ben.page.getByText('The answers are brought in.').waitFor();
  await savePicture(ben.page, 'import-done-phone');
  const [annasApi, bensApi] = [
    apiOf(site.url, (await cookiesOf(site, annasEmail)).join('; ')),
    apiOf(site.url, (await cookiesOf(site, bensEmail)).join('; ')),
  ];
  const hers = await annasApi.willData.willDocument.preview.query();
  const his = await bensApi.willData.willDocument.preview.query();
  expect(his.document.sections.map(({ clauses }) => clauses.map(({ runs }) => runs))).toEqual(
    hers.document.sections.map(({ clauses }) => clauses.map(({ runs }) => runs)),
  );
  await ben.page.getByRole('button', { name: 'Undo' }).click();
  await ben.page.getByText('The answers are brought in.').waitFor({ state: 'detached' });
  expect((await bensApi.willData.testatorRecord.get.query()).personalDetails).toBeNull();

  await ben.page
    .getByRole('heading', { name: /^Earlier versions/ })
    .getByRole('button')
    .click();
  const versions = ben.page.getByRole('list', { name: 'Earlier versions of your answers' });
  const newest = versions.getByRole('listitem').first();
  await newest.getByText('Before you went back to an earlier version').waitFor();
  await newest.getByRole('button', { name: /^What has changed since/ }).click();
  await newest.getByText(/clauses of your will would read differently/).waitFor();
  await newest.getByRole('button', { name: /^Name / }).click();
  await ben.page.getByRole('textbox', { name: 'Name' }).last().fill('With Anna’s answers');
  await ben.page.getByRole('button', { name: 'Save name' }).last().click();
  await newest.getByText('With Anna’s answers').waitFor();
  await expectAccessible(ben.page);
  await savePicture(ben.page, 'history-differences-phone');
  await newest.getByRole('button', { name: 'Go back to this: With Anna’s answers' }).click();
  await expectAccessible(ben.page);
  await savePicture(ben.page, 'history-question-phone');
  await ben.page.getByRole('button', { name: 'Go back to this version' }).click();
  await ben.page.getByText('Your answers are what they were: With Anna’s answers.').waitFor();
  await savePicture(ben.page, 'history-restored-phone');
  const { personalDetails, homeDetails } = await bensApi.willData.testatorRecord.get.query();
  expect(personalDetails?.firstName).toBe('Eleanor');
  expect(homeDetails?.address).toBe('1 Mill Lane, Ludlow');
  expect([...anna.complaints, ...ben.complaints]).toEqual([]);
});
