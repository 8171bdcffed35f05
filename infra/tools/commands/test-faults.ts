import { reportTests, runVitest } from '../checks/run-vitest.ts';
import { buildWeb } from '../launcher/builds.ts';
import { command } from '../launcher/console.ts';

// The faults of infra/tests/faults, one file after another: each has real servers and processes of its own.
await command(async () => {
  await buildWeb({ onlyIfMissing: true, signal: new AbortController().signal });
  const tests = await runVitest(['--project=faults', ...process.argv.slice(2)]);
  return reportTests(tests) ? 1 : 0;
});
