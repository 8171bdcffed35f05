import { importCharities } from '../charities/import-charities.ts';
import { runImport } from './run-import.ts';

await runImport({
  unit: 'record',
  usage:
    'Say which file: npm run import-charities -- publicextract.charity.json\nIt is the Charity Commission’s public extract, .json or .txt, unzipped; then publicextract.charity_other_names in the same way.',
  run: importCharities,
});
