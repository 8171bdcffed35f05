import { generateKeyPairSync } from 'node:crypto';
import type { NewPasskey, PasskeyCreation, PasskeyRequest } from '@plainwill/contracts/identity/passkeys';
import type { PasskeyAnswer } from '@plainwill/contracts/identity/second-proof';
import { minuteMs } from '@plainwill/contracts/shared/durations';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import { z } from 'zod';
import type { RelyingParty } from './relying-party.ts';

// The only place that knows the library.

const timeoutMs = 5 * minuteMs;
/** Ed25519, ECDSA P-256 and RSA, in this order. */
const algorithms = [-8, -7, -257];

interface Making {
  challenge: string;
  /** 32 random bytes of the account, in base64url. */
  userId: string;
  email: string;
  /** The passkeys that the account has. */
  credentialIds: readonly string[];
}

/** The options from which a browser makes a passkey. */
export async function creationOptions(
  site: RelyingParty,
  { challenge, userId, email, credentialIds }: Making,
): Promise<PasskeyCreation> {
  const options = await generateRegistrationOptions({
    rpID: site.rpId,
    rpName: site.name,
    userName: email,
    userDisplayName: email,
    userID: bytesOf(userId),
    challenge: bytesOf(challenge),
    timeout: timeoutMs,
    attestationType: 'none',
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: [],
  });
  return {
    challenge: options.challenge,
    rp: { id: site.rpId, name: site.name },
    user: options.user,
    pubKeyCredParams: options.pubKeyCredParams.map(({ alg }) => ({ type: 'public-key', alg })),
    timeout: timeoutMs,
    attestation: 'none',
    excludeCredentials: credentialIds.map((id) => ({ id, type: 'public-key' })),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  };
}

/** The options by which a browser asks for a passkey. They name none, so they tell nobody who has one. */
export async function requestOptions(site: RelyingParty, challenge: string): Promise<PasskeyRequest> {
  const options = await generateAuthenticationOptions({
    rpID: site.rpId,
    challenge: bytesOf(challenge),
    timeout: timeoutMs,
    userVerification: 'required',
  });
  return { challenge: options.challenge, rpId: site.rpId, timeout: timeoutMs, userVerification: 'required' };
}

/** @returns what is to be kept of a new passkey; null for one that does not hold up */
export async function verifiedPasskey(site: RelyingParty, passkey: NewPasskey, challenge: string) {
  const { id, clientDataJSON, attestationObject, transports } = passkey;
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        response: { clientDataJSON, attestationObject, transports },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    });
    if (!verified) return null;
    const { credential, credentialBackedUp, aaguid } = registrationInfo;
    return {
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey),
      counter: credential.counter,
      isBackedUp: credentialBackedUp,
      aaguid,
    };
  } catch {
    // An id that a browser makes up is refused.
    return null;
  }
}

interface Stored {
  credentialId: string;
  publicKey: Uint8Array;
}

/** @returns what the passkey says of itself now; null where its answer does not hold up */
export async function verifiedAnswer(
  site: RelyingParty,
  answer: PasskeyAnswer,
  { challenge, stored }: { challenge: string; stored: Stored },
) {
  const { id, userHandle, ...signed } = answer;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { id, rawId: id, type: 'public-key', response: signed, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.rpId,
      requireUserVerification: true,
      // Its counter is compared where it is stored.
      credential: { id: stored.credentialId, publicKey: new Uint8Array(stored.publicKey), counter: -1 },
    });
    return verified
      ? { counter: authenticationInfo.newCounter, isBackedUp: authenticationInfo.credentialBackedUp }
      : null;
  } catch {
    return null;
  }
}

const ClientData = z.object({ challenge: z.string().max(100) });

/** The challenge that an answer is for; empty where it is none. */
export function challengeIn({ clientDataJSON }: { clientDataJSON: string }): string {
  try {
    return ClientData.parse(JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString())).challenge;
  } catch {
    return '';
  }
}

const bytesOf = (base64url: string) => new Uint8Array(Buffer.from(base64url, 'base64url'));

/** A public key on P-256, as most passkeys have one, whose private half is thrown away. */
export const keyOfNobody = newKey();

function newKey(): Buffer {
  const { x = '', y = '' } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ format: 'jwk' });
  // RFC 9053, section 7.1.1: an elliptic curve key for ES256, on P-256, and its point.
  const key = new Map<number, number | Uint8Array>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, bytesOf(x)],
    [-3, bytesOf(y)],
  ]);
  return Buffer.from(isoCBOR.encode(key));
}
