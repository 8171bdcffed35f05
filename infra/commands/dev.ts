import { command } from '../launcher/console/command.ts';
import { restartOnChange } from '../launcher/processes/restart-on-change.ts';
import { runSite } from '../launcher/run-site.ts';
import { readSettings } from '../launcher/settings/settings.ts';
import { welcome } from '../launcher/welcome.ts';

await command(async () => {
  const settings = readSettings();
  return runSite({
    settings,
    isDevelopment: true,
    onReady(site, launched) {
      welcome(site, settings);
      restartOnChange(launched.services(), launched.stopping);
    },
  });
});
