import { command } from '../launcher/command.ts';
import { migrate } from '../launcher/migrate.ts';
import { servicesWithDatabase } from '../launcher/paths.ts';
import { say } from '../launcher/say.ts';
import { readSettings } from '../launcher/settings.ts';

await command(async () => {
  const { given } = readSettings();
  for (const service of servicesWithDatabase) {
    const run = await migrate(service, given);
    say(`${service}: ${run.length ? run.join(', ') : 'up to date'}`);
  }
});
