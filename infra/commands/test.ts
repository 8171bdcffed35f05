import { formatAndLint, migrationsInStep, types, webBudgets, webBuild } from '../checks/checks.ts';
import { runCheck, runChecks } from '../checks/run-check.ts';
import { runVitest } from '../checks/run-vitest.ts';
import { command } from '../launcher/command.ts';
import { coloured, say } from '../launcher/say.ts';

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
  const tests = await runVitest(process.argv.slice(2));
  for (const name of tests.notRun) say(coloured('yellow', `NOT RUN: ${name}`));
  const passed = tests.passed + checks.filter(Boolean).length;
  const failed = tests.failed + checks.filter((isPassed) => !isPassed).length;
  say(`${passed} passed, ${failed} failed`);
  return failed ? 1 : 0;
});
