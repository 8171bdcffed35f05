import { constants } from 'node:os';
import { releaseStartupMemory } from '@plainwill/kit/process/release-startup-memory';
import { print } from './console.ts';
import { type Launch, launch } from './launch.ts';
import type { RunningSite } from './running-file.ts';
import type { Settings } from './settings/settings.ts';

// A terminal signals the whole group and npm passes the same signal on, so one press may arrive more than once.
const samePressMs = 300;

interface Site {
  settings: Settings;
  isDevelopment: boolean;
  onReady: (site: RunningSite, launched: Launch) => void;
}

/** Runs the product until it is told to stop. @returns the exit code */
export async function runSite({ settings, isDevelopment, onReady }: Site): Promise<number> {
  const stopRequest = Promise.withResolvers<'stop'>();
  const launched = await launch(settings, { isDevelopment });
  let firstPress: number | undefined;

  function press(signal: NodeJS.Signals) {
    const now = performance.now();
    firstPress ??= now;
    stopRequest.resolve('stop');
    if (now - firstPress < samePressMs) return;
    launched.kill();
    process.exit(128 + constants.signals[signal]);
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => press(signal));
  // The bootstrap is gone without having passed a signal on.
  if (process.connected) process.once('disconnect', () => stopRequest.resolve('stop'));

  try {
    const site = await Promise.race([launched.site, launched.gaveUp, stopRequest.promise]);
    if (site instanceof Error) throw site;
    if (site !== 'stop') {
      onReady(site, launched);
      releaseStartupMemory();
      const end = await Promise.race([launched.gaveUp, stopRequest.promise]);
      if (end instanceof Error) throw end;
    }
    print();
    print('Stopping …');
    return 0;
  } finally {
    launched.site.catch(() => undefined);
    await launched.stop();
  }
}
