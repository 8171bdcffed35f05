import { open } from 'node:fs/promises';
import { headerOf, ImportError, type ReadLine, unreadable } from '../import/import-file.ts';
import { recordBatches } from '../import/json-records.ts';
import { type LineBatch, lineBatches, type Start } from '../import/line-file.ts';
import { type ExtractRecord, neededColumns, otherNamesColumn } from './extract-lines.ts';

/** A file of the Commission's public extract, of either of the two forms that it is published in. */
export interface ExtractFile {
  contents: 'charities' | 'other names';
  start: Start;
  batches: (start: Start, size: number) => AsyncIterable<LineBatch>;
  recordOf: (line: string) => ReadLine<ExtractRecord>;
}

/** @throws {ImportError} if the file is no such file */
export async function openExtract(path: string): Promise<ExtractFile> {
  const beginning = await beginningOf(path);
  // Each zip file begins so; the extract is published in one.
  if (beginning.startsWith('PK')) throw new ImportError(`${path} is a zip file. Unzip it first.`);
  return beginning.startsWith('[') ? jsonFile(path) : tabSeparatedFile(path);
}

async function beginningOf(path: string): Promise<string> {
  const handle = await open(path).catch(unreadable(path));
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(16), 0, 16, 0).catch(unreadable(path));
    return buffer
      .subarray(0, bytesRead)
      .toString('utf8')
      .replace(/^\uFEFF/, '')
      .trimStart();
  } finally {
    await handle.close();
  }
}

function contentsOf(columns: readonly string[]): ExtractFile['contents'] {
  if (columns.includes(otherNamesColumn)) return 'other names';
  const missing = neededColumns.filter((name) => !columns.includes(name));
  if (missing.length > 0)
    throw new ImportError(
      `It is not publicextract.charity or publicextract.charity_other_names: ${missing.join(', ')} is missing.`,
    );
  return 'charities';
}

async function jsonFile(path: string): Promise<ExtractFile> {
  const first = await headerOf(recordBatches(path, { byte: 0, line: 1 }, 1), path);
  const recordOf = (line: string): ReadLine<ExtractRecord> => {
    if (line.includes('\uFFFD')) return { problem: 'it is not UTF-8' };
    try {
      return { row: JSON.parse(line) as ExtractRecord };
    } catch {
      return { problem: 'it is not JSON' };
    }
  };
  return {
    contents: contentsOf(Object.keys(recordOf(first.text).row ?? {})),
    start: { byte: 0, line: 1 },
    batches: (start, size) => recordBatches(path, start, size),
    recordOf,
  };
}

async function tabSeparatedFile(path: string): Promise<ExtractFile> {
  const header = await headerOf(lineBatches(path, { byte: 0, line: 1 }, 1), path);
  const columns = header.text
    .replace(/^\uFEFF/, '')
    .split('\t')
    .map((name) => name.trim());
  const contents = contentsOf(columns);
  // A charity's own words come last, and may be broken over lines: the columns before them are enough.
  const lastNeeded = Math.max(
    ...columns.flatMap((name, index) => (/^charity_contact_postcode$|^charity_name$|_status$/.test(name) ? index : [])),
  );
  return {
    contents,
    // Counted as records, as those of the other form are.
    start: { ...header.next, line: 1 },
    batches: (start, size) => lineBatches(path, start, size),
    recordOf(line) {
      if (line.trim() === '') return {};
      if (line.includes('\uFFFD')) return { problem: 'it is not UTF-8' };
      const fields = line.split('\t');
      if (fields.length <= lastNeeded) return { problem: `it has ${fields.length} columns, not ${columns.length}` };
      return { row: Object.fromEntries(columns.map((name, index) => [name, unescaped(fields[index] ?? '')])) };
    },
  };
}

const unescaped = (field: string) => field.replace(/\\(.)/g, '$1');
