import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { readOr, secretsFile, writeWhole } from './data-dir.ts';
import { StartError } from './start-error.ts';

export const databaseNames = ['identity', 'will_data', 'address_lookup', 'notifications', 'queue'] as const;
/** Owns the services' databases and their tables. */
export const migrationRole = 'migrations';
export type DatabaseName = (typeof databaseNames)[number];

/** An Ed25519 private key as a JWK. */
export type SigningKey = ReturnType<typeof newSigningKey>;

export interface Secrets {
  /** Of the embedded PostgreSQL's administrator, of who owns the tables, and of one role per database. */
  passwords: Record<'postgres' | typeof migrationRole | DatabaseName, string>;
  gatewaySigningKey: SigningKey;
  identitySigningKey: SigningKey;
  notificationsSigningKey: SigningKey;
  identityLinkKey: string;
  /** Of the columns that hold what is most private, as `id:key`. */
  identityEncryptionKeys: string;
  willDataEncryptionKeys: string;
  notificationsEncryptionKeys: string;
  /** Of the checkpoints of each service's audit log. */
  identityAuditKeys: string;
  willDataAuditKeys: string;
  notificationsAuditKeys: string;
  /** What identity and the local OpenID provider know of each other. */
  openIdClientSecret: string;
}

export const newPassword = () => randomBytes(24).toString('hex');
const newSigningKey = () => generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });

const newEncryptionKey = () => `k1:${randomBytes(32).toString('base64')}`;

export const newSecrets = (): Secrets => ({
  passwords: {
    postgres: newPassword(),
    migrations: newPassword(),
    identity: newPassword(),
    will_data: newPassword(),
    address_lookup: newPassword(),
    notifications: newPassword(),
    queue: newPassword(),
  },
  gatewaySigningKey: newSigningKey(),
  identitySigningKey: newSigningKey(),
  notificationsSigningKey: newSigningKey(),
  identityLinkKey: randomBytes(32).toString('base64'),
  identityEncryptionKeys: newEncryptionKey(),
  willDataEncryptionKeys: newEncryptionKey(),
  notificationsEncryptionKeys: newEncryptionKey(),
  identityAuditKeys: newEncryptionKey(),
  willDataAuditKeys: newEncryptionKey(),
  notificationsAuditKeys: newEncryptionKey(),
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
