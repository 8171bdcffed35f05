import type { PasskeyAnswer, SecondProof } from '@plainwill/contracts/identity/second-proof';
import type { Reauthenticate } from '@plainwill/contracts/identity/sessions';
import type { PasskeyPurpose } from '@plainwill/contracts/identity/sign-in-methods';
import { failureOf } from './failure.ts';
import { post, signInBy } from './session.ts';
import { api } from './trpc.ts';

/** How the sign-in that waits in this browser can be finished; in no way where none waits. */
export const readSecondStepWays = async () => (await post('/auth/second/ways', {})).ways;

export const finishSignIn = (proof: SecondProof) => signInBy('/auth/second', { proof });

/** Promises a mail to whoever has lost every second step; the answer is always the same. */
export const beginRecovery = () => post('/auth/recovery', {});

export const beginPasskey = (purpose: PasskeyPurpose) => post('/auth/passkey/begin', { purpose });

export const signInWithPasskey = (passkey: PasskeyAnswer) => signInBy('/auth/passkey/finish', { passkey });

/** Re-authenticates. The session gets a new id, and may do more than before. */
export async function reauthenticate(proof: Reauthenticate): Promise<void> {
  await post('/auth/reauthenticate', proof).catch((error) => {
    if (isSessionOver(error)) api.identity.accounts.me.setData(undefined, null);
    throw error;
  });
  const { accounts, devices, waysIn } = api.identity;
  for (const read of [accounts.me, devices, waysIn]) void read.invalidate();
}

/** A wrong second step ends no session, though its answer has the same code. */
function isSessionOver(error: unknown): boolean {
  const { code, reason } = failureOf(error);
  return code === 'UNAUTHORIZED' && reason !== 'SecondStepFailed' && reason !== 'PasskeyFailed';
}
