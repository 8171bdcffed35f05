import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { identityContract } from '@plainwill/contracts/identity/contract';
import type { OpenSession } from '@plainwill/contracts/identity/sessions';
import type { PasskeyPurpose } from '@plainwill/contracts/identity/sign-in-methods';
import { implement } from '@plainwill/kit/implement';
import { Refusal } from '@plainwill/kit/refusal';
import { stubHandlers } from './site.ts';

export const rightCode = '111111';
export const wrongCode = '000000';
/** Identity has too much to do to compare it. */
export const codeWhileBusy = '999999';

/** A browser sends this for a passkey. The stand-in checks its id and nothing else. */
export const aPasskeyAnswer = (id: 'right' | 'wrong' | 'busy') => ({
  id,
  clientDataJSON: 'e30',
  authenticatorData: 'AAAA',
  signature: 'AAAA',
});

const expiresAt = '2030-01-01T00:00:00.000Z';
const aToken = () => randomBytes(32).toString('base64url');

/** Identity as far as second steps need it, and what it was asked. */
export function aSecondStepIdentity() {
  const handlers = stubHandlers(identityContract);
  /** Sign-ins that wait for their second step, by their token. */
  const pending = new Set<string>();
  /** The account of each session. */
  const open = new Map<string, OpenSession>();
  const begun: { purpose: PasskeyPurpose; browserToken: string }[] = [];
  const usedBrowserTokens: (string | undefined)[] = [];
  const recoveriesBegun: string[] = [];
  /** Every sign-in waits for this. */
  const state: { slow: Promise<void> } = { slow: Promise.resolve() };

  function openSession(accountId = randomUUID() as OpenSession['accountId']) {
    const sessionId = randomUUID();
    open.set(sessionId, {
      accountId,
      sessionKey: createHash('sha256').update(sessionId).digest('hex'),
      roles: [],
      authenticatedAt: '2026-11-20T00:00:00.000Z',
      secondStep: 'proved',
      frozenUntil: null,
      willHiddenUntil: null,
      newUntil: null,
      expiresAt,
      isRenewed: false,
      secondsLeft: 1800,
      isFinal: false,
    });
    return { sessionId, expiresAt };
  }

  function waitForSecondStep() {
    const pendingToken = aToken();
    pending.add(pendingToken);
    return { pendingToken, expiresAt, ways: ['passkey', 'code'] as const };
  }

  function check(given: { code?: string | undefined; passkey?: { id: string } | undefined } | undefined) {
    if (given?.code === codeWhileBusy || given?.passkey?.id === 'busy') throw new Refusal('TooBusy');
    return given?.code === rightCode || given?.passkey?.id === 'right';
  }

  const router = implement(identityContract, {
    contextFor: () => ({}),
    handlers: {
      ...handlers,
      passkeys: {
        ...handlers.passkeys,
        beginUse: ({ input }) => {
          begun.push(input);
          return { challenge: aToken(), rpId: 'localhost', timeout: 300_000, userVerification: 'required' as const };
        },
      },
      google: {
        begin: ({ input: { purpose } }) => {
          const attempt = { purpose, state: randomUUID(), nonce: randomUUID(), codeVerifier: randomUUID() };
          return { url: `https://provider.example/authorize?state=${attempt.state}`, attempt };
        },
        finish: () => ({ ...waitForSecondStep(), ways: ['code'] }),
      },
      recovery: {
        ...handlers.recovery,
        begin: ({ input }) => {
          recoveriesBegun.push(input.pendingToken);
        },
      },
      sessions: {
        ...handlers.sessions,
        signIn: async ({ input }) => {
          await state.slow;
          if (input.password !== 'right') throw new Refusal('SignInFailed');
          return { ...waitForSecondStep(), ways: ['passkey', 'code'] };
        },
        pending: ({ input }) => (pending.has(input.pendingToken) ? ['passkey', 'code'] : []),
        signInWithPasskey: ({ input: { passkey, browserToken } }) => {
          usedBrowserTokens.push(browserToken);
          if (!check({ passkey })) throw new Refusal('PasskeyFailed');
          return openSession();
        },
        finishSignIn: ({ input: { pendingToken, proof, browserToken } }) => {
          usedBrowserTokens.push(browserToken);
          if (!check(proof) || !pending.has(pendingToken)) throw new Refusal('SecondStepFailed');
          pending.delete(pendingToken);
          return { ...openSession(), email: 'harriet@example.com' };
        },
        reauthenticate: ({ input: { sessionId, proof } }) => {
          const earlier = open.get(sessionId);
          if (!earlier || !check(proof)) throw new Refusal('SecondStepFailed');
          open.delete(sessionId);
          return openSession(earlier.accountId);
        },
        resolve: ({ input }) => open.get(input.sessionId) ?? null,
        signOut: ({ input }) => {
          open.delete(input.sessionId);
        },
      },
    },
  });
  return { router, pending, open, openSession, begun, usedBrowserTokens, recoveriesBegun, state };
}

export type SecondStepIdentity = ReturnType<typeof aSecondStepIdentity>;
