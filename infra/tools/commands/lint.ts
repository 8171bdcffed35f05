import { formatAndLint, importRules, nothingUnused } from '../checks/checks.ts';
import { runChecks } from '../checks/run-check.ts';
import { command } from '../launcher/console.ts';

await command(async () => ((await runChecks([formatAndLint, importRules, nothingUnused])).every(Boolean) ? 0 : 1));
