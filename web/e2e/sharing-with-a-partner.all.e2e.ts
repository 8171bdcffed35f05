import { expect, it } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { aConfirmedAccount, anEmail, cookiesOf, haveSession, linkIn } from './support/account.ts';
import { apiOf } from './support/api.ts';
import { aVisitor, savePicture } from './support/browser.ts';
import { mailTo } from './support/site.ts';
import { aStage } from './support/stage.ts';
import { aTestator } from './support/testator.ts';

const { browser, site } = await aStage();

it('shows a partner what is ticked, who adds it to their own answers, takes it back, and sees nothing after the end', async () => {
  const [annasEmail, bensEmail] = [anEmail('anna'), anEmail('ben')];
  const testator = await aTestator(site, annasEmail);
  await testator.addChild('Zoe', { lastName: 'Hart', relationship: 'Mother', otherParentId: testator.spouse.id });
  await aConfirmedAccount(site, bensEmail);
  const annasApi = apiOf(site.url, (await cookiesOf(site, annasEmail)).join('; '));
  const bensApi = apiOf(site.url, (await cookiesOf(site, bensEmail)).join('; '));
  // The account takes the name that the will has, sooner or later: both are Anna Hart.
  await annasApi.willData.personalDetails.save.mutate({
    basedOn: 1,
    changes: { firstName: 'Anna', middleNames: '' },
  });
  await annasApi.identity.profile.rename.mutate({ name: 'Anna Hart' });
  await bensApi.identity.profile.rename.mutate({ name: 'Ben Hart' });
  await annasApi.identity.partner.invite.mutate({ email: bensEmail, firstName: 'Ben' });
  const { hash } = new URL(linkIn(await mailTo(site, bensEmail, 'Anna Hart has invited you to plan together')));
  await bensApi.identity.partner.accept.mutate({ token: new URLSearchParams(hash.slice(1)).get('token') ?? '' });
  const { personalDetails } = await annasApi.willData.testatorRecord.get.query();
  if (!personalDetails) throw new Error('Anna has told nothing');
  const { version: _version, savedAt: _at, savedBySupport: _by, ...details } = personalDetails;
  await bensApi.willData.personalDetails.save.mutate({
    basedOn: 0,
    changes: { ...details, dateOfBirth: '1979-05-06', firstName: 'Ben', middleNames: '', gender: 'male' },
  });
  const [anna, ben] = [await aVisitor(browser, 'desktop'), await aVisitor(browser, 'phone')];
  await haveSession(anna.context, site, annasEmail);
  await haveSession(ben.context, site, bensEmail);

  await anna.page.goto(`${site.url}/will-maker/together`);
  await anna.page.getByText('You have not shared anything.').waitFor();
  await savePicture(anna.page, 'sharing-nothing-desktop');
  await anna.page.getByRole('checkbox', { name: /^Our home/ }).check();
  await anna.page.getByRole('checkbox', { name: /^The children/ }).check();
  await anna.page.getByRole('button', { name: 'See what Ben will see' }).click();
  const seen = anna.page.getByRole('region', { name: 'What Ben will see' });
  await seen.getByText('1 Mill Lane, Ludlow').waitFor();
  await expectAccessible(anna.page);
  await savePicture(anna.page, 'sharing-preview-desktop');
  await seen.getByRole('button', { name: 'Share with Ben' }).click();
  await anna.page.getByRole('button', { name: 'Stop sharing: Our home' }).waitFor();
  await savePicture(anna.page, 'sharing-shared-desktop');

  await ben.page.goto(`${site.url}/will-maker/together`);
  await ben.page.getByRole('heading', { name: 'Start from Anna’s answers' }).waitFor();
  await ben.page.getByText('Anna’s list of children has Zoe Hart. Yours has not.').waitFor();
  await expectAccessible(ben.page);
  await savePicture(ben.page, 'sharing-offers-phone');
  const add = ben.page.getByRole('button', { name: 'Add to my answers' });
  await add.click();
  await ben.page.getByText('Answer the questions about Zoe Hart.').waitFor();
  await ben.page.getByRole('button', { name: /Do you have parental responsibility\?/ }).click();
  await ben.page.getByRole('option', { name: 'Yes, married to mother' }).click();
  await savePicture(ben.page, 'sharing-questions-phone');
  await add.click();
  await ben.page.getByText('Anna’s list of children has Zoe Hart. Yours has not.').waitFor({ state: 'detached' });
  const children = async () => (await bensApi.willData.testatorRecord.get.query()).children;
  expect(await children()).toMatchObject([{ firstName: 'Zoe', relationship: 'Father' }]);
  await ben.page.getByRole('button', { name: 'Undo' }).click();
  await ben.page.getByText('Anna’s list of children has Zoe Hart. Yours has not.').waitFor();
  expect(await children()).toEqual([]);

  await anna.page.getByRole('button', { name: 'Stop sharing: Our home' }).click();
  await anna.page.getByRole('button', { name: 'Stop sharing: Our home' }).waitFor({ state: 'detached' });
  await annasApi.identity.partner.end.mutate();
  await ben.page.getByRole('button', { name: /Do you have parental responsibility\?/ }).click();
  await ben.page.getByRole('option', { name: 'Yes, married to mother' }).click();
  await add.click();
  await ben.page
    .getByText('You are no longer planning together. Your answers and your will are as they were.')
    .waitFor();
  expect(await ben.page.getByRole('main').textContent()).not.toMatch(/Mill Lane|Zoe|Anna/);
  await savePicture(ben.page, 'sharing-ended-phone');
  expect([...anna.complaints, ...ben.complaints]).toEqual([]);
  await Promise.all([anna.context.close(), ben.context.close()]);
});
