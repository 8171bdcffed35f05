import { randomUUID } from 'node:crypto';
import type { MikroORM } from '@mikro-orm/postgresql';
import { identityContract } from '@plainwill/contracts/identity/contract';
import type { OutgoingMail } from '@plainwill/contracts/identity/outgoing-mail';
import type { Client, Reauthenticate } from '@plainwill/contracts/identity/sessions';
import type { CallingAccount } from '@plainwill/contracts/kit/handlers-of';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { rotateKeys } from '@plainwill/kit/encryption/rotate-keys';
import { createVault } from '@plainwill/kit/encryption/vault';
import { callerAs, quietLog } from '@plainwill/kit/testing/call';
import { migratedOrm } from '@plainwill/kit/testing/database';
import { someAuditSeals } from '@plainwill/kit/testing/keys';
import { AccountSchema, emailIndex, personOf } from '../accounts/account.entity.ts';
import { createLinkTokens } from '../accounts/links/link-tokens.ts';
import { indexAccounts } from '../accounts/search/index-accounts.ts';
import { createDraftKeys } from '../accounts/sessions/draft-keys.ts';
import { createSessions } from '../accounts/sessions/sessions.ts';
import type { StaffSecondStep } from '../accounts/sessions/staff-second-step.ts';
import { encryptGoogleEmail } from '../credentials/google/google-account.entity.ts';
import type { Google } from '../credentials/google/google-client.ts';
import { relyingPartyOf } from '../credentials/passkeys/relying-party.ts';
import { createPasswordHashing, passwordCost } from '../credentials/passwords/password-hashing.ts';
import { ormOptions } from '../database.ts';
import { encryptedTables } from '../encrypted-tables.ts';
import { createRouter } from '../router.ts';

/** A signed-in browser: its procedures, and whether they would still be answered. */
interface Browser {
  sessionId: string;
  account: CallingAccount;
  calls: ReturnType<typeof callerAs<typeof identityContract>>;
  isSignedIn: () => Promise<boolean>;
  /** Re-authenticates. @returns the browser with its new session */
  reauthenticate: (proof: Reauthenticate) => Promise<Browser>;
}

export const goodPassword = 'Quarry-street-7';
export const otherPassword = 'Harbour-lane-42';

export const chromeOnWindows: Client = {
  userAgent:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  network: '203.0.113.0/24',
};

interface IdentityOptions {
  /** On a database that the test has made; by default on one of its own. */
  orm?: MikroORM;
  /** Roles count with two factors alone. */
  staffSecondStep?: StaffSecondStep;
  google?: Google | null;
  /** A password's hash costs as much as in use: 25 ms. */
  isCostly?: boolean;
  /** Administrators may recover accounts of customers. */
  isStaffRecoveryOn?: boolean;
}

const cheapCost = { ...passwordCost, memory: 8, passes: 1 };

export type Identity = Awaited<ReturnType<typeof anIdentity>>;

