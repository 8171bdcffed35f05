import { createCipheriv, createDecipheriv, createHmac, createSecretKey, hkdfSync, randomBytes } from 'node:crypto';

/** Where an encrypted value belongs. It decrypts nowhere else: not in another column, and not for another owner. */
export interface EncryptionContext {
  table: string;
  column: string;
  owner: string;
}

/** 32-byte keys by their id. New values are encrypted with `current`; the others still decrypt what they encrypted. */
export interface KeyRing {
  current: string;
  keys: ReadonlyMap<string, Buffer>;
}

/** An encrypted value that does not decrypt: damaged, moved from elsewhere, or encrypted with a key that is gone. */
export class DecryptionFailed extends Error {
  constructor({ table, column }: EncryptionContext) {
    super(`An encrypted value of ${table}.${column} cannot be decrypted`);
  }
}

const version = 'v1';
const algorithm = 'aes-256-gcm';
// NIST SP 800-38D: 96 bits, fresh for every value.
const nonceBytes = 12;
const indexBytes = 16;

const authenticated = ({ table, column, owner }: EncryptionContext) =>
  Buffer.from(JSON.stringify([version, table, column, owner]));

/** How every value begins that was encrypted with this key. */
export const prefixOf = (keyId: string) => `${version}|${keyId}|`;

export interface Vault {
  /** For a thread of this process, which makes the same vault of it. */
  keyRing: KeyRing;
  encrypt(plain: string, context: EncryptionContext): string;
  /** @throws {DecryptionFailed} */
  decrypt(encrypted: string, context: EncryptionContext): string;
  /**
   * What encrypted values can be found by, for those who know the value and the key alone.
   * @returns for each key, the current one first, an index of each value
   */
  blindIndexes(plains: readonly string[], column: Omit<EncryptionContext, 'owner'>): string[][];
  /** Whether it was encrypted with the current key. */
  isCurrent(encrypted: string): boolean;
}

/** Encrypts single values of a database: `v1|key id|nonce|tag|ciphertext`, the last three in base64url. */
export function createVault({ current, keys: given }: KeyRing): Vault {
  // As bytes a key would be parsed for each value, which costs three times what the value does.
  const keys = new Map([...given].map(([id, bytes]) => [id, createSecretKey(bytes)]));
  const currentKey = keys.get(current);
  if (!currentKey) throw new Error(`There is no key ${current}`);
  const indexKeys = [currentKey, ...[...keys.values()].filter((key) => key !== currentKey)].map((key) =>
    createSecretKey(Buffer.from(hkdfSync('sha256', key, '', 'blind index', 32))),
  );
  return {
    keyRing: { current, keys: new Map(given) },
    encrypt(plain, context) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, currentKey, nonce).setAAD(authenticated(context));
      const ciphertext = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return (
        prefixOf(current) + [nonce, cipher.getAuthTag(), ciphertext].map((part) => part.toString('base64url')).join('|')
      );
    },
    decrypt(encrypted, context) {
      const [format, keyId = '', ...parts] = encrypted.split('|');
      const [nonce, tag, ciphertext] = parts.map((part) => Buffer.from(part, 'base64url'));
      const key = keys.get(keyId);
      if (format !== version || !key || !nonce || !tag || !ciphertext) throw new DecryptionFailed(context);
      try {
        const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: 16 })
          .setAAD(authenticated(context))
          .setAuthTag(tag);
        return decipher.update(ciphertext, undefined, 'utf8') + decipher.final('utf8');
      } catch {
        throw new DecryptionFailed(context);
      }
    },
    blindIndexes: (plains, { table, column }) =>
      indexKeys.map((key) =>
        plains.map((plain) =>
          createHmac('sha256', key)
            .update(JSON.stringify([table, column, plain]))
            .digest()
            .subarray(0, indexBytes)
            .toString('base64url'),
        ),
      ),
    isCurrent: (encrypted) => encrypted.startsWith(prefixOf(current)),
  };
}
