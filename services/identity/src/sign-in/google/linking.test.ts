import type { AccountId } from '@plainwill/contracts/shared/ids';
import { beforeEach, describe, expect, it } from 'vitest';
import { createLinkTokens } from '../../accounts/links/link-tokens.ts';
import { mailLinkWithinShare } from '../../accounts/links/links.ts';
import { anIdentityWithGoogle } from '../../credentials/google/testing/arrival.ts';
import { chromeOnWindows, goodPassword } from '../../testing/identity.ts';

const identity = await anIdentityWithGoogle();
const {
  visitor,
  orm,
  keyOf,
  storedPerson,
  query,
  vault,
  arrives,
  accountOfArrival,
  count,
  signIn,
  aPerson,
  mailsTo,
  tokenOf,
  time,
} = identity;
let people = 0;
let sub = '';
let email = '';

beforeEach(() => {
  sub = `${1000 + ++people}`;
  email = `person${people}@gmail.com`;
});

const idOf = async (address: string) =>
  (await query<{ id: AccountId }>('select id from accounts where email_key = ?', [keyOf(address)]))[0]?.id as AccountId;
const refused = (reason: string) => ({ cause: { reason } });
const googleMails = async (address: string) =>
  (await mailsTo(address)).filter(({ kind }) => kind === 'googleConnected').length;

describe('somebody new', () => {
  it('gets a confirmed account with their name, and a mail about it', async () => {
    const id = await accountOfArrival({ sub, email, name: 'Harriet Bell' });
    const [account] = await query('select * from accounts where id = ?', [id]);
    expect(account).toMatchObject({ password_hash: null });
    expect(await storedPerson(id)).toEqual({ email, name: 'Harriet Bell' });
    expect(account?.email_confirmed_at).not.toBeNull();
    expect(await mailsTo(email)).toEqual([
      { kind: 'googleConnected', to: email, accountLink: 'https://plainwill.example/account' },
    ]);
  });

  it('gets one account when they come back in several tabs at once', async () => {
    const ids = await Promise.all(Array.from({ length: 5 }, () => accountOfArrival({ sub, email })));
    expect(new Set(ids).size).toBe(1);
    expect(await googleMails(email)).toBe(1);
  });
});

describe('the same person again', () => {
  it('comes to the same account, also with a new address at Google', async () => {
    const id = await accountOfArrival({ sub, email });
    expect(await accountOfArrival({ sub, email: `moved.${email}` })).toBe(id);
    expect(await accountOfArrival({ sub, email, email_verified: false })).toBe(id);
    expect(await googleMails(email)).toBe(1);
    expect(await idOf(`moved.${email}`)).toBeUndefined();
  });
});

describe('somebody else with an address that was once another’s', () => {
  it('does not come to that account', async () => {
    await arrives({ sub, email });
    await expect(arrives({ sub: `${sub}-other`, email })).rejects.toMatchObject(refused('GoogleNeedsSignIn'));
  });
});

describe('an account with a confirmed address', () => {
  it.each([
    ['that is Gmail’s', '@gmail.com', undefined],
    ['of an organisation at Google', '@firm.example', 'firm.example'],
  ])('%s is connected, keeps its password, and its owner is told', async (_what, domain, hd) => {
    email = `known${people}${domain}`;
    const { account, isSignedIn } = await aPerson(email);
    expect(await accountOfArrival({ sub, email: email.toUpperCase(), hd })).toBe(account.id);
    expect(await isSignedIn()).toBe(true);
    await expect(signIn(email)).resolves.toBeDefined();
    expect(await googleMails(email)).toBe(1);
  });

  it('elsewhere asks for the sign-in it has, and is connected after that', async () => {
    email = `known${people}@elsewhere.example`;
    const { account, calls } = await aPerson(email);
    const before = await count('sessions');
    await expect(arrives({ sub, email })).rejects.toMatchObject(refused('GoogleNeedsSignIn'));
    expect(await count('sessions')).toBe(before);
    expect(await googleMails(email)).toBe(0);
    expect(await arrives({ sub, email }, { purpose: 'connect', calls })).toBeNull();
    expect(await accountOfArrival({ sub, email })).toBe(account.id);
    expect(await googleMails(email)).toBe(1);
  });
});

