import { command, print } from '../launcher/console.ts';
import { grantRole, identityOf } from '../launcher/identity-commands.ts';
import { readSettings } from '../launcher/settings/settings.ts';

await command(async () => {
  print((await grantRole(identityOf(readSettings()), process.argv.slice(2))).trim());
});
