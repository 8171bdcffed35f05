import { type FileKind, type Import, ImportError, importFile, type ReadLine } from '../import/import-file.ts';
import { type ExtractFile, openExtract } from './extract-file.ts';
import { type ExtractRecord, readCharity, readOtherName } from './extract-lines.ts';
import {
  type OtherName,
  optimiseRegister,
  type RegisteredCharity,
  storeCharities,
  storeOtherNames,
} from './store-charities.ts';

/** Brings our copy of the register up to date with a file of the Commission's public extract; see `importFile`. */
export async function importCharities(given: Import) {
  const extract = await openExtract(given.path);
  return extract.contents === 'charities'
    ? importFile(given, charityFile(extract))
    : importFile(given, otherNamesFile(extract));
}

const reading =
  <Row>({ recordOf }: ExtractFile, read: (record: ExtractRecord) => ReadLine<Row>) =>
  (lines: readonly string[]) =>
    lines.map((line): ReadLine<Row> => {
      const { row, problem } = recordOf(line);
      return row ? read(row) : { problem };
    });

const charityFile = (extract: ExtractFile): FileKind<RegisteredCharity> => ({
  ...extract,
  read: reading(extract, readCharity),
  begin: (client) => client.query('delete from charities where is_sample'),
  store: (client, charities) => storeCharities(client, charities),
  end: optimiseRegister,
});

const otherNamesFile = (extract: ExtractFile): FileKind<OtherName> => ({
  ...extract,
  read: reading(extract, readOtherName),
  async begin(client) {
    const { rowCount } = await client.query('select from charities where not is_sample limit 1');
    if (!rowCount) throw new ImportError('Import publicextract.charity first: these are other names of its charities.');
  },
  store: (client, names) => storeOtherNames(client, names),
  end: optimiseRegister,
});
