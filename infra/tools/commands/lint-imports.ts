import { importRules } from '../checks/checks.ts';
import { runCheck } from '../checks/run-check.ts';
import { command } from '../launcher/console.ts';

await command(async () => ((await runCheck(importRules)) ? 0 : 1));
