import type { GooglePurpose } from '@plainwill/contracts/identity/vocabulary';
import { anIdentity, chromeOnWindows } from '../../testing/identity.ts';
import { aMadeUpGoogle } from './made-up-google.ts';

type Caller = Awaited<ReturnType<typeof anIdentity>>['visitor'];

interface Arrival {
  purpose?: GooglePurpose;
  /** Who is signed in meanwhile. */
  calls?: Caller;
}

/** Identity with a Google that says what a test wants. */
export async function anIdentityWithGoogle() {
  const { google, says } = await aMadeUpGoogle();
  const identity = await anIdentity({ google });
  const { visitor, query } = identity;

  /** Somebody comes back from Google, where they are known by these claims. */
  async function arrives(claims: Record<string, unknown>, { purpose = 'signIn', calls = visitor }: Arrival = {}) {
    const { attempt } = await calls.google.begin({ purpose });
    const { code } = await says(attempt, claims);
    return calls.google.finish({ code, state: attempt.state, attempt, client: chromeOnWindows });
  }

  /** As `arrives`, to the account that it opens. */
  async function accountOfArrival(claims: Record<string, unknown>) {
    const opened = await arrives(claims);
    const session = opened && (await visitor.sessions.resolve({ sessionId: opened.sessionId }));
    if (!session) throw new Error('no session was opened');
    return session.accountId;
  }

  const count = async (table: string) => Number((await query<{ n: string }>(`select count(*) n from ${table}`))[0]?.n);

  return { ...identity, says, arrives, accountOfArrival, count };
}
