import { api } from '../api/trpc.ts';
import { inStorage, type StorageScope } from './browser-storage.ts';
import { draftPrefix, onDraftsCleared, untilCleared } from './clear-drafts.ts';
import { storeDraftText } from './store-draft-text.ts';

interface EncryptedPlace {
  where: StorageScope;
  name: string;
  /** The session of this account has the secret. */
  accountId: string;
}

const keyOf = ({ name }: EncryptedPlace) => draftPrefix + name;

let last: { id: string; draftKey: string } | null = null;

onDraftsCleared(() => {
  last = null;
});

/**
 * 32 bytes in base64: in memory alone, and known as long as nobody signs out or another signs in, so that what is typed
 * while a session is lost is kept too. Null when it is not known.
 */
function secretOf(accountId: string): string | null {
  last = api.identity.accounts.me.getData() ?? last;
  return last?.id === accountId ? last.draftKey : null;
}

/** Asked while somebody is signed in, it stays known while their session is lost. */
export const isSecretKnown = (accountId: string) => secretOf(accountId) !== null;

const nonceBytes = 12;

const toBase64 = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
const fromBase64 = (text: string) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

// Bound to where it is kept: a value that was moved elsewhere is not read.
const algorithm = (iv: Uint8Array<ArrayBuffer>, key: string) => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(key),
});

const importKey = (secret: string) =>
  crypto.subtle.importKey('raw', fromBase64(secret), 'AES-GCM', false, ['encrypt', 'decrypt']);

async function encrypted(key: string, secret: string, value: unknown): Promise<string> {
  const nonce = crypto.getRandomValues(new Uint8Array(nonceBytes));
  const plain = new TextEncoder().encode(JSON.stringify(value));
  const ciphertext = await crypto.subtle.encrypt(algorithm(nonce, key), await importKey(secret), plain);
  return toBase64(nonce) + toBase64(new Uint8Array(ciphertext));
}

// Twelve bytes are sixteen characters of base64, without any to fill up.
const nonceLength = 16;

async function decrypted(key: string, secret: string, stored: string): Promise<unknown> {
  const nonce = fromBase64(stored.slice(0, nonceLength));
  const ciphertext = fromBase64(stored.slice(nonceLength));
  const plain = await crypto.subtle.decrypt(algorithm(nonce, key), await importKey(secret), ciphertext);
  return JSON.parse(new TextDecoder().decode(plain));
}

let writes = 0;
const newest = new Map<string, number>();

/**
 * Keeps a value in place of the one before, or nothing for `undefined`. Of writes that overtake each other the one that
 * was asked for last counts, and none counts once somebody has signed out. The person is told where nothing can be kept.
 */
export async function writeEncrypted(place: EncryptedPlace, value: unknown): Promise<void> {
  const secret = secretOf(place.accountId);
  if (secret === null) return;
  const key = keyOf(place);
  const isKept = untilCleared();
  const turn = ++writes;
  newest.set(key, turn);
  const text = value === undefined ? null : await encrypted(key, secret, value);
  if (newest.get(key) === turn && isKept()) storeDraftText(place.where, key, text);
}

/** The value stored there; undefined where there is none, or the account's secret does not decrypt it. */
export async function readEncrypted(place: EncryptedPlace): Promise<unknown> {
  const secret = secretOf(place.accountId);
  const key = keyOf(place);
  const stored = secret && inStorage(place.where, (storage) => storage.getItem(key));
  if (!stored) return undefined;
  try {
    return await decrypted(key, secret, stored);
  } catch {
    return undefined;
  }
}
