import type { OpenSession } from '@plainwill/contracts/identity/sessions';

// As long as another gateway may go on believing in a session that was ended through this one.
const maxAgeMs = 1000;

type Ask = () => Promise<OpenSession | null>;

/**
 * What identity has just said of the sessions in use, for the calls that a page makes at once. Nothing is believed for
 * longer than a second, and nothing at all once identity has changed anything by way of this gateway: whoever signs out,
 * or loses a role or a password, has done so before they are told.
 */
export function createSessionCache(clock = () => performance.now()) {
  const known = new Map<string, Promise<OpenSession | null>>();
  let since = clock();

  /** Kept from when it is asked for, so that an answer which is overtaken by `forget` does not come back. */
  function keep(sessionId: string, asked: Promise<OpenSession | null>) {
    known.set(sessionId, asked);
    const drop = () => {
      if (known.get(sessionId) === asked) known.delete(sessionId);
    };
    // What identity does not know may be anything that a stranger has made up.
    asked.then((session) => session ?? drop(), drop);
  }

  return {
    resolve(sessionId: string, ask: Ask): Promise<OpenSession | null> {
      if (clock() - since >= maxAgeMs) {
        known.clear();
        since = clock();
      }
      const before = known.get(sessionId);
      if (before) return before;
      const asked = ask();
      keep(sessionId, asked);
      return asked;
    },
    forget: () => known.clear(),
  };
}

export type SessionCache = ReturnType<typeof createSessionCache>;
