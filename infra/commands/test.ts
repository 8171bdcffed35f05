import { formatAndLint, migrationsInStep, types, webBudgets, webBuild } from '../checks/checks.ts';
import { runCheck, runChecks } from '../checks/run-check.ts';
import { runVitest, tellTests } from '../checks/run-vitest.ts';
import { command } from '../launcher/command.ts';

const typeChecksAtOnce = 2;

// One after another, whatever fails, so that one run tells everything.
await command(async () => {
  const checks = [
    await runCheck(formatAndLint),
    ...(await runChecks(types, typeChecksAtOnce)),
    await runCheck(migrationsInStep),
    await runCheck(webBuild),
    await runCheck(webBudgets),
  ];
  const tests = await runVitest(['--project', 'unit', '--project', 'journeys', ...process.argv.slice(2)]);
  return tellTests(tests, checks) ? 1 : 0;
});
