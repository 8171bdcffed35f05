import { types } from '../checks/checks.ts';
import { runChecks } from '../checks/run-check.ts';
import { command } from '../launcher/console.ts';

await command(async () => ((await runChecks(types)).every(Boolean) ? 0 : 1));
