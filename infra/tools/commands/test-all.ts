import { projects } from '../checks/checks.ts';
import { reportTests, runVitest } from '../checks/run-vitest.ts';
import { startTestStores } from '../checks/testing/stores.ts';
import { buildAll } from '../launcher/builds.ts';
import { command, interruption } from '../launcher/console.ts';

/**
 * `npm run test:all` runs what `npm test` leaves out: every screen in every state, the other size and the other store,
 * properties on many more random cases, and what takes long. It repeats nothing else.
 */
await command(async () => {
  const signal = interruption();
  const stores = await startTestStores();
  try {
    await buildAll(signal);
    const environment = { ...stores.environment, TEST_SCOPE: 'rest' };
    return reportTests(await runVitest(projects, { environment, isBrief: true, signal })) ? 1 : 0;
  } finally {
    await stores.stop();
  }
});
