import pg from 'pg';
import { fingerprintOf, type LineBatch, type Start } from './line-file.ts';
import { type Progress, progressOf, storeProgress } from './progress.ts';

/** A file that cannot be imported at all; its message is for who gave it. */
export class ImportError extends Error {}

/** The file, the database that it goes into, and the callbacks that hear how it goes. */
export interface Import {
  databaseUrl: string;
  path: string;
  onBadLine: (line: number, problem: string) => void;
  /** @param contents what the file holds */
  onProgress: (progress: Progress, size: number, contents: string) => void;
  batchSize?: number;
}

/** A line has a row or a problem; one that says nothing of use has neither. */
export interface ReadLine<Row> {
  row?: Row;
  problem?: string;
}

/** How a file of one kind is read and stored. */
export interface FileKind<Row> {
  /** The plural that progress is shown with: "addresses". */
  contents: string;
  /** The first line of data begins here. */
  start: Start;
  batches: (start: Start, size: number) => AsyncIterable<LineBatch>;
  read: (lines: readonly string[]) => ReadLine<Row>[];
  /** Runs before the first line of a file is stored. */
  begin: (client: pg.ClientBase) => Promise<unknown>;
  store: (client: pg.ClientBase, rows: readonly Row[]) => Promise<unknown>;
  /** Runs after the last line. */
  end: (client: pg.ClientBase) => Promise<unknown>;
}

// Any number will do that no other lock of this database has.
const importLock = 2_207_411;

/**
 * Stores what the lines of a file say. Each batch is written together with how far it goes, so after a kill the same
 * file goes on where it stood, and the same file once more changes nothing.
 * @returns what the file holds, how far it came, and from which line it went on
 * @throws {ImportError} if the file or the database cannot be reached, or another import is under way
 */
export async function importFile<Row>(
  { databaseUrl, path, onBadLine, onProgress, batchSize = 5000 }: Import,
  kind: FileKind<Row>,
) {
  const { file, size } = await fingerprintOf(path).catch(unreadable(path));
  const client = await connect(databaseUrl);
  // One batch is read while the one before it is written.
  let writing: Promise<void> = Promise.resolve();
  try {
    const earlier = await progressOf(client, file);
    let progress = earlier ?? { bytes: kind.start.byte, lines: kind.start.line - 1, stored: 0, refused: 0 };
    onProgress(progress, size, kind.contents);
    if (!earlier) await kind.begin(client);

    async function store({ lines, firstLine, endsAt }: LineBatch) {
      const read = kind.read(lines);
      const rows = read.flatMap((line) => line.row ?? []);
      const problems = read.flatMap(({ problem }, index) => (problem ? { line: firstLine + index, problem } : []));
      const next: Progress = {
        bytes: endsAt,
        lines: progress.lines + lines.length,
        stored: progress.stored + rows.length,
        refused: progress.refused + problems.length,
      };
      await client.query('begin');
      await kind.store(client, rows);
      await storeProgress(client, file, next);
      await client.query('commit');
      progress = next;
      for (const { line, problem } of problems) onBadLine(line, problem);
      onProgress(progress, size, kind.contents);
    }

    for await (const batch of kind.batches({ byte: progress.bytes, line: progress.lines + 1 }, batchSize)) {
      await writing;
      writing = store(batch);
      writing.catch(() => undefined);
    }
    await writing;
    await kind.end(client);
    await client.query('update imports set finished_at = now() where file = $1', [file]);
    return { ...progress, contents: kind.contents, wentOnFrom: earlier ? earlier.lines + 1 : null };
  } finally {
    // Rows that were read before the file failed stay stored.
    await writing.catch(() => undefined);
    await client.end();
  }
}

/** The first line of a file, and where the next begins. @throws {ImportError} if the file cannot be read, or is empty */
export async function headerOf(
  batches: AsyncIterable<LineBatch>,
  path: string,
): Promise<{ text: string; next: Start }> {
  const first = await firstOf(batches).catch(unreadable(path));
  if (!first) throw new ImportError(`${path} is empty.`);
  return { text: first.lines[0] ?? '', next: { byte: first.endsAt, line: 2 } };
}

async function firstOf<T>(all: AsyncIterable<T>): Promise<T | undefined> {
  for await (const one of all) return one;
  return undefined;
}

/** Turns any failure to read a file into one message, unless it has a message of its own. */
export const unreadable = (path: string) => (cause: unknown) => {
  if (cause instanceof ImportError) throw cause;
  throw new ImportError(`${path} cannot be read.`, { cause });
};

async function connect(connectionString: string): Promise<pg.Client> {
  // Progress is written with the rows, so what a crash of the server takes back is imported again.
  const options = '-c synchronous_commit=off -c gin_pending_list_limit=32MB';
  const client = new pg.Client({ connectionString, options, application_name: 'import' });
  await client.connect().catch((cause) => {
    throw new ImportError('The database of address-lookup does not answer.', { cause });
  });
  const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [importLock]);
  if (rows[0]?.locked) return client;
  await client.end();
  throw new ImportError('Another import is under way. Wait for it to end.');
}
