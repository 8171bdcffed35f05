import type { PasskeyAnswer } from '@plainwill/contracts/identity/second-proof';
import type { PasskeyPurpose } from '@plainwill/contracts/identity/sign-in-methods';
import { minuteMs } from '@plainwill/contracts/shared/durations';
import type { AuthenticationResponseJSON } from '@simplewebauthn/browser';
import { useEffect, useEffectEvent } from 'react';
import { beginPasskey } from '../../shared/api/second-steps.ts';
import { SignInRefused } from '../../shared/api/session.ts';
import { canUsePasskeys } from './can-use-passkeys.ts';
import { isUnverified, unlockAdvice } from './user-verification.ts';

const givingUp = ['NotAllowedError', 'AbortError'];

const isGivenUp = (error: unknown) => error instanceof Error && givingUp.includes(error.name);

/** The browser's question has no answer (null) where the person has closed it, or another took its place. */
async function orGivenUp<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
  try {
    return await asked;
  } catch (error) {
    if (isGivenUp(error)) return null;
    throw error;
  }
}

// Only people who use a passkey need it.
const loadLibrary = () => import('@simplewebauthn/browser');

/** The request that the browser has now: a newer one takes its place. */
let current: object | null = null;

/** The service checks these parts of an answer, and no more. */
const answerOf = ({ id, response }: AuthenticationResponseJSON): PasskeyAnswer => ({
  id,
  clientDataJSON: response.clientDataJSON,
  authenticatorData: response.authenticatorData,
  signature: response.signature,
  ...(response.userHandle && { userHandle: response.userHandle }),
});

async function ask(request: object, purpose: PasskeyPurpose, useBrowserAutofill: boolean) {
  current = request;
  const [{ startAuthentication }, optionsJSON] = await Promise.all([loadLibrary(), beginPasskey(purpose)]);
  if (current !== request) return null;
  const answer = await orGivenUp(startAuthentication({ optionsJSON, useBrowserAutofill }));
  if (answer && isUnverified(answer.response.authenticatorData))
    throw refusedFor(`Your device did not check that it is you: ${unlockAdvice}, or`);
  return answer && current === request ? answerOf(answer) : null;
}

/**
 * Has the browser ask for a passkey.
 * @returns its answer; null where the person has given up
 * @throws {SignInRefused} saying what to do instead
 */
export async function askForPasskey(purpose: PasskeyPurpose): Promise<PasskeyAnswer | null> {
  try {
    return await ask({}, purpose, false);
  } catch (error) {
    throw explained(error);
  }
}

/** A network failure gets the usual words; the browser's own messages are for developers. */
function explained(error: unknown): unknown {
  if (error instanceof SignInRefused || error instanceof TypeError) return error;
  const isElsewhere = error instanceof Error && error.name === 'SecurityError';
  return refusedFor(
    isElsewhere
      ? 'Passkeys do not work at this address. Try again, or'
      : `Your device could not use a passkey: ${unlockAdvice}, or`,
  );
}

const refusedFor = (problem: string) =>
  new SignInRefused(`${problem} use another way to sign in.`, { code: 'BAD_REQUEST', httpStatus: 400 });

/**
 * Has the browser offer passkeys in the address field. Where it cannot, nothing is said: there is the button.
 * @returns calls it off
 */
function offerPasskeys(onChosen: (passkey: PasskeyAnswer) => void): () => void {
  const request = {};
  const before = current;
  let isCalledOff = false;
  async function offer() {
    const { browserSupportsWebAuthnAutofill } = await loadLibrary();
    const isOffered = await browserSupportsWebAuthnAutofill();
    return isOffered && !isCalledOff && current === before ? ask(request, 'signIn', true) : null;
  }
  offer().then(
    (passkey) => passkey && onChosen(passkey),
    () => undefined,
  );
  return () => {
    isCalledOff = true;
    if (current !== request) return;
    current = null;
    void loadLibrary().then(({ WebAuthnAbortService }) => current === null && WebAuthnAbortService.cancelCeremony());
  };
}

/** A passkey's signature is good for five minutes. */
const freshForMs = 4 * minuteMs;

/** Offers passkeys in the address field, for as long as it is there and nothing else is tried. */
export function usePasskeyAutofill(isOn: boolean, onChosen: (passkey: PasskeyAnswer) => void): void {
  const choose = useEffectEvent(onChosen);
  useEffect(() => {
    if (!isOn || !canUsePasskeys()) return;
    const offer = () => offerPasskeys((passkey) => choose(passkey));
    let callOff = offer();
    const timer = setInterval(() => {
      if (document.hidden) return;
      callOff();
      callOff = offer();
    }, freshForMs);
    return () => {
      clearInterval(timer);
      callOff();
    };
  }, [isOn]);
}
