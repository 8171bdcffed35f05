import { expect, it } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { aConfirmedAccount, anEmail, haveSession, linkIn, typeCredentials } from './support/account.ts';
import { apiIn } from './support/api.ts';
import { aVisitor, savePicture } from './support/browser.ts';
import { mailTo } from './support/site.ts';
import { aStage } from './support/stage.ts';

const { browser, site } = await aStage();

it('links two people by an invitation, who then see the same end', async () => {
  const [annasEmail, bensEmail] = [anEmail('anna'), anEmail('ben')];
  await aConfirmedAccount(site, annasEmail);
  const anna = await aVisitor(browser, 'desktop');
  await haveSession(anna.context, site, annasEmail);
  const { identity } = await apiIn(site.url, anna.context);
  await identity.profile.rename.mutate({ name: 'Anna Reed' });
  await anna.page.goto(`${site.url}/will-maker/together`);
  await anna.page.getByLabel('Your partner’s first name').fill('Ben');
  await anna.page.getByLabel('Your partner’s email address').fill(annasEmail);
  await anna.page.getByRole('button', { name: 'Send the invitation' }).click();
  await anna.page.getByText(/^This is your own address\. Each of you needs an email address of your own\./).waitFor();
  await anna.page.getByLabel('Your partner’s email address').fill(bensEmail);
  await anna.page.getByRole('button', { name: 'Send the invitation' }).click();
  await anna.page.getByRole('button', { name: 'Cancel the invitation to Ben' }).waitFor();
  await expectAccessible(anna.page);
  await savePicture(anna.page, 'together-invited-desktop');

  const mail = await mailTo(site, bensEmail);
  expect(mail.subject).toBe('Anna Reed has invited you to plan together');
  const ben = await aVisitor(browser, 'phone');
  await ben.page.goto(linkIn(mail));
  await ben.page.getByText('To accept, sign in first').waitFor();
  expect(ben.page.url()).not.toContain('token');
  await expectAccessible(ben.page);
  await savePicture(ben.page, 'together-invitation-phone');
  await ben.page.getByRole('link', { name: 'Sign in or sign up' }).click();
  await ben.page.getByRole('button', { name: /Sign up$/ }).click();
  await typeCredentials(ben.page, bensEmail);
  await ben.page.getByRole('button', { name: 'Create Account' }).click();
  await ben.page.goto(linkIn(await mailTo(site, bensEmail, 'Confirm your email')));
  await ben.page.getByRole('button', { name: 'Confirm my email address' }).click();
  await ben.page.waitForURL('**/will-maker');
  const card = ben.page.getByRole('region', { name: 'Anna Reed has invited you to plan together' });
  await card.waitFor();
  await savePicture(ben.page, 'together-card-phone');
  await card.getByRole('link', { name: 'See the invitation' }).click();
  await ben.page.getByRole('button', { name: 'Accept the invitation' }).click();
  await ben.page.getByText('Tick the box once you have read the lines above').first().waitFor();
  await ben.page.getByLabel('I have read this, and want to plan together with Anna Reed').check();
  await savePicture(ben.page, 'together-accept-phone');
  await ben.page.getByRole('button', { name: 'Accept the invitation' }).click();
  await ben.page.getByRole('heading', { level: 1, name: 'Planning with Anna' }).waitFor();
  await expectAccessible(ben.page);
  await savePicture(ben.page, 'together-linked-phone');

  await anna.page.reload();
  await anna.page.getByRole('heading', { level: 1, name: 'Planning with Ben' }).waitFor();
  await savePicture(anna.page, 'together-linked-desktop');
  await anna.page.getByRole('button', { name: 'End planning together' }).click();
  const question = anna.page.getByRole('alertdialog');
  await question
    .getByText('Ben will see that it has ended. You can also leave it as it is and just change your will.')
    .waitFor();
  await savePicture(anna.page, 'together-end-desktop');
  await question.getByRole('button', { name: 'End planning together' }).click();
  const neutral = 'You are no longer planning together. Your answers and your will are as they were.';
  await anna.page.getByText(neutral).waitFor();
  await ben.page.reload();
  await ben.page.getByText(neutral).waitFor();
  expect(await ben.page.getByRole('main').textContent()).not.toContain('Anna');
  await savePicture(ben.page, 'together-ended-phone');
  await ben.page.getByRole('button', { name: 'Hide this message' }).click();
  await ben.page.getByText(neutral).waitFor({ state: 'detached' });

  expect([...anna.complaints, ...ben.complaints]).toEqual([]);
  await Promise.all([anna.context.close(), ben.context.close()]);
});

it('tells someone signed in with another address which one the invitation is for', async () => {
  const [annasEmail, bensEmail, othersEmail] = [anEmail('anna'), anEmail('ben'), anEmail('other')];
  for (const email of [annasEmail, othersEmail]) await aConfirmedAccount(site, email);
  const anna = await aVisitor(browser);
  await haveSession(anna.context, site, annasEmail);
  const { identity } = await apiIn(site.url, anna.context);
  await identity.partner.invite.mutate({ email: bensEmail, firstName: 'Ben' });
  const mail = await mailTo(site, bensEmail);
  expect(mail.subject).toBe('Someone has invited you to plan together');
  const other = await aVisitor(browser, 'phone');
  await haveSession(other.context, site, othersEmail);
  await other.page.goto(linkIn(mail));
  await other.page.getByText('This invitation is for another address').waitFor();
  const main = other.page.getByRole('main');
  expect(await main.textContent()).toContain(othersEmail);
  expect(await main.textContent()).toContain('b…@example.com');
  await savePicture(other.page, 'together-another-address-phone');
  await Promise.all([anna.context.close(), other.context.close()]);
});
