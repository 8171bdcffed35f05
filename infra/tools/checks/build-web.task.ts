import { command } from '../launcher/console.ts';
import { buildWeb } from '../launcher/web-build.ts';

await command(() => buildWeb({ onlyIfMissing: false, signal: new AbortController().signal }));
