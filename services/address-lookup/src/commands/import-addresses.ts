import { columnNames } from '../import/address-lines.ts';
import { importAddresses } from '../import/import-addresses.ts';
import { runImport } from './run-import.ts';

await runImport({
  unit: 'line',
  usage: `Say which file: npm run import-addresses -- addresses.csv\nIts first line names the columns: ${columnNames.join(', ')}`,
  run: importAddresses,
});
