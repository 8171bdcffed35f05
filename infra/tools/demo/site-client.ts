import type { AppRouter } from '@plainwill/contracts';
import { createTRPCClient, httpBatchLink } from '@trpc/client';
import type { CapturedMail } from '../../stand-ins/mailbox/mailbox.ts';
import { StartError } from '../launcher/console.ts';
import type { RunningSite } from '../launcher/running-file.ts';

export interface SignIn {
  email: string;
  password: string;
}

const attempts = 600;
const pauseMs = 100;

/** The running site as one person's browser uses it: its public API, with a cookie once signed in. */
export function visit({ url, gatewayUrl, mailboxUrl }: RunningSite) {
  let cookie = '';
  const headers = () => ({ origin: new URL(url).origin, ...(cookie && { cookie }) });
  const api = createTRPCClient<AppRouter>({
    links: [httpBatchLink({ url: `${gatewayUrl}/trpc`, methodOverride: 'POST', headers })],
  });

  /** @returns true if the site accepted it */
  async function postAuth(route: 'sign-in' | 'confirm-email', body: object): Promise<boolean> {
    const answer = await fetch(`${gatewayUrl}/auth/${route}`, {
      method: 'POST',
      headers: { ...headers(), 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
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
    /** Signs in, signing up first where there is no such account yet. */
    async signIn(person: SignIn) {
      if (await postAuth('sign-in', person)) return;
      const since = new Date();
      await api.identity.accounts.signUp.mutate(person);
      const token = await confirmationToken(person.email, since);
      if (!(await postAuth('confirm-email', { ...person, token })))
        throw new StartError(`${person.email} could not confirm the address with the password of the demo.`);
    },
  };
}

export type Visit = ReturnType<typeof visit>;
