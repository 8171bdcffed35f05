import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Checkpoint, type CheckpointSigner } from './checkpoint.ts';

/** The newest checkpoint that is known outside the database. */
export interface Anchor {
  newest(): Checkpoint | null;
  keep(checkpoint: Checkpoint): void;
}

const maxBytes = 1_000_000;

/**
 * Checkpoints as lines of a file that only this user can read, and that whoever can write the database cannot reach;
 * without a folder they are kept in memory, until the process ends. A long file begins anew with its last line.
 */
export function openAnchor(folder: string | undefined, service: string, signer: CheckpointSigner): Anchor {
  if (folder) mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = folder && join(folder, `${service}.jsonl`);
  let newest = file && existsSync(file) ? newestIn(readFileSync(file, 'utf8'), signer) : null;
  return {
    newest: () => newest,
    keep(checkpoint) {
      newest = checkpoint;
      if (!file) return;
      const line = `${JSON.stringify(checkpoint)}\n`;
      if (existsSync(file) && statSync(file).size > maxBytes) {
        writeFileSync(`${file}.new`, line, { mode: 0o600 });
        renameSync(`${file}.new`, file);
      } else appendFileSync(file, line, { mode: 0o600 });
    },
  };
}

/** The furthest of the genuine checkpoints among these lines; other lines, and those of other services, are passed over. */
export function newestIn(lines: string, signer: CheckpointSigner): Checkpoint | null {
  let newest: Checkpoint | null = null;
  for (const line of lines.split('\n')) {
    const checkpoint = checkpointIn(line);
    if (checkpoint && signer.check(checkpoint) === 'genuine' && checkpoint.position >= (newest?.position ?? 0)) {
      newest = checkpoint;
    }
  }
  return newest;
}

/** A line of the anchor itself, or of a service's log. */
function checkpointIn(line: string): Checkpoint | null {
  try {
    const value: unknown = JSON.parse(line);
    const found = (value as { checkpoint?: unknown } | null)?.checkpoint ?? value;
    return Checkpoint.safeParse(found).data ?? null;
  } catch {
    return null;
  }
}
