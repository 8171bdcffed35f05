import { brand } from '@plainwill/contracts/shared/brand';
import { closeEarlierEnquiries, fillQueue, sendEnquiries, workOnThem } from '../demo/firm-at-work.ts';
import { fillIn } from '../demo/harriet-bell.ts';
import { enquire, join } from '../demo/last-thirty-days.ts';
import { planTogether } from '../demo/nia-parry.ts';
import { administrator, harriet, nia, reviewer, robin, staff } from '../demo/people.ts';
import { saveCrm, saveOthers } from '../demo/receivers.ts';
import { fillInRobin } from '../demo/robin-ashe.ts';
import { type SignIn, type Visit, visit } from '../demo/site-client.ts';
import { askAQuestion, askForReview } from '../demo/will-in-review.ts';
import { command, print, StartError, step } from '../launcher/console.ts';
import { grantRole } from '../launcher/identity-commands.ts';
import { readRunning } from '../launcher/running-file.ts';
import { readSecrets } from '../launcher/settings/secrets.ts';
import { readSettings } from '../launcher/settings/settings.ts';

await command(async () => {
  const { dataDir, isProduction, given } = readSettings();
  if (isProduction)
    throw new StartError('The demo has sign-ins that anyone may know, so it refuses NODE_ENV=production.');
  if (given.STAFF_SECOND_STEP === 'on')
    throw new StartError('The demo’s staff sign in with a password alone, so it needs STAFF_SECOND_STEP to be empty.');
  const site = readRunning(dataDir);
  const { mailboxUrl } = site;
  if (!mailboxUrl)
    throw new StartError('The demo reads its own mail, so it needs the captured mailbox: unset SMTP_URL.');

  // Each signs in once: many sign-ins at a time are slowed down.
  const visits = new Map<string, Promise<Visit>>();
  const signedIn = (person: SignIn) => {
    const known = visits.get(person.email);
    if (known) return known;
    const browser = visit(site);
    const opened = browser.signIn(person).then(() => browser);
    visits.set(person.email, opened);
    return opened;
  };

  await step('Staff', async () => {
    for (const { role, name, qualification = [], ...signIn } of staff) {
      const browser = visit(site);
      await browser.signIn(signIn);
      if (name) await browser.api.identity.profile.rename.mutate({ name });
      await grantRole(site, [role, signIn.email, ...qualification]);
    }
  });
  const desk = await signedIn(administrator);
  await step('The last thirty days', async () => {
    await saveCrm(desk, mailboxUrl);
    const { identityEncryptionKeys, notificationsEncryptionKeys } = readSecrets(dataDir);
    const environment = {
      IDENTITY_ENCRYPTION_KEYS: identityEncryptionKeys,
      NOTIFICATIONS_ENCRYPTION_KEYS: notificationsEncryptionKeys,
      ...given,
      ...site.databases,
    };
    await join(environment);
    await enquire(environment);
  });
  await step('Harriet Bell’s will', async () => fillIn(await signedIn(harriet)));
  await step('Robin Ashe’s will', async () => fillInRobin(await signedIn(robin)));
  await step('Robin and Nia plan together', async () => planTogether(await signedIn(robin), await signedIn(nia)));
  await step('Harriet’s will in review', async () => {
    const number = await askForReview(await signedIn(harriet));
    if (number !== null) await askAQuestion(await signedIn(reviewer), number);
  });
  await step('Enquiries, complaints and deliveries', async () => {
    await closeEarlierEnquiries(desk);
    await saveOthers(desk, mailboxUrl);
    await sendEnquiries(visit(site));
    await workOnThem(desk);
  });
  if (brand.review !== 'off')
    await step('Wills that wait for a reviewer', async () => fillQueue(signedIn, await signedIn(reviewer)));

  print();
  print(`Sign in at ${site.url}/auth`);
  const families = [harriet, robin, nia].map((person) => ({ ...person, role: 'family' }));
  for (const { email, password, role } of [...families, ...staff]) {
    print(`  ${role.padEnd(10)}${email.padEnd(28)}${password}`);
  }
  print('On your own machine the password is enough for staff. On a server they need a second step as well.');
});
