import type { AppRouter } from '@plainwill/contracts';
import { createTRPCClient, httpBatchLink, retryLink } from '@trpc/client';
import type { CapturedMail } from '../../stand-ins/mailbox/mailbox.ts';
import { StartError } from '../launcher/console.ts';
import type { RunningSite } from '../launcher/running-file.ts';

export interface SignIn {
  email: string;
  password: string;
}

const attempts = 600;
const pauseMs = 100;
const maxWaitSeconds = 60;

const tries = 5;

/** A service says these before it has begun. */
const notBegun = ['BusyJustNow', 'TooBusy', 'TooManyAtOnce'];

/** Tries again what a busy machine put off. A change without an answer may have been made all the same, and is not. */
export const tryAgain = () =>
  retryLink<AppRouter>({
    retry: ({ op, error, attempts }) => {
      const isLate = op.type === 'query' && error.data?.code === 'SERVICE_UNAVAILABLE';
      return attempts < tries && (isLate || notBegun.includes(error.data?.reason ?? ''));
    },
    retryDelayMs: (attempt) => attempt * 1000,
  });

/** The running site as one person's browser uses it: its public API, with a cookie once signed in. */
export function visit({ url, gatewayUrl, mailboxUrl }: RunningSite) {
  let cookie = '';
  const headers = () => ({ origin: new URL(url).origin, ...(cookie && { cookie }) });
  const api = createTRPCClient<AppRouter>({
    links: [tryAgain(), httpBatchLink({ url: `${gatewayUrl}/trpc`, methodOverride: 'POST', headers })],
  });

  /** Waits as long as the site asks for, as when many sign up at once. @returns true if it accepted it */
  async function postAuth(route: 'sign-in' | 'confirm-email', body: object): Promise<boolean> {
    const answer = await fetch(`${gatewayUrl}/auth/${route}`, {
      method: 'POST',
      headers: { ...headers(), 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const waitSeconds = Number(answer.headers.get('retry-after'));
    if (answer.status === 429 && waitSeconds > 0 && waitSeconds <= maxWaitSeconds) {
      await new Promise((resolve) => setTimeout(resolve, waitSeconds * 1000));
      return postAuth(route, body);
    }
    cookie = answer.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    return answer.ok;
  }

  async function confirmationToken(email: string, since: Date): Promise<string> {
    for (let attempt = 0; attempt < attempts && mailboxUrl; attempt++) {
      const mail = (await (await fetch(mailboxUrl)).json()) as CapturedMail[];
      const fresh = mail.filter(({ to, at }) => to === email && new Date(at) >= since);
      const token = fresh.map(({ text }) => /\/auth\/confirm#token=([\w.~-]+)/.exec(text)?.[1]).find(Boolean);
      if (token) return token;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
    throw new StartError(`No confirmation mail for ${email} came within a minute. Look at ${url}/dev/mail`);
  }

  return {
    api,
    /** The header that a browser would send. */
    cookie: () => cookie,
    /** Signs in, signing up first where there is no such account yet. */
    async signIn({ email, password }: SignIn) {
      const signIn = { email, password };
      if (await postAuth('sign-in', signIn)) return;
      const since = new Date();
      await api.identity.accounts.signUp.mutate(signIn);
      const token = await confirmationToken(email, since);
      if (!(await postAuth('confirm-email', { ...signIn, token })))
        throw new StartError(`${email} could not confirm the address with the password of the demo.`);
    },
  };
}

export type Visit = ReturnType<typeof visit>;
