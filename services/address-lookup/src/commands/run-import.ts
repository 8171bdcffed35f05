import { capitalised } from '@plainwill/contracts/shared/phrases';
import { defineConfig } from '@plainwill/kit/config/config';
import { SettingError } from '@plainwill/kit/config/setting';
import { databaseServiceVariables } from '@plainwill/kit/service/service-variables';
import { type Import, ImportError } from '../import/import-file.ts';
import { type Progress, progressLine } from '../import/progress.ts';

const maxShown = 20;
const quietPauseMs = 5000;

interface Command {
  /** The file consists of lines or of records. */
  unit: 'line' | 'record';
  /** Shown where no file is named. */
  usage: string;
  run: (given: Import) => Promise<Progress & { contents: string; wentOnFrom: number | null }>;
}

/** Imports the file that the command line names, and shows how far it is. */
export async function runImport({ unit, usage, run }: Command) {
  const [, , path] = process.argv;
  if (!path) {
    process.stderr.write(`${usage}\n`);
    process.exit(2);
  }

  const { databaseUrl } = databaseServiceVariables('address-lookup');
  const config = defineConfig({ databaseUrl });
  const isTerminal = Boolean(process.stdout.isTTY);
  const clearLine = isTerminal ? '\r\x1b[K' : '';
  const print = (line: string) => process.stdout.write(`${clearLine}${line}\n`);
  const count = (value: number) => value.toLocaleString('en-GB');
  const started = performance.now();
  let begun: Progress | undefined;
  let badLines = 0;
  let shownAt = Number.NEGATIVE_INFINITY;

  function onProgress(progress: Progress, size: number, contents: string) {
    begun ??= progress;
    const now = performance.now();
    const line = progressLine(contents, progress, begun, size, (now - started) / 1000);
    if (isTerminal) process.stdout.write(`${clearLine}${line}`);
    else if (now - shownAt > quietPauseMs) {
      shownAt = now;
      print(line);
    }
  }

  function onBadLine(line: number, problem: string) {
    badLines++;
    if (badLines <= maxShown) print(`${capitalised(unit)} ${count(line)} is left out: ${problem}.`);
    if (badLines === maxShown) print(`Further ${unit}s that are left out are only counted.`);
  }

  try {
    const { databaseUrl } = config.read(process.env);
    const done = await run({ databaseUrl, path, onBadLine, onProgress });
    if (done.wentOnFrom) print(`Went on from ${unit} ${count(done.wentOnFrom)}.`);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    print(
      `${count(done.stored)} ${done.contents} were read from the file; ${count(done.refused)} ${unit}s were left out · ${seconds} s`,
    );
  } catch (error) {
    if (!(error instanceof ImportError || error instanceof SettingError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
