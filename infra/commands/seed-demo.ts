import { fillIn, harriet, staff } from '../demo/harriet-bell.ts';
import { visit } from '../demo/site-client.ts';
import { command, print, StartError, step } from '../launcher/console.ts';
import { grantRole } from '../launcher/grant-role.ts';
import { readRunning } from '../launcher/running-file.ts';
import { readSettings } from '../launcher/settings/settings.ts';

await command(async () => {
  const { dataDir, isProduction } = readSettings();
  if (isProduction)
    throw new StartError('The demo has sign-ins that anyone may know, so it refuses NODE_ENV=production.');
  const site = readRunning(dataDir);
  if (!site.mailboxUrl)
    throw new StartError('The demo reads its own mail, so it needs the captured mailbox: unset SMTP_URL.');

  await step('Harriet Bell’s will', async () => {
    const browser = visit(site);
    await browser.enter(harriet);
    await fillIn(browser);
  });
  await step('Staff', async () => {
    for (const { role, ...person } of staff) {
      await visit(site).enter(person);
      await grantRole(site, [role, person.email]);
    }
  });

  print();
  print(`Sign in at ${site.url}/auth`);
  for (const { email, password, role } of [{ ...harriet, role: 'family' }, ...staff]) {
    print(`  ${role.padEnd(10)}${email.padEnd(28)}${password}`);
  }
});
