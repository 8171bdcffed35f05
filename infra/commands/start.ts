import { command } from '../launcher/command.ts';
import { runSite } from '../launcher/run-site.ts';
import { readSettings } from '../launcher/settings.ts';
import { welcome } from '../launcher/welcome.ts';

await command(async () => {
  const settings = readSettings();
  return runSite({ settings, isDevelopment: false, onReady: (site) => welcome(site, settings) });
});
