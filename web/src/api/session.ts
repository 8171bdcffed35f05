import type { ConfirmEmail } from '@plainwill/contracts/identity/accounts';
import type { PasskeyRequest } from '@plainwill/contracts/identity/passkeys';
import type { PasskeyAnswer } from '@plainwill/contracts/identity/second-proof';
import type { FinishSignIn, Reauthenticate } from '@plainwill/contracts/identity/sessions';
import type { PasskeyPurpose, SecondStepWay } from '@plainwill/contracts/identity/sign-in-methods';
import type { FailureData } from '@plainwill/contracts/kit/reasons';
import { TRPCClientError } from '@trpc/client';
import { clearDrafts } from '../drafts/draft-atoms.ts';
import { queryClient } from './query-client.ts';
import { tellTabs } from './tabs.ts';
import { api, trpc } from './trpc.ts';

/** A refusal by the sign-in routes, in the shape of a failed call. */
export class SignInRefused extends Error {
  readonly data: FailureData;
  constructor(message: string, data: FailureData) {
    super(message);
    this.data = data;
  }
}

async function post<Answer = object>(path: string, body: object): Promise<Answer> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (response.ok) return (response.status === 204 ? {} : await response.json()) as Answer;
  const { error } = (await response.json()) as { error: { message: string; data: FailureData } };
  throw new SignInRefused(error.message, error.data);
}

/** The signed-in account; null when nobody is. */
export const useMe = () => trpc.identity.accounts.me.useQuery(undefined, { staleTime: 60_000 });

/** The id of the signed-in account, for code that is no component. */
export const signedInAs = (): string | null => api.identity.accounts.me.getData()?.id ?? null;

/** Nothing that was read as one person may be shown to another. */
const forgetAnswers = () => queryClient.removeQueries({ predicate: ({ queryKey }) => !isMe(queryKey) });

/** Whether this is the read of who is signed in. */
export const isMe = (queryKey: readonly unknown[]) =>
  JSON.stringify(queryKey[0]) === JSON.stringify(['identity', 'accounts', 'me']);

async function enter(path: string, body: object): Promise<void> {
  await post(path, body);
  await arrive();
}

async function arrive(): Promise<void> {
  forgetAnswers();
  await api.identity.accounts.me.fetch(undefined, { staleTime: 0 });
}

/** @returns whether a second step is asked for before anybody is signed in */
export async function signIn(email: string, password: string): Promise<{ needsSecondStep: boolean }> {
  const { next } = await post<{ next?: 'secondStep' }>('/auth/sign-in', { email, password });
  if (!next) await arrive();
  return { needsSecondStep: next !== undefined };
}

/** With what the sign-in that waits in this browser can be finished; nothing where none waits. */
export const secondStepWays = async (): Promise<SecondStepWay[]> =>
  (await post<{ ways: SecondStepWay[] }>('/auth/second/ways', {})).ways;

export const finishSignIn = (finish: FinishSignIn) => enter('/auth/second', finish);

export const beginPasskey = (purpose: PasskeyPurpose) => post<PasskeyRequest>('/auth/passkey/begin', { purpose });

export const signInWithPasskey = (passkey: PasskeyAnswer) => enter('/auth/passkey/finish', { passkey });

/** Shows again who is there; the session goes on under a new id. */
export const reauthenticate = (proof: Reauthenticate) => post('/auth/reauthenticate', proof);

/** Asks for the mail that begins a slow recovery. */
export const beginRecovery = () => post('/auth/recovery', {});

/** Gives the account to whoever opened the link, and signs them in. Anyone else in this browser is signed out. */
export async function confirmEmail(link: ConfirmEmail): Promise<void> {
  const before = signedInAs();
  await enter('/auth/confirm-email', link);
  if (before && before !== signedInAs()) clearDrafts();
}

/** Whether a failed `signIn` or `confirmEmail` did sign the person in, and only who they are could not be read. */
export const isSignedInUnread = (error: unknown) => error instanceof TRPCClientError;

/** Asks again who is signed in, as if nobody had been asked for before. */
export const readMeAgain = () => void api.identity.accounts.me.reset();

export async function signOut(): Promise<void> {
  await post('/auth/sign-out', {});
  // An answer on its way still says who was signed in.
  await api.identity.accounts.me.cancel();
  leave('here');
  tellTabs({ kind: 'signedOut' });
}

/** How a session came to its end: by itself, or by a sign-out in this tab or another. */
export type SessionEnd = 'byItself' | 'here' | 'elsewhere';
let lastEnd: SessionEnd = 'byItself';
export const sessionEnd = () => lastEnd;

/** Somebody is signed in, so the next end is another one. */
export const beginSession = () => {
  lastEnd = 'byItself';
};

/** Forgets who was signed in and all that was theirs. */
export function leave(how: SessionEnd): void {
  lastEnd = how;
  clearDrafts();
  forgetAnswers();
  api.identity.accounts.me.setData(undefined, null);
}
