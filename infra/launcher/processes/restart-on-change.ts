import { watch } from 'node:fs';
import { serviceFolders } from '../../services.ts';
import { coloured, say } from '../console/say.ts';
import { inRoot } from '../settings/paths.ts';
import type { Supervised } from './supervisor.ts';

// An editor that saves a file touches it several times.
const settleMs = 100;

/** Restarts a service when its source changes, and all of them when something they share does. */
export function restartOnChange(services: Supervised[], stopping: AbortSignal) {
  const restart = (names: readonly string[]) => {
    say(coloured('dim', `changed: restarting ${names.join(', ')}`));
    for (const service of services) if (names.includes(service.name)) service.restart();
  };
  for (const name of serviceFolders) onChange(inRoot('services', name, 'src'), stopping, () => restart([name]));
  for (const shared of [inRoot('services', 'kit', 'src'), inRoot('contracts', 'src')]) {
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
