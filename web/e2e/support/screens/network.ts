import type { Reason } from '@plainwill/contracts/reasons';
import type { Page, Route } from 'playwright-core';

const calls = '**/trpc/**';
const meProcedure = 'identity.accounts.me';

const namesIn = (route: Route) => new URL(route.request().url()).pathname.replace('/trpc/', '').split(',');

/** The services answer a copy of the call, which by itself no longer names its site. */
async function answerTo(route: Route) {
  const request = route.request();
  return route.fetch({ headers: { ...(await request.allHeaders()), origin: new URL(request.url()).origin } });
}

/** Answers these calls, and those sent with them, as a service that refuses does; all others are answered as ever. */
const refusing = (isMeant: (procedure: string) => boolean, data: object) => (page: Page) =>
  page.route(calls, (route) => {
    const names = namesIn(route);
    if (!names.some(isMeant)) return route.fallback();
    const error = (path: string) => ({ message: 'This part is not answering.', code: -32603, data: { ...data, path } });
    return route.fulfill({ status: 500, json: names.map((path) => ({ error: error(path) })) });
  });

const broken = { code: 'INTERNAL_SERVER_ERROR', httpStatus: 500 };

/** As a service with a fault. */
export const failing = (procedure: string) => refusing((name) => name === procedure, broken);

/** The person has to show again who they are. */
export const wantingProof = (procedure: string) =>
  refusing((name) => name === procedure, { code: 'FORBIDDEN', httpStatus: 403, reason: 'ReauthenticationNeeded' });

/** Somebody has saved the same from another window. */
export const changedMeanwhile = (procedure: string, reason: Reason) =>
  refusing((name) => name === procedure, { code: 'CONFLICT', httpStatus: 409, reason });

/** The link that confirms an address is not enough by itself. */
export const refusingTheLink = (reason: Reason) => (page: Page) =>
  page.route('**/auth/confirm-email', (route) =>
    route.fulfill({ status: 412, json: { error: { message: '', data: { code: 'PRECONDITION_FAILED', reason } } } }),
  );

/** Nobody learns even who is there. */
export const failingAltogether = refusing(() => true, broken);

/** Whoever is signed in is known, and nothing more. */
export const failingOnceSignedIn = refusing((name) => name !== meProcedure, broken);

/** The same while the answers are on their way. */
export const slowOnceSignedIn = (page: Page) =>
  page.route(calls, (route) => (namesIn(route).includes(meProcedure) ? route.fallback() : undefined));

export const slowAltogether = (page: Page) => page.route(calls, () => undefined);

/** The answers to these calls say this instead: of a record what is given, of a list all of it. */
export const answeringCalls = (changes: Record<string, object>) => (page: Page) =>
  page.route(calls, async (route) => {
    const names = namesIn(route);
    if (!names.some((name) => name in changes)) return route.fallback();
    const response = await answerTo(route);
    const answers: { result?: { data: object } }[] = await response.json();
    const json = answers.map((answer, at) => {
      const data = changes[names[at] ?? ''];
      if (!data) return answer;
      return { result: { data: Array.isArray(data) ? data : { ...answer.result?.data, ...data } } };
    });
    return route.fulfill({ response, status: 200, json });
  });

/** Whoever is signed in came by Google and has no password. */
export const byGoogleAlone = answeringCalls({
  'identity.profile.get': { hasPassword: false, googleEmail: 'harriet.bell@example.com' },
  'identity.waysIn.get': { password: null, google: { email: 'harriet.bell@example.com', lastUsedAt: null } },
});

const at = '2026-11-21T10:00:00.000Z';

/** Whoever is signed in has every way in and every second step, and some of them are running out. */
export const withEveryWayIn = answeringCalls({
  'identity.waysIn.get': {
    passkeys: [
      { id: 'one', name: 'iCloud Keychain', createdAt: at, lastUsedAt: at, isBackedUp: true, isUsable: true },
      { id: 'two', name: 'W'.repeat(60), createdAt: at, lastUsedAt: null, isBackedUp: false, isUsable: false },
    ],
    authenticator: { createdAt: at, lastUsedAt: at },
    recoveryCodesLeft: 1,
    asksSecondStep: true,
    recoveryAt: '2026-12-01T10:00:00.000Z',
  },
});

/** A sign-in waits in this browser for its second step. */
export const waitingForSecondStep = (page: Page) =>
  page.route('**/auth/second/ways', (route) => route.fulfill({ json: { ways: ['passkey', 'code', 'recoveryCode'] } }));

/** Every answer says that so much is left of the session: `200`, `200;final`. */
export const endingSoon = (left: string) => (page: Page) =>
  page.route(calls, async (route) => {
    const response = await answerTo(route);
    return route.fulfill({ response, headers: { ...response.headers(), 'session-seconds-left': left } });
  });

/** The script of a page does not come. */
export const without = (script: string) => (page: Page) =>
  page.route(`**/assets/${script}-*.js`, (route) => route.abort());

/** The network goes, and with it what was on its way. */
export const goesOffline = (page: Page) => page.context().setOffline(true);

/** All is well again. */
export async function mend(page: Page) {
  await page.context().setOffline(false);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}
