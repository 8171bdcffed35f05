import pg from 'pg';
import { countWords, storeAddresses } from '../book/store-addresses.ts';
import { fingerprintOf, type LineBatch, lineBatches } from './address-file.ts';
import { type Columns, columnsOf, readLines } from './address-lines.ts';
import { keepProgress, type Progress, progressOf } from './progress.ts';

/** A file that cannot be imported at all; its message is for who gave it. */
export class ImportError extends Error {}

interface Import {
  databaseUrl: string;
  path: string;
  onBadLine: (line: number, problem: string) => void;
  onProgress: (progress: Progress, size: number) => void;
  batchSize?: number;
}

// Any number will do that no other lock of this database has.
const importLock = 2_207_411;

/**
 * Adds a file's addresses to the book. Each batch is written together with how far it goes, so after a kill the same
 * file goes on where it stood, and the same file once more changes nothing.
 * @returns how far it came, and from which line it went on
 * @throws {ImportError} if the file cannot be read, or another import is under way
 */
export async function importAddresses({ databaseUrl, path, onBadLine, onProgress, batchSize = 5000 }: Import) {
  const { file, size } = await fingerprintOf(path).catch(() => {
    throw new ImportError(`${path} cannot be read.`);
  });
  const header = await headerOf(path);
  const columns = columnsOf(header.lines[0] ?? '');
  if (typeof columns === 'string') throw new ImportError(columns);
  const client = await connect(databaseUrl);
  try {
    const start = await progressOf(client, file);
    let progress = start ?? { bytes: header.endsAt, lines: 1, stored: 0, refused: 0 };
    onProgress(progress, size);
    if (!start) await client.query('delete from addresses where is_sample');

    async function store({ lines, firstLine, endsAt }: LineBatch, columns: Columns) {
      const read = readLines(lines, columns);
      const addresses = read.flatMap((line) => line.address ?? []);
      const problems = read.flatMap(({ problem }, index) => (problem ? { line: firstLine + index, problem } : []));
      const next: Progress = {
        bytes: endsAt,
        lines: progress.lines + lines.length,
        stored: progress.stored + addresses.length,
        refused: progress.refused + problems.length,
      };
      await client.query('begin');
      await storeAddresses(client, addresses);
      await keepProgress(client, file, next);
      await client.query('commit');
      progress = next;
      for (const { line, problem } of problems) onBadLine(line, problem);
      onProgress(progress, size);
    }

    // One batch is read while the one before it is written.
    let writing: Promise<void> = Promise.resolve();
    for await (const batch of lineBatches(path, { byte: progress.bytes, line: progress.lines + 1 }, batchSize)) {
      await writing;
      writing = store(batch, columns);
      writing.catch(() => undefined);
    }
    await writing;
    await countWords(client);
    await client.query('update imports set finished_at = now() where file = $1', [file]);
    // What was added waits in a list beside the index: searches would have to read that.
    await client.query("select gin_clean_pending_list('addresses_words')");
    await client.query('vacuum (analyze) addresses, words');
    return { ...progress, wentOnFrom: start ? start.lines + 1 : null };
  } finally {
    await client.end();
  }
}

async function headerOf(path: string): Promise<LineBatch> {
  for await (const batch of lineBatches(path, { byte: 0, line: 1 }, 1)) return batch;
  throw new ImportError(`${path} is empty.`);
}

async function connect(connectionString: string): Promise<pg.Client> {
  // Progress is written with the addresses, so what a crash of the server takes back is imported again.
  const options = '-c synchronous_commit=off -c gin_pending_list_limit=32MB';
  const client = new pg.Client({ connectionString, options, application_name: 'import-addresses' });
  await client.connect().catch((cause) => {
    throw new ImportError('The database of the address book does not answer.', { cause });
  });
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [importLock]);
  if (rows[0]?.taken) return client;
  await client.end();
  throw new ImportError('Another import is under way. Wait for it to end.');
}