/** Identity's procedures on a database of their own, at a time that the test sets. */
export async function anIdentity({
  orm: given,
  google = null,
  isCostly = false,
  isStaffRecoveryOn = false,
  staffSecondStep = { isOn: false, from: null },
}: IdentityOptions = {}) {
  const orm = given ?? (await migratedOrm('identity', ormOptions));
  const time = { now: new Date() };
  const clock = () => time.now;
  const linkTokens = createLinkTokens(Buffer.alloc(32, 7), 'https://plainwill.example');
  const draftKeyOf = createDraftKeys(Buffer.alloc(32, 7));
  // On a clock that stands still nobody is turned away for having waited, however busy the machine.
  const passwords = createPasswordHashing({ cost: isCostly ? passwordCost : cheapCost, nowMs: () => 0 });
  const relyingParty = relyingPartyOf('https://plainwill.example');
  const sessions = createSessions({ clock, rpId: relyingParty.rpId, staffSecondStep });
  const vault = createVault({ current: 'k1', keys: new Map([['k1', Buffer.alloc(32, 3)]]) });
  const auditSeals = someAuditSeals('identity');
  const contextFor = () => ({
    em: orm.em.fork(),
    auditSeals,
    vault,
    log: quietLog,
    now: clock(),
    requestId: randomUUID(),
    sessions,
    async *sessionChanges() {},
    passwords,
    linkTokens,
    draftKeyOf,
    google,
    relyingParty,
    isStaffRecoveryOn,
  });
  const router = createRouter(contextFor, clock);
  const as = (account: CallingAccount | null) => callerAs(identityContract, router, account);
  const visitor = as(null);

  const query = <Row = Record<string, unknown>>(sql: string, values: unknown[] = []) =>
    orm.em.fork().execute<Row[]>(sql, values);

  const mailOf = ({ payload }: { payload: { messageId: string } }) =>
    visitor.outgoingMail.get({ messageId: payload.messageId });
  const outboxOf = (order: 'asc' | 'desc') =>
    query<Parameters<typeof mailOf>[0]>(`select payload from outbox order by created_at ${order}, id ${order}`);

  /** The mails promised so far, oldest first, as the mail worker would be told of them. */
  const promisedMail = async () => Promise.all((await outboxOf('asc')).map(mailOf));

  async function mailsTo(address: string): Promise<OutgoingMail[]> {
    return (await promisedMail()).filter((mail) => mail !== null).filter((mail) => mail.to === address);
  }

  /** Empties the outbox: mails promised so far are not read again, which takes longer the more there are. */
  const forgetMail = () => query('delete from outbox');

  /** The secret part of the link in the newest mail of the kind to the address. */
  async function tokenOf(kind: OutgoingMail['kind'], address: string): Promise<string> {
    for (const row of await outboxOf('desc')) {
      const mail = await mailOf(row);
      if (mail?.kind !== kind || mail.to !== address) continue;
      const link = 'link' in mail ? mail.link : 'undoLink' in mail ? mail.undoLink : undefined;
      if (link) return link.split('#token=')[1] ?? '';
    }
    throw new Error(`no ${kind} mail was promised to ${address}`);
  }

  /** Opens the newest link of a sign-up, unless another is given. */
  async function confirmEmail(email: string, how: { token?: string; browserSecret?: string; password?: string } = {}) {
    const token = how.token ?? (await tokenOf('confirmEmail', email));
    const typed = how.password ? { email } : {};
    return visitor.accounts.confirmEmail({ ...how, ...typed, token, client: chromeOnWindows });
  }

  async function aConfirmedAccount(email: string, password = goodPassword) {
    await visitor.accounts.signUp({ email, password });
    return confirmEmail(email, { password });
  }

  /** Signs in by a right password. */
  async function signIn(email: string, password = goodPassword) {
    const opened = await visitor.sessions.signIn({ email, password, client: chromeOnWindows });
    if (!('sessionId' in opened)) throw new Error('a second step is asked for');
    return opened;
  }

  async function browserOf(sessionId: string): Promise<Browser> {
    const resolved = () => visitor.sessions.resolve({ sessionId });
    const session = await resolved();
    if (!session) throw new Error('the session did not open');
    const { accountId: id, expiresAt, isRenewed, secondsLeft, isFinal, ...rest } = session;
    const account: CallingAccount = { id, ...rest };
    return {
      sessionId,
      account,
      calls: as(account),
      isSignedIn: async () => (await resolved()) !== null,
      reauthenticate: async (proof: Reauthenticate) =>
        browserOf((await as(account).sessions.reauthenticate({ ...proof, sessionId })).sessionId),
    };
  }

  async function aBrowser(email: string, password = goodPassword) {
    const { sessionId } = await signIn(email, password);
    return browserOf(sessionId);
  }

  /** A confirmed account and its first browser. */
  async function aPerson(email: string, password = goodPassword) {
    const { sessionId } = await aConfirmedAccount(email, password);
    return { email, ...(await browserOf(sessionId)) };
  }

  /** A Google account that somebody has connected. */
  const connectGoogle = (email: string, googleEmail: string) => {
    const subject = `subject of ${googleEmail}`;
    return query(
      `insert into google_accounts (subject, account_id, email, connected_at)
       select ?, id, ?, now() from accounts where email_key = ?`,
      [subject, encryptGoogleEmail(vault, subject, googleEmail), keyOf(email)],
    );
  };

  /** The blind index by which the database finds an address. */
  const keyOf = (email: string) => emailIndex(vault, email);

  /** The owner of an account as the database stores them. */
  async function storedPerson(id: AccountId) {
    const account = await orm.em.fork().findOneOrFail(AccountSchema, { id });
    return personOf(vault, account);
  }

  /** Encrypts the accounts that a test has written as plain text, and has them found, as the service does by the clock. */
  async function encryptRows() {
    const done = await rotateKeys(orm.em.fork(), encryptedTables(vault), 'k1');
    await indexAccounts(orm.em.fork(), vault);
    return done;
  }

  const tools = { connectGoogle, promisedMail, mailsTo, forgetMail, tokenOf, confirmEmail, aConfirmedAccount };
  const browsers = { signIn, aBrowser, aPerson };
  return {
    orm,
    vault,
    linkTokens,
    time,
    as,
    visitor,
    query,
    sessions,
    browserOf,
    keyOf,
    storedPerson,
    encryptRows,
    ...tools,
    ...browsers,
  };
}
