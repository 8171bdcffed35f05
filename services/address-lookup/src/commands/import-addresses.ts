import { databaseUrl, defineConfig, env, SettingError } from '@plainwill/kit/config/config';
import { columnNames } from '../import/address-lines.ts';
import { ImportError, importAddresses } from '../import/import-addresses.ts';
import { type Progress, progressLine } from '../import/progress.ts';

const maxShown = 20;
const quietPauseMs = 5000;

const [, , path] = process.argv;
if (!path) {
  process.stderr.write(
    `Say which file: npm run import-addresses -- addresses.csv\nIts first line names the columns: ${columnNames.join(', ')}\n`,
  );
  process.exit(2);
}

const config = defineConfig({
  databaseUrl: env('ADDRESS_LOOKUP_DATABASE_URL', databaseUrl, 'the PostgreSQL database of the address-lookup service'),
});
const isTerminal = Boolean(process.stdout.isTTY);
const clearLine = isTerminal ? '\r\x1b[K' : '';
const say = (line: string) => process.stdout.write(`${clearLine}${line}\n`);
const started = performance.now();
let begun: Progress | undefined;
let badLines = 0;
let shownAt = Number.NEGATIVE_INFINITY;

function show(progress: Progress, size: number) {
  begun ??= progress;
  const now = performance.now();
  const line = progressLine(progress, begun, size, (now - started) / 1000);
  if (isTerminal) process.stdout.write(`${clearLine}${line}`);
  else if (now - shownAt > quietPauseMs) {
    shownAt = now;
    say(line);
  }
}

function reportBadLine(line: number, problem: string) {
  badLines++;
  if (badLines <= maxShown) say(`Line ${line.toLocaleString('en-GB')} is left out: ${problem}.`);
  if (badLines === maxShown) say('Further lines that are left out are only counted.');
}

try {
  const { databaseUrl: url } = config.read(process.env);
  const done = await importAddresses({ databaseUrl: url, path, onBadLine: reportBadLine, onProgress: show });
  if (done.wentOnFrom) say(`Went on from line ${done.wentOnFrom.toLocaleString('en-GB')}.`);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const count = (value: number) => value.toLocaleString('en-GB');
  say(`${count(done.stored)} addresses are in the book; ${count(done.refused)} lines were left out · ${seconds} s`);
} catch (error) {
  if (!(error instanceof ImportError || error instanceof SettingError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