describe('an account made in advance with somebody else’s address', () => {
  const attackers = 'Attacker-knows-1';
  const linkTokens = createLinkTokens(Buffer.alloc(32, 7), 'https://plainwill.example');
  const within = <T>(work: (em: typeof orm.em) => Promise<T>) => orm.em.fork().transactional((em) => work(em as never));

  beforeEach(() => visitor.accounts.signUp({ email, password: attackers }));

  it('is the owner’s: the password set with it does not work (classic-federated merge)', async () => {
    const confirmation = await tokenOf('confirmEmail', email);
    const id = await idOf(email);
    expect(await accountOfArrival({ sub, email })).toBe(id);
    await expect(signIn(email, attackers)).rejects.toMatchObject(refused('SignInFailed'));
    await expect(identity.confirmEmail(email, { token: confirmation, password: attackers })).rejects.toMatchObject(
      refused('LinkExpired'),
    );
  });

  it('ends the sessions that were open on it (unexpired session)', async () => {
    const id = await idOf(email);
    const { sessions } = identity;
    const opened = await within(async (em) =>
      sessions.open(em, await sessions.lockForSignIn(em, id, null), { client: chromeOnWindows, methods: ['google'] }),
    );
    await arrives({ sub, email });
    expect(await visitor.sessions.resolve({ sessionId: opened.sessionId })).toBeNull();
  });

  it('lets go of the Google account that was connected to it (trojan identifier)', async () => {
    const id = await idOf(email);
    await query('insert into google_accounts (subject, account_id, email, connected_at) values (?, ?, ?, now())', [
      `${sub}-attacker`,
      id,
      'attacker@gmail.com',
    ]);
    expect(await accountOfArrival({ sub, email })).toBe(id);
    expect(await accountOfArrival({ sub: `${sub}-attacker`, email: `attacker${people}@gmail.com` })).not.toBe(id);
  });

  it('ends a change of address that was under way (unexpired e-mail change)', async () => {
    const accountId = await idOf(email);
    const elsewhere = `attacker${people}@elsewhere.example`;
    const link = { purpose: 'confirm-new-email', accountId, email: elsewhere } as const;
    await within((em) => mailLinkWithinShare(em, { now: time.now, vault, linkTokens }, link));
    const token = await tokenOf('confirmNewEmail', elsewhere);
    await arrives({ sub, email });
    await expect(visitor.profile.confirmNewEmail({ token })).rejects.toMatchObject(refused('LinkExpired'));
    expect(await idOf(email)).toBe(accountId);
  });

  it.each([false, 'true', undefined])(
    'is nobody’s for who has not shown Google the address: %j (non-verifying provider)',
    async (email_verified) => {
      const before = [await count('sessions'), await count('google_accounts')];
      await expect(arrives({ sub, email, email_verified })).rejects.toMatchObject(refused('GoogleEmailUnverified'));
      expect([await count('sessions'), await count('google_accounts')]).toEqual(before);
      await expect(identity.confirmEmail(email, { password: goodPassword })).resolves.toBeDefined();
    },
  );
});

it('makes no account for an address that Google has not confirmed, and says the same if there is one', async () => {
  await aPerson(email);
  const unknown = `unknown.${email}`;
  for (const address of [email, unknown]) {
    await expect(arrives({ sub, email: address, email_verified: false })).rejects.toMatchObject(
      refused('GoogleEmailUnverified'),
    );
  }
  expect(await idOf(unknown)).toBeUndefined();
  await expect(signIn(email, goodPassword)).resolves.toBeDefined();
});
