import { command } from '../launcher/console.ts';
import { runSite } from '../launcher/run-site.ts';
import { readSettings } from '../launcher/settings/settings.ts';
import { welcome } from '../launcher/welcome.ts';

await command(async () => {
  const settings = readSettings();
  return runSite({ settings, isDevelopment: false, onReady: (site) => welcome(site, settings) });
});
