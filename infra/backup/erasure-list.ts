import { existsSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { ErasedAccount } from '../../services/identity/src/deletion/erasure-list.ts';
import { StartError } from '../launcher/console.ts';
import { writeWhole } from '../launcher/settings/data-dir.ts';
import { auditAnchorDirOf } from '../launcher/settings/environments.ts';
import type { Settings } from '../launcher/settings/settings.ts';

/**
 * Keeps the checkpoints outside the databases under another name: what is restored is older than they are, and they
 * would call it cut short.
 * @returns the files as they are called from now on
 */
export function moveAnchorsAway(settings: Settings, now: Date): string[] {
  const folder = settings.given.AUDIT_ANCHOR_DIR ?? auditAnchorDirOf(settings);
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((name) => name.endsWith('.jsonl'));
  return files.map((name) => {
    const aside = join(folder, `${name}.before-${now.toISOString().replaceAll(/[:.]/g, '-')}`);
    renameSync(join(folder, name), aside);
    return aside;
  });
}

// Beside the backups rather than in one: it says what happened after each of them.
const fileIn = (folder: string) => join(folder, 'erasures.json');

const Erasures = z.array(z.strictObject({ accountId: z.uuid(), erasedAt: z.iso.datetime() }));

/** @throws {StartError} if the list is damaged: without it, people who were erased would come back */
export function keptErasures(folder: string): ErasedAccount[] {
  const file = fileIn(folder);
  if (!existsSync(file)) return [];
  try {
    return Erasures.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new StartError(`${file} is damaged. Put back a copy of it: it says who must not come back.`);
  }
}

/** Adds to the list. Nothing is ever taken off it. @returns how many it holds */
export function keepErasures(folder: string, erased: readonly ErasedAccount[]): number {
  const kept = keptErasures(folder);
  const all = new Map([...erased, ...kept].map((entry) => [entry.accountId, entry]));
  const list = [...all.values()].sort((a, b) => a.erasedAt.localeCompare(b.erasedAt));
  if (list.length > kept.length) writeWhole(fileIn(folder), `${JSON.stringify(list, null, 2)}\n`);
  return list.length;
}
