import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { NewPasskey, PasskeyCreation } from '@plainwill/contracts/identity/passkeys';
import type { PasskeyAnswer } from '@plainwill/contracts/identity/second-proof';
import { isoCBOR } from '@simplewebauthn/server/helpers';

interface Signing {
  origin?: string;
  rpId?: string;
  type?: string;
  /** The person showed their face, finger or screen lock. */
  isVerified?: boolean;
  counter?: number;
  isBackedUp?: boolean;
}

const url = (bytes: Buffer | Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (value: string | Buffer) => createHash('sha256').update(value).digest();

const site = { origin: 'https://plainwill.example', rpId: 'plainwill.example' };

/** A passkey of software, with Node's own keys: what a browser would send for it. ECDSA on P-256. */
export function aSoftPasskey(id = randomBytes(32)) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const cose = isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]),
  );
  let counter = 0;

  function authenticatorData(
    { rpId = site.rpId, isVerified = true, isBackedUp = false, counter: fixedCounter }: Signing,
    attested = Buffer.alloc(0),
  ) {
    // WebAuthn level 3, section 6.1: user present, user verified, backup eligible and state, attested data.
    const flags = 0x01 | (isVerified ? 0x04 : 0) | (isBackedUp ? 0x18 : 0) | (attested.length > 0 ? 0x40 : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(fixedCounter ?? counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, attested]);
  }

  const clientData = (type: string, challenge: string, origin = site.origin) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  return {
    id: url(id),
    /** The public key as it is stored, in COSE; and as Node reads it. */
    publicKey: Buffer.from(cose),
    publicJwk: { kty: 'EC', crv: 'P-256', x, y },
    /** The answer that it sends for being made. */
    made({ challenge }: Pick<PasskeyCreation, 'challenge'>, saying: Signing = {}): NewPasskey {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const attested = Buffer.concat([Buffer.alloc(16), length, id, cose]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authenticatorData(saying, attested))],
      ]);
      return {
        id: url(id),
        clientDataJSON: url(clientData(saying.type ?? 'webauthn.create', challenge, saying.origin)),
        attestationObject: url(isoCBOR.encode(attestation as never)),
        transports: ['internal'],
      };
    },
    /** The answer that it sends for being used. */
    answers({ challenge }: { challenge: string }, saying: Signing = {}): PasskeyAnswer {
      const data = authenticatorData(saying);
      const client = clientData(saying.type ?? 'webauthn.get', challenge, saying.origin);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        id: url(id),
        clientDataJSON: url(client),
        authenticatorData: url(data),
        signature: url(signature),
      };
    },
    countTo(next: number) {
      counter = next;
    },
  };
}

export type SoftPasskey = ReturnType<typeof aSoftPasskey>;
