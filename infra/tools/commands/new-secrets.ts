import { resolve } from 'node:path';
import { writeCertificates } from '../../deploy/certificates/write-certificates.ts';
import { command, print, readOptions } from '../launcher/console.ts';
import { kubernetesSecrets } from '../launcher/settings/kubernetes-secrets.ts';
import { namedSecrets } from '../launcher/settings/named-secrets.ts';
import { writeSecretFiles } from '../launcher/settings/secret-files.ts';
import { readSettings } from '../launcher/settings/settings.ts';

const usage =
  'npm run --silent new-secrets, with -- --files DIR and --certificates DIR for infra/deploy/compose/docker-compose.tls.yml, or -- --kubernetes';

/** As lines for .env. */
function printLines(values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) print(`${name}=${value.startsWith('{') ? `'${value}'` : value}`);
}

await command(async () => {
  const { files, certificates, kubernetes } = readOptions(usage, {
    files: { type: 'string' },
    certificates: { type: 'string' },
    kubernetes: { type: 'boolean' },
  });
  const folder = (given: string) => resolve(process.env.INIT_CWD ?? '', given);
  if (certificates !== undefined) await writeCertificates(folder(certificates), new Date());
  if (files === undefined && certificates !== undefined) return;
  const made = namedSecrets();
  const { secrets, publicKeys } = made;
  const { given } = readSettings();
  if (kubernetes) {
    const items = kubernetesSecrets(made, given);
    return print(JSON.stringify({ apiVersion: 'v1', kind: 'List', items }, null, 2));
  }
  printLines(files === undefined ? secrets : writeSecretFiles(folder(files), secrets, given));
  // Those that are in use belong to the keys that are.
  if (files === undefined || !given.SERVICE_PUBLIC_KEYS) printLines(publicKeys);
});
