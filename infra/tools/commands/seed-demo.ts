import { fillIn } from '../demo/harriet-bell.ts';
import { harriet, reviewer, staff } from '../demo/people.ts';
import { visit } from '../demo/site-client.ts';
import { askAQuestion, askForReview } from '../demo/will-in-review.ts';
import { command, print, StartError, step } from '../launcher/console.ts';
import { grantRole } from '../launcher/identity-commands.ts';
import { readRunning } from '../launcher/running-file.ts';
import { readSettings } from '../launcher/settings/settings.ts';

await command(async () => {
  const { dataDir, isProduction, given } = readSettings();
  if (isProduction)
    throw new StartError('The demo has sign-ins that anyone may know, so it refuses NODE_ENV=production.');
  if (given.STAFF_SECOND_STEP === 'on')
    throw new StartError('The demo’s staff sign in with a password alone, so it needs STAFF_SECOND_STEP to be empty.');
  const site = readRunning(dataDir);
  if (!site.mailboxUrl)
    throw new StartError('The demo reads its own mail, so it needs the captured mailbox: unset SMTP_URL.');

  await step('Harriet Bell’s will', async () => {
    const browser = visit(site);
    await browser.signIn(harriet);
    await fillIn(browser);
  });
  await step('Staff', async () => {
    for (const { role, name, qualification = [], ...signIn } of staff) {
      const browser = visit(site);
      await browser.signIn(signIn);
      if (name) await browser.api.identity.profile.rename.mutate({ name });
      await grantRole(site, [role, signIn.email, ...qualification]);
    }
  });
  await step('Harriet’s will in review', async () => {
    const browser = visit(site);
    await browser.signIn(harriet);
    const number = await askForReview(browser);
    if (number === null) return;
    const desk = visit(site);
    await desk.signIn(reviewer);
    await askAQuestion(desk, number);
  });

  print();
  print(`Sign in at ${site.url}/auth`);
  for (const { email, password, role } of [{ ...harriet, role: 'family' }, ...staff]) {
    print(`  ${role.padEnd(10)}${email.padEnd(28)}${password}`);
  }
  print('On your own machine the password is enough for staff. On a server they need a second step as well.');
});
