import { addressTexts, addressWordTable, type BookAddress, storeAddresses } from '../book/store-addresses.ts';
import { countWordUse } from '../word-list/word-list.ts';
import { columnsOf, readLines } from './address-lines.ts';
import { type FileKind, headerOf, type Import, ImportError, importFile } from './import-file.ts';
import { lineBatches } from './line-file.ts';

/** Adds a file's addresses to the book; see `importFile`. */
export const importAddresses = async (given: Import) => importFile(given, await addressFile(given.path));

async function addressFile(path: string): Promise<FileKind<BookAddress>> {
  const header = await headerOf(lineBatches(path, { byte: 0, line: 1 }, 1), path);
  const columns = columnsOf(header.text);
  if (typeof columns === 'string') throw new ImportError(columns);
  return {
    contents: 'addresses',
    start: header.next,
    batches: (start, size) => lineBatches(path, start, size),
    read: (lines) => readLines(lines, columns),
    begin: (client) => client.query('delete from addresses where is_sample'),
    store: (client, addresses) => storeAddresses(client, addresses),
    async end(client) {
      await countWordUse(client, addressWordTable, addressTexts);
      // New entries wait in a list beside the index, which every search would have to read.
      await client.query("select gin_clean_pending_list('addresses_words')");
      await client.query('vacuum (analyze) addresses, words');
    },
  };
}
