import type { NewPasskey, PasskeyCreation } from '@plainwill/contracts/identity/passkeys';
import { startRegistration } from '@simplewebauthn/browser';

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

/** Why there is none: the person said no or took too long, or the device has one for this account. */
export type NoPasskey = 'cancelled' | 'alreadyHere';

const refusals: Record<string, NoPasskey> = {
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'alreadyHere',
};

/** Has the browser make a passkey, and gives no more of it than is kept. */
export async function createPasskey(optionsJSON: PasskeyCreation): Promise<NewPasskey | NoPasskey> {
  try {
    const { id, response } = await startRegistration({ optionsJSON });
    const { clientDataJSON, attestationObject, transports = [] } = response;
    return { id, clientDataJSON, attestationObject, transports: transports.filter(isKnown) };
  } catch (error) {
    const refusal = error instanceof Error && refusals[error.name];
    if (refusal) return refusal;
    throw error;
  }
}
