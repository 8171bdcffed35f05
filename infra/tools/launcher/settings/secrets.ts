import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import {
  type CamelName,
  camelName,
  databaseName,
  type ServiceDatabaseName,
  type ServiceWithAudit,
  type ServiceWithEncryption,
  type ServiceWithKey,
  servicesWithAudit,
  servicesWithDatabase,
  servicesWithEncryption,
  servicesWithKey,
} from '../../../services.ts';
import { StartError } from '../console.ts';
import { readOr, secretsFile, writeWhole } from './data-dir.ts';

export const databaseNames: DatabaseName[] = [...servicesWithDatabase.map(databaseName), 'queue'];
/** Owns the services' databases and their tables. */
export const migrationRole = 'migrations';
export type DatabaseName = ServiceDatabaseName | 'queue';

/** An Ed25519 private key as a JWK. */
export type SigningKey = ReturnType<typeof newSigningKey>;

/** Each service's, by its name in the API: its signing key, its columns' keys and its audit log's, as `id:key`. */
type ServiceSecrets = Record<`${CamelName<ServiceWithKey>}SigningKey`, SigningKey> &
  Record<`${CamelName<ServiceWithEncryption>}EncryptionKeys` | `${CamelName<ServiceWithAudit>}AuditKeys`, string>;

export interface Secrets extends ServiceSecrets {
  /** The passwords of the embedded PostgreSQL's administrator, of the owner of the tables, and of one role per database. */
  passwords: Record<'postgres' | typeof migrationRole | DatabaseName, string>;
  identityLinkKey: string;
  /** The secret that identity and the local OpenID provider share. */
  openIdClientSecret: string;
}

export const newPassword = () => randomBytes(24).toString('hex');
const newSigningKey = () => generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });

const newEncryptionKey = () => `k1:${randomBytes(32).toString('base64')}`;

const newServiceSecrets = () =>
  Object.fromEntries([
    ...servicesWithKey.map((service) => [`${camelName(service)}SigningKey`, newSigningKey()]),
    ...servicesWithEncryption.map((service) => [`${camelName(service)}EncryptionKeys`, newEncryptionKey()]),
    ...servicesWithAudit.map((service) => [`${camelName(service)}AuditKeys`, newEncryptionKey()]),
  ]) as ServiceSecrets;

export const newSecrets = (): Secrets => ({
  passwords: Object.fromEntries(
    ['postgres', migrationRole, ...databaseNames].map((role) => [role, newPassword()]),
  ) as Secrets['passwords'],
  ...newServiceSecrets(),
  identityLinkKey: randomBytes(32).toString('base64'),
  openIdClientSecret: newPassword(),
});

/** Only what a receiver may know of a signing key. */
export const publicPart = ({ kty, crv, x }: SigningKey) => ({ kty, crv, x });

/** The secrets made at the first start and kept for every later one; any that are new since are added. */
export function readSecrets(dataDir: string): Secrets {
  const file = join(dataDir, secretsFile);
  const stored = parseStored(file);
  const made = newSecrets();
  const secrets = { ...made, ...stored, passwords: { ...made.passwords, ...stored.passwords } };
  const content = JSON.stringify(secrets, null, 2);
  if (content !== readOr(file, '')) writeWhole(file, content);
  return secrets;
}

function parseStored(file: string): Partial<Secrets> {
  try {
    return JSON.parse(readOr(file, '{}'));
  } catch {
    throw new StartError(`${file} is damaged. Put back a copy of it, or move the data directory away to start afresh.`);
  }
}
