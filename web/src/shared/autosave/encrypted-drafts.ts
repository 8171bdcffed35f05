const nonceBytes = 12;

const toBase64 = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
const fromBase64 = (text: string) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

// Bound to where it is kept: a value that was moved elsewhere is not read.
const algorithm = (iv: Uint8Array<ArrayBuffer>, name: string) => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(name),
});

const importKey = (secret: string) =>
  crypto.subtle.importKey('raw', fromBase64(secret), 'AES-GCM', false, ['encrypt', 'decrypt']);

interface Place {
  storage: Storage;
  name: string;
  /** 32 bytes in base64. */
  secret: string;
}

async function encrypted({ secret, name }: Place, value: unknown): Promise<string> {
  const nonce = crypto.getRandomValues(new Uint8Array(nonceBytes));
  const plain = new TextEncoder().encode(JSON.stringify(value));
  const ciphertext = await crypto.subtle.encrypt(algorithm(nonce, name), await importKey(secret), plain);
  return toBase64(nonce) + toBase64(new Uint8Array(ciphertext));
}

// Twelve bytes are sixteen characters of base64, without any to fill up.
const nonceLength = 16;

async function decrypted({ secret, name }: Place, stored: string): Promise<unknown> {
  const nonce = fromBase64(stored.slice(0, nonceLength));
  const ciphertext = fromBase64(stored.slice(nonceLength));
  const plain = await crypto.subtle.decrypt(algorithm(nonce, name), await importKey(secret), ciphertext);
  return JSON.parse(new TextDecoder().decode(plain));
}

let writes = 0;
const newest = new Map<string, number>();

/**
 * Keeps a value in place of the one before, or nothing for `undefined`. Of writes that overtake each other the one that
 * was asked for last counts, and none counts once drafts may not be kept any more.
 */
export async function writeEncrypted(place: Place & { isOpen: () => boolean }, value: unknown): Promise<void> {
  const { storage, name, isOpen } = place;
  const turn = ++writes;
  newest.set(name, turn);
  if (value === undefined) return storage.removeItem(name);
  const text = await encrypted(place, value);
  if (newest.get(name) === turn && isOpen()) storage.setItem(name, text);
}

/** What is kept there; undefined where there is nothing, or what this secret does not decrypt. */
export async function readEncrypted(place: Place): Promise<unknown> {
  const stored = place.storage.getItem(place.name);
  if (stored === null) return undefined;
  try {
    return await decrypted(place, stored);
  } catch {
    return undefined;
  }
}
