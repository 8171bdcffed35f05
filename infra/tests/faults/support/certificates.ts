import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { createAuthority } from '../../../deploy/certificates/make-certificates.ts';

/** Files: what a part shows, and whom it believes. */
export interface CertificateFiles {
  ca: string;
  cert: string;
  key: string;
}

/** An authority that everybody believes and that has certificates as files, removed after the test. */
export async function someCertificates() {
  const folder = mkdtempSync(join(tmpdir(), 'plainwill-fault-tls-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const authority = await createAuthority(new Date());
  const ca = join(folder, 'ca.crt');
  writeFileSync(ca, authority.ca);
  let count = 0;

  /** Issues a certificate for these names, by this authority unless another is named. */
  async function of(names: [string, ...string[]], { issue } = authority): Promise<CertificateFiles> {
    const path = join(folder, String(++count));
    const { cert, key } = await issue(...names);
    writeFileSync(`${path}.crt`, cert);
    writeFileSync(`${path}.key`, key, { mode: 0o600 });
    return { ca, cert: `${path}.crt`, key: `${path}.key` };
  }

  return {
    ca,
    of,
    /** Has everybody believe another authority as well, from their next start on. */
    believe: (another: { ca: string }) => writeFileSync(ca, authority.ca + another.ca),
  };
}
