import { watch } from 'node:fs';
import { serviceFolders } from '../../services.ts';
import { coloured, command, print } from '../launcher/console.ts';
import type { Supervised } from '../launcher/processes/supervisor.ts';
import { runSite } from '../launcher/run-site.ts';
import { inRoot } from '../launcher/settings/paths.ts';
import { readSettings } from '../launcher/settings/settings.ts';
import { welcome } from '../launcher/welcome.ts';

// An editor that saves a file touches it several times.
const settleMs = 100;

/** Restarts a service when its source changes, and all of them when something they share does. */
function restartOnChange(services: Supervised[], stopping: AbortSignal) {
  const restart = (names: readonly string[]) => {
    print(coloured('dim', `changed: restarting ${names.join(', ')}`));
    for (const service of services) if (names.includes(service.name)) service.restart();
  };
  for (const name of serviceFolders) onChange(inRoot('services', name, 'src'), stopping, () => restart([name]));
  for (const shared of [inRoot('services', 'kit', 'src'), inRoot('contracts', 'src'), inRoot('law', 'src')]) {
    onChange(shared, stopping, () => restart(serviceFolders));
  }
}

function onChange(folder: string, signal: AbortSignal, act: () => void) {
  let timer: NodeJS.Timeout | undefined;
  watch(folder, { recursive: true, signal }, (_event, file) => {
    if (!file || !/\.(ts|json|typ)$/.test(file) || /\.test\.ts$/.test(file)) return;
    clearTimeout(timer);
    timer = setTimeout(act, settleMs);
  });
}

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
