import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serviceFolders } from '../../services.ts';
import { makeFolder } from '../../tools/launcher/settings/secret-files.ts';
import { createAuthority } from './make-certificates.ts';

/** Everyone with a certificate, by the name that others call them: services, their stores, and who reads their figures. */
export const certificateNames = [...serviceFolders, 'postgres', 'redis', 'monitoring'];

/**
 * Fills a folder with `ca.crt` and, for each part, `NAME.crt` and `NAME.key`, readable by their owner alone.
 * @throws {StartError} where there is something in it
 */
export async function writeCertificates(folder: string, now: Date) {
  makeFolder(folder);
  const { ca, issue } = await createAuthority(now);
  writeFileSync(join(folder, 'ca.crt'), ca);
  for (const name of certificateNames) {
    // A part asks itself how it is under the second name.
    const { cert, key } = await issue(name, 'localhost');
    writeFileSync(join(folder, `${name}.crt`), cert);
    writeFileSync(join(folder, `${name}.key`), key, { mode: 0o600 });
  }
}
