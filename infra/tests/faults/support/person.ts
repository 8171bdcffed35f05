import { randomUUID } from 'node:crypto';
import type { AppRouter } from '@plainwill/contracts';
import { createTRPCClient, httpBatchLink } from '@trpc/client';
import { vi } from 'vitest';
import type { MailServer } from './servers/mail-server.ts';

const password = 'Harbour-Lantern-58';

interface Site {
  /** The gateway, or the proxy before it, answers at this address. */
  url: string;
  /** Browsers know the site by this origin. */
  origin: string;
  mail: MailServer;
}

/** Somebody with an account of their own, signed in: their browser's calls to the site. */
export async function signUpAt({ url, origin, mail }: Site) {
  const email = `${randomUUID()}@example.com`;
  let cookie = '';
  const headers = () => ({ origin, ...(cookie && { cookie }) });
  const client = (at = url) =>
    createTRPCClient<AppRouter>({ links: [httpBatchLink({ url: `${at}/trpc`, methodOverride: 'POST', headers })] });
  const api = client();

  const post = (route: string, body: object, at = url) =>
    fetch(`${at}/auth/${route}`, {
      method: 'POST',
      headers: { ...headers(), 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  async function postAuth(route: 'sign-in' | 'confirm-email', body: object) {
    const answer = await post(route, body);
    if (!answer.ok) throw new Error(`${route} was answered ${answer.status}`);
    cookie = answer.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
  }

  const signIn = () => postAuth('sign-in', { email, password });

  await api.identity.accounts.signUp.mutate({ email, password });
  const token = await vi.waitFor(
    () => {
      const found = mail.to(email).map(({ text }) => /\/auth\/confirm#token=([\w.~-]+)/.exec(text)?.[1]);
      if (!found[0]) throw new Error('no link was sent');
      return found[0];
    },
    { timeout: 30_000, interval: 50 },
  );
  await postAuth('confirm-email', { token, email, password });
  return {
    email,
    api,
    /** The same browser in another tab, whose calls travel apart; perhaps to another gateway. */
    anotherTab: client,
    signIn,
    /** Signs out. @returns true if the gateway agreed */
    signOut: async (at?: string) => (await post('sign-out', {}, at)).ok,
    headers,
  };
}

export type Person = Awaited<ReturnType<typeof signUpAt>>;
