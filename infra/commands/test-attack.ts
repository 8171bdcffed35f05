import { runVitest, tellTests } from '../checks/run-vitest.ts';
import { command } from '../launcher/command.ts';

// Probes of the running product from outside; each file starts a product of its own.
await command(async () => {
  const tests = await runVitest(['--project', 'attack', ...process.argv.slice(2)]);
  return tellTests(tests) ? 1 : 0;
});
