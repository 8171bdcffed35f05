import type { PasskeyAnswer } from '@plainwill/contracts/identity/second-proof';
import type { PasskeyPurpose } from '@plainwill/contracts/identity/sign-in-methods';
import type { AuthenticationResponseJSON } from '@simplewebauthn/browser';
import { beginPasskey } from '../../api/session.ts';
import { orGivenUp } from './given-up.ts';

/** What the service reads of it, and no more. */
const answerOf = ({ id, response }: AuthenticationResponseJSON): PasskeyAnswer => ({
  id,
  clientDataJSON: response.clientDataJSON,
  authenticatorData: response.authenticatorData,
  signature: response.signature,
  ...(response.userHandle && { userHandle: response.userHandle }),
});

/**
 * Has the browser ask for a passkey, in the place of what it offers beside the address field.
 * @returns its answer; null where the person has given up
 */
export async function askForPasskey(purpose: PasskeyPurpose): Promise<PasskeyAnswer | null> {
  const [optionsJSON, { startAuthentication }] = await Promise.all([
    beginPasskey(purpose),
    import('@simplewebauthn/browser'),
  ]);
  const answer = await orGivenUp(startAuthentication({ optionsJSON }));
  return answer && answerOf(answer);
}

/**
 * Lets the browser offer a passkey beside the address field, for as long as the challenge is good.
 * @returns the answer; null where nobody took one, or the browser offers none
 */
export async function offerPasskey(): Promise<PasskeyAnswer | null> {
  const { browserSupportsWebAuthnAutofill, startAuthentication } = await import('@simplewebauthn/browser');
  if (!(await browserSupportsWebAuthnAutofill())) return null;
  const optionsJSON = await beginPasskey('signIn');
  const answer = await orGivenUp(startAuthentication({ optionsJSON, useBrowserAutofill: true }));
  return answer && answerOf(answer);
}

/** Ends what the browser offers or asks. */
export async function stopAskingForPasskeys(): Promise<void> {
  const { WebAuthnAbortService } = await import('@simplewebauthn/browser');
  WebAuthnAbortService.cancelCeremony();
}
