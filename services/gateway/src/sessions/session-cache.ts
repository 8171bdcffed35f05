import type { OpenSession } from '@plainwill/contracts/identity/sessions';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { LRUCache } from 'lru-cache';

/** Answers are cached so long while identity notifies us of what changes. */
const notifiedTtlMs = 30_000;
/** Without notifications, a gateway may answer so long for a session that was ended through another gateway. */
const defaultTtlMs = 1000;
// A session with less time left than this is not cached for long, because each call prolongs it.
const closeToEndSeconds = 300;
// The limit counts for sessions in use, and for accounts that changed.
const maxEntries = 20_000;

interface Known {
  since: number;
  /** How many changes were known of when identity was asked. */
  asOf: number;
  asked: Promise<OpenSession | null>;
  /** Once it has answered. */
  session: OpenSession | null;
}

type Ask = () => Promise<OpenSession | null>;

/**
 * Caches what identity answers about the sessions in use: for half a minute while identity notifies us of what
 * changes, for a second while it does not, and no longer once identity has changed anything by way of this gateway: a
 * person who signs out, or loses a role or a password, is signed out before they get the answer.
 */
export function createSessionCache(clock = () => performance.now()) {
  const known = new LRUCache<string, Known>({ max: maxEntries });
  /** The last change of each account. */
  const lastChanges = new Map<AccountId, number>();
  let changes = 0;
  let isNotified = false;

  /** Caches the question, so that an answer which is overtaken by a change does not come back. */
  function cache(sessionId: string, asked: Promise<OpenSession | null>) {
    const entry: Known = { since: clock(), asOf: changes, asked, session: null };
    known.set(sessionId, entry);
    const drop = () => {
      if (known.peek(sessionId) === entry) known.delete(sessionId);
    };
    asked.then((session) => {
      entry.session = session;
      // An id that identity does not know may be anything that a stranger has made up.
      if (!session) drop();
    }, drop);
    return asked;
  }

  /** The session with the time that is left by now; null where identity knows none. */
  async function stillTrue({ since, asked, session }: Known): Promise<OpenSession | null> {
    if (!session) return asked;
    const secondsLeft = session.secondsLeft - Math.floor((clock() - since) / 1000);
    // The cookie was prolonged by who asked.
    return { ...session, secondsLeft, isRenewed: false };
  }

  function isFresh({ since, asOf, session }: Known) {
    // The account is not known before identity answers.
    const lastChange = session ? (lastChanges.get(session.accountId) ?? 0) : changes;
    const isLong = isNotified && session !== null && session.secondsLeft > closeToEndSeconds;
    return lastChange <= asOf && clock() - since < (isLong ? notifiedTtlMs : defaultTtlMs);
  }

  function forget() {
    known.clear();
    lastChanges.clear();
  }

  return {
    resolve(sessionId: string, ask: Ask): Promise<OpenSession | null> {
      const before = known.get(sessionId);
      return before && isFresh(before) ? stillTrue(before) : cache(sessionId, ask());
    },
    /** Something changed for this account, and whatever is being asked may be of it. */
    changed(accountId: AccountId) {
      if (lastChanges.size >= maxEntries) forget();
      lastChanges.set(accountId, ++changes);
    },
    /** Says that identity notifies us from now on, or no longer; answers from before may be outdated. */
    setNotified(isNow: boolean) {
      isNotified = isNow;
      forget();
    },
    forget,
  };
}

export type SessionCache = ReturnType<typeof createSessionCache>;
