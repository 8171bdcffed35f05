import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Where a sealed value belongs. It opens nowhere else: not in another column, and not for another owner. */
export interface Place {
  table: string;
  column: string;
  owner: string;
}

/** 32-byte keys by their id. New values are sealed with `current`; the others still open what they once sealed. */
export interface KeyRing {
  current: string;
  keys: ReadonlyMap<string, Buffer>;
}

/** A sealed value that does not open: damaged, moved from elsewhere, or sealed with a key that is gone. */
export class SealBroken extends Error {
  constructor({ table, column }: Place) {
    super(`A sealed value of ${table}.${column} does not open`);
  }
}

const version = 'v1';
const algorithm = 'aes-256-gcm';
// NIST SP 800-38D: 96 bits, fresh for every value.
const nonceBytes = 12;
const markBytes = 16;

const boundTo = ({ table, column, owner }: Place) => Buffer.from(JSON.stringify([version, table, column, owner]));

export interface Vault {
  seal(plain: string, place: Place): string;
  /** @throws {SealBroken} */
  open(sealed: string, place: Place): string;
  /**
   * Blind indexes: what values that are sealed there can be found by, for who knows the value and the key alone.
   * @returns for each key, the current one first, a mark of each value
   */
  marks(plains: readonly string[], column: Omit<Place, 'owner'>): string[][];
  /** Whether it was sealed with the current key. */
  isCurrent(sealed: string): boolean;
}

/** Seals single values of a database: `v1|key id|nonce|tag|ciphertext`, each part of them in base64url. */
export function createVault({ current, keys }: KeyRing): Vault {
  const currentKey = keys.get(current);
  if (!currentKey) throw new Error(`There is no key ${current}`);
  const markKeys = [currentKey, ...[...keys.values()].filter((key) => key !== currentKey)].map((key) =>
    Buffer.from(hkdfSync('sha256', key, '', 'blind index', 32)),
  );
  return {
    seal(plain, place) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, currentKey, nonce).setAAD(boundTo(place));
      const ciphertext = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return [
        version,
        current,
        ...[nonce, cipher.getAuthTag(), ciphertext].map((part) => part.toString('base64url')),
      ].join('|');
    },
    open(sealed, place) {
      const [sealedAs, keyId = '', ...parts] = sealed.split('|');
      const [nonce, tag, ciphertext] = parts.map((part) => Buffer.from(part, 'base64url'));
      const key = keys.get(keyId);
      if (sealedAs !== version || !key || !nonce || !tag || !ciphertext) throw new SealBroken(place);
      try {
        const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: 16 })
          .setAAD(boundTo(place))
          .setAuthTag(tag);
        return decipher.update(ciphertext, undefined, 'utf8') + decipher.final('utf8');
      } catch {
        throw new SealBroken(place);
      }
    },
    marks: (plains, { table, column }) =>
      markKeys.map((key) =>
        plains.map((plain) =>
          createHmac('sha256', key)
            .update(JSON.stringify([table, column, plain]))
            .digest()
            .subarray(0, markBytes)
            .toString('base64url'),
        ),
      ),
    isCurrent: (sealed) => sealed.startsWith(`${version}|${current}|`),
  };
}
