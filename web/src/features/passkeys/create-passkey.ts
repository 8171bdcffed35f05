import type { NewPasskey, PasskeyCreation } from '@plainwill/contracts/identity/passkeys';
import { passkeyTransports } from '@plainwill/contracts/identity/sign-in-methods';
import { orGivenUp } from './given-up.ts';

type Transport = NewPasskey['transports'][number];

const isKnown = (transport: string): transport is Transport =>
  (passkeyTransports as readonly string[]).includes(transport);

export class PasskeyThereAlready extends Error {}

/**
 * Has the browser make a passkey.
 * @returns what the service reads of it; null where the person has given up
 * @throws {PasskeyThereAlready} where this device has one for the account
 */
export async function createPasskey(options: PasskeyCreation): Promise<NewPasskey | null> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const made = await orGivenUp(startRegistration({ optionsJSON: options })).catch((error: unknown) => {
    const isThere = error instanceof Error && error.name === 'InvalidStateError';
    throw isThere ? new PasskeyThereAlready('This device has a passkey for your account already.') : error;
  });
  if (!made) return null;
  const { id, response } = made;
  return {
    id,
    clientDataJSON: response.clientDataJSON,
    attestationObject: response.attestationObject,
    transports: (response.transports ?? []).filter(isKnown),
  };
}
