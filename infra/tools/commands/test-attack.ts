import { reportTests, runVitest } from '../checks/run-vitest.ts';
import { command } from '../launcher/console.ts';

// Probes of the running product from outside; each file starts a product of its own.
await command(async () => {
  const tests = await runVitest(['--project', 'attack', ...process.argv.slice(2)]);
  return reportTests(tests) ? 1 : 0;
});
