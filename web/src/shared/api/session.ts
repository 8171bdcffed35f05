import type { ConfirmEmail, ConfirmedEmail } from '@plainwill/contracts/identity/accounts';
import type { AuthAnswer, AuthInput, AuthPath } from '@plainwill/contracts/identity/auth-routes';
import type { SecondStepWay } from '@plainwill/contracts/identity/sign-in-methods';
import type { FailureData } from '@plainwill/contracts/kit/reasons';
import { TRPCClientError } from '@trpc/client';
import { clearDrafts } from '../drafts/clear-drafts.ts';
import { queryClient } from './query-client.ts';
import { notifyTabs } from './tabs.ts';
import { api, trpc } from './trpc.ts';

/** A refusal by the sign-in routes, or by the device, in the shape of a failed call. */
export class SignInRefused extends Error {
  readonly data: FailureData;
  constructor(message: string, data: FailureData) {
    super(message);
    this.data = data;
  }
}

/** Calls one of the routes that sign in and out, which are no procedures. */
export async function post<Path extends AuthPath>(path: Path, body: AuthInput<Path>): Promise<AuthAnswer<Path>> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  // Signing out answers with no body.
  if (response.ok) return JSON.parse((await response.text()) || '{}');
  const { error } = (await response.json()) as { error: { message: string; data: FailureData } };
  throw new SignInRefused(error.message, error.data);
}

/** Every page brings this file, and the words are for few. */
async function refuseWithoutCookies(): Promise<never> {
  const { cookiesNeeded } = await import('./cookies-needed.ts');
  throw new SignInRefused(cookiesNeeded, { code: 'PRECONDITION_FAILED', httpStatus: 412 });
}

/** The signed-in account; null when nobody is. */
export const useMe = () => trpc.identity.accounts.me.useQuery(undefined, { staleTime: 60_000 });

/** The id of the signed-in account, for code that is no component. */
export const signedInAs = (): string | null => api.identity.accounts.me.getData()?.id ?? null;

/** Nothing that was read as one person may be shown to another. */
const forgetAnswers = () => queryClient.removeQueries({ predicate: ({ queryKey }) => !isMe(queryKey) });

/** The query that reads the signed-in account. */
export const isMe = (queryKey: readonly unknown[]) =>
  JSON.stringify(queryKey[0]) === JSON.stringify(['identity', 'accounts', 'me']);

/** Calls a route that signs somebody in, and reads who that is. */
export async function signInBy<Path extends AuthPath>(path: Path, body: AuthInput<Path>): Promise<void> {
  // A link from a mail works once, so the browser is asked before it is used.
  if (!navigator.cookieEnabled) await refuseWithoutCookies();
  await post(path, body);
  await refetchMe();
}

async function refetchMe(): Promise<void> {
  forgetAnswers();
  const me = await api.identity.accounts.me.fetch(undefined, { staleTime: 0 });
  if (!me) await refuseWithoutCookies();
}

/** @returns how the second step can be given, where one is asked for before anybody is signed in; else null */
export async function signIn(email: string, password: string): Promise<SecondStepWay[] | null> {
  if (!navigator.cookieEnabled) await refuseWithoutCookies();
  const answer = await post('/auth/sign-in', { email, password });
  if ('ways' in answer) return answer.ways;
  await refetchMe();
  return null;
}

/**
 * Gives the account to whoever opened the link, and signs them in. Anyone else in this browser is signed out.
 * @param onConfirmed gets what the account brings, also where its owner could not be read
 */
export async function confirmEmail(link: ConfirmEmail, onConfirmed: (answer: ConfirmedEmail) => void): Promise<void> {
  const before = signedInAs();
  if (!navigator.cookieEnabled) await refuseWithoutCookies();
  const answer = await post('/auth/confirm-email', link);
  try {
    await refetchMe();
  } finally {
    if (before && before !== signedInAs()) clearDrafts();
    onConfirmed(answer);
  }
}

/** A failed call has signed the person in all the same if only the read of their account failed. */
export const isSignedInUnread = (error: unknown) => error instanceof TRPCClientError;

/** Asks again who is signed in, as if nobody had been asked for before. */
export const readMeAgain = () => void api.identity.accounts.me.reset();

export async function signOut(): Promise<void> {
  await post('/auth/sign-out', {});
  // An answer on its way still says who was signed in.
  await api.identity.accounts.me.cancel();
  leave('here');
  notifyTabs({ kind: 'signedOut' });
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
