import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { codeOf, StartError } from '../console.ts';
import { isCommand } from './process-table.ts';

export const secretsFile = 'secrets.json';

/** Writes the whole file or leaves the old one: a crash in between never leaves half of it. */
export function writeWhole(file: string, content: string, mode = 0o600) {
  const draft = `${file}.${process.pid}.new`;
  writeFileSync(draft, content, { mode });
  renameSync(draft, file);
}

/** Its content is for its owner; where that is root, PostgreSQL runs as another user, who must get through to its own. */
const dataDirMode = () => (process.getuid?.() === 0 ? 0o711 : 0o700);

/** A folder of ours that nobody else reads, also if a version before made it for everybody. */
export function makePrivateFolder(folder: string, mode = 0o700) {
  makeFolder(folder);
  // The owner of a folder that is another user's, such as a mounted volume, says who reads it.
  if (process.getuid === undefined || statSync(folder).uid === process.getuid()) chmodSync(folder, mode);
}

/**
 * Makes the data directory and takes it for this process.
 * @returns gives it back
 */
export function claimDataDir(dataDir: string): () => void {
  const lock = join(dataDir, 'launcher.pid');
  try {
    // A folder that was there before us may be for others as well; one with our secrets is ours.
    const isOurs = !existsSync(dataDir) || existsSync(join(dataDir, secretsFile));
    if (isOurs) makePrivateFolder(dataDir, dataDirMode());
    makePrivateFolder(join(dataDir, 'logs'));
    refuseIfInUse(dataDir, lock);
    writeWhole(lock, String(process.pid));
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(
      `The data directory ${dataDir} cannot be written (${codeOf(error)}). Set DATA_DIR to a folder you can write to.`,
    );
  }
  return () => rmSync(lock, { force: true });
}

// Node's own `recursive` never returns where the system calls a folder missing that is there, as under /proc.
function makeFolder(folder: string) {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

function refuseIfInUse(dataDir: string, lock: string) {
  const holder = Number(readOr(lock, '0'));
  if (!holder || holder === process.pid || !isCommand(holder)) return;
  throw new StartError(
    `Plainwill already runs with the data in ${dataDir} (process ${holder}). Stop it, or set DATA_DIR to another folder.`,
  );
}

export function readOr(file: string, otherwise: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return otherwise;
  }
}
