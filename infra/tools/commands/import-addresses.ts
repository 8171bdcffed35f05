import { runImport } from '../launcher/run-import.ts';

await runImport('import-addresses');
