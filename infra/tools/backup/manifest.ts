import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Checkpoint } from '@plainwill/kit/audit/checkpoint';
import { z } from 'zod';
import { servicesWithDatabase } from '../../services.ts';
import { StartError } from '../launcher/console.ts';
import { writeWhole } from '../launcher/settings/data-dir.ts';

const ManifestTable = z.strictObject({
  name: z.string(),
  columns: z.array(z.string()),
  /** Within the folder of the backup. */
  file: z.string().regex(/^[\w-]+\/\w+\.copy\.gz\.age$/),
  rows: z.int().min(0),
  bytes: z.int().min(1),
  sha256: z.string().length(64),
});

/** The content of a backup. Hashes find damage; they are no proof of who wrote it. */
export const Manifest = z.strictObject({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** The public half of the key whose identity decrypts it. */
  recipient: z.string(),
  databases: z.record(
    z.enum(servicesWithDatabase),
    z.strictObject({
      migrations: z.array(z.string()),
      tables: z.array(ManifestTable),
      /** The newest of the audit log in it. */
      audit: Checkpoint.optional(),
    }),
  ),
});
export type Manifest = z.infer<typeof Manifest>;
export type ManifestTable = z.infer<typeof ManifestTable>;

const fileName = 'manifest.json';

export const writeManifest = (folder: string, manifest: Manifest) =>
  writeWhole(join(folder, fileName), `${JSON.stringify(manifest, null, 2)}\n`);

/** @throws {StartError} if the folder holds no backup, or a damaged one */
export function readManifest(folder: string): Manifest {
  const file = join(folder, fileName);
  if (!existsSync(file)) throw new StartError(`There is no backup in ${folder}: it has no ${fileName}.`);
  try {
    return Manifest.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new StartError(`${file} is damaged. Take another backup, or another copy of this one.`);
  }
}

/** A folder that is a backup itself, or else the newest backup in it. */
export function backupIn(folder: string): string {
  if (existsSync(join(folder, fileName)) || !existsSync(folder)) return folder;
  const backups = readdirSync(folder).filter((name) => existsSync(join(folder, name, fileName)));
  // Their names are dates.
  const newest = backups.sort().at(-1);
  return newest ? join(folder, newest) : folder;
}
