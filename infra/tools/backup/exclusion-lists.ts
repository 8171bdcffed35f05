import { existsSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { EndedCouple } from '../../../services/identity/src/accounts/partner/ended-couples.ts';
import type { ErasedAccount } from '../../../services/identity/src/profile/deletion/erasure-list.ts';
import { type RemovedStep, stepRemovalActions } from '../../../services/identity/src/recovery/removed-steps.ts';
import type { TakenFromTrusted } from '../../../services/will-data/src/release/taken-again.ts';
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

interface ExclusionList<Entry> {
  /** Beside the backups rather than in one: it says what happened after each of them. */
  file: string;
  Entries: z.ZodType<Entry[]>;
  /** Entries of the same key are one. */
  keyOf: (entry: Entry) => string;
  atOf: (entry: Entry) => string;
  /** Completes the error of a damaged list: it says … */
  contents: string;
}

/** A list of what must not come back when a backup is restored. Nothing is ever taken off it. */
function exclusionList<Entry>({ file, Entries, keyOf, atOf, contents }: ExclusionList<Entry>) {
  /** @throws {StartError} if the list is damaged */
  function read(folder: string): Entry[] {
    const path = join(folder, file);
    if (!existsSync(path)) return [];
    try {
      return Entries.parse(JSON.parse(readFileSync(path, 'utf8')));
    } catch {
      throw new StartError(`${path} is damaged. Put back a copy of it: it says ${contents}.`);
    }
  }
  return {
    read,
    /** Adds to the list. @returns how many it holds */
    add(folder: string, entries: readonly Entry[]): number {
      const listed = read(folder);
      const all = new Map([...entries, ...listed].map((entry) => [keyOf(entry), entry]));
      const list = [...all.values()].sort((a, b) => atOf(a).localeCompare(atOf(b)));
      if (list.length > listed.length) writeWhole(join(folder, file), `${JSON.stringify(list, null, 2)}\n`);
      return list.length;
    },
  };
}

export const erasureList = exclusionList<ErasedAccount>({
  file: 'erasures.json',
  Entries: z.array(z.strictObject({ accountId: z.uuid(), erasedAt: z.iso.datetime() })),
  keyOf: ({ accountId }) => accountId,
  atOf: ({ erasedAt }) => erasedAt,
  contents: 'who must not come back',
});

export const endedCoupleList = exclusionList<EndedCouple>({
  file: 'ended-couples.json',
  Entries: z.array(z.strictObject({ coupleId: z.uuid(), endedAt: z.iso.datetime() })),
  keyOf: ({ coupleId }) => coupleId,
  atOf: ({ endedAt }) => endedAt,
  contents: 'who no longer plans together',
});

export const takenFromTrustedList = exclusionList<TakenFromTrusted>({
  file: 'taken-from-trusted.json',
  Entries: z.array(
    z.strictObject({ taken: z.enum(['removed', 'left', 'release']), id: z.uuid(), takenAt: z.iso.datetime() }),
  ),
  keyOf: ({ taken, id }) => `${taken} ${id}`,
  atOf: ({ takenAt }) => takenAt,
  contents: 'what trusted people must not read again',
});

export const removedStepList = exclusionList<RemovedStep>({
  file: 'removed-steps.json',
  Entries: z.array(
    z.strictObject({
      accountId: z.uuid(),
      action: z.enum(stepRemovalActions),
      passkey: z.string().nullable(),
      passkeysStayed: z.boolean(),
      removedAt: z.iso.datetime(),
    }),
  ),
  keyOf: ({ accountId, action, passkey, removedAt }) => [accountId, action, passkey, removedAt].join(' '),
  atOf: ({ removedAt }) => removedAt,
  contents: 'which passkeys and second steps must not work again',
});
