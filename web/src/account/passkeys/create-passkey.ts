import type { NewPasskey, PasskeyCreation } from '@plainwill/contracts/identity/passkeys';
import { startRegistration } from '@simplewebauthn/browser';
import { isUnverified } from './user-verification.ts';

type Transport = NewPasskey['transports'][number];

/** As in the contract, which the browser does not load. */
const knownTransports: Record<Transport, true> = {
  ble: true,
  cable: true,
  hybrid: true,
  internal: true,
  nfc: true,
  'smart-card': true,
  usb: true,
};

const isKnown = (transport: string): transport is Transport => Object.hasOwn(knownTransports, transport);

/** Why there is none: the person said no or took too long, the device has one, or it cannot check its user. */
export type NoPasskey = 'cancelled' | 'alreadyHere' | 'notUnlocked';

const refusals: Record<string, NoPasskey> = {
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'alreadyHere',
  ConstraintError: 'notUnlocked',
};

interface Signals {
  signalUnknownCredential?: (passkey: { rpId: string; credentialId: string }) => Promise<void>;
}

/** Tells the device that we have no such passkey, so that it offers none that opens nothing. Not every browser can. */
function forget(rpId: string | undefined, credentialId: string): void {
  const { signalUnknownCredential } = PublicKeyCredential as unknown as Signals;
  void signalUnknownCredential?.({ rpId: rpId ?? window.location.hostname, credentialId }).catch(() => undefined);
}

/** Has the browser make a passkey, and gives no more of it than is kept. */
export async function createPasskey(optionsJSON: PasskeyCreation): Promise<NewPasskey | NoPasskey> {
  try {
    const { id, response } = await startRegistration({ optionsJSON });
    const { clientDataJSON, attestationObject, transports = [], authenticatorData } = response;
    if (isUnverified(authenticatorData)) {
      forget(optionsJSON.rp.id, id);
      return 'notUnlocked';
    }
    return { id, clientDataJSON, attestationObject, transports: transports.filter(isKnown) };
  } catch (error) {
    const refusal = error instanceof Error && refusals[error.name];
    if (refusal) return refusal;
    throw error;
  }
}
