import { command, print } from '../launcher/console.ts';
import { identityOf, removeSecondStep } from '../launcher/identity-commands.ts';
import { readSettings } from '../launcher/settings/settings.ts';

await command(async () => {
  print((await removeSecondStep(identityOf(readSettings()), process.argv.slice(2))).trim());
});
