import type { SignInAnswer } from '@plainwill/contracts/identity/sessions';
import { hourMs, minuteMs } from '@plainwill/contracts/shared/durations';
import { describe, expect, it } from 'vitest';
import { aBrowserAtGoogle, aLocalGoogle } from '../../credentials/google/testing/local-google.ts';
import { grantRole } from '../../staff/roles/roles.ts';
import { anIdentity, chromeOnWindows as client } from '../../testing/identity.ts';

const { google, publicUrl } = await aLocalGoogle();
const identity = await anIdentity({ google });
const { orm, vault, visitor, query, aPerson, as } = identity;
const harriet = { person: '104500000000000000001' };
const samuel = { person: '104500000000000000002' };
const priya = { person: '104500000000000000003' };
const wren = { person: '104500000000000000004' };
const wrensFriend = { name: 'Friend', email: 'friend@ashby.example' };

const refused = (reason: string) => ({ cause: { reason } });
const sessionCount = async () => Number((await query<{ n: string }>('select count(*) n from sessions'))[0]?.n);
const audited = async (action: string) =>
  (
    await query<{ outcome: string }>(
      'select outcome from audit_log join audit_chain on entry_id = id where action = ? order by position desc limit 1',
      [action],
    )
  )[0]?.outcome;

type Purpose = Parameters<typeof visitor.google.begin>[0]['purpose'];

/** Goes to the provider, chooses, and says what the browser brings back. */
async function comesBack(form: Record<string, string>, purpose: Purpose = 'signIn', calls = visitor) {
  const { url, attempt } = await calls.google.begin({ purpose });
  const query = await aBrowserAtGoogle().choose(url, form);
  return { query, attempt, code: query.get('code') ?? '', state: query.get('state') ?? '' };
}

/** No account here has a second step. */
function asSession(arrived: SignInAnswer | null) {
  if (arrived && !('sessionId' in arrived)) throw new Error('a second step is asked for');
  return arrived;
}

async function arrives(form: Record<string, string>, purpose: Purpose = 'signIn', calls = visitor) {
  const { attempt, code, state } = await comesBack(form, purpose, calls);
  return asSession(await calls.google.finish({ code, state, attempt, client }));
}

/** @returns whether the work failed for the reason, and opened no session */
async function expectRefusal(reason: string, work: () => Promise<unknown>) {
  const before = await sessionCount();
  await expect(work()).rejects.toMatchObject(refused(reason));
  expect(await sessionCount()).toBe(before);
  expect(await audited('sign-in')).toBe('refused');
}

describe('the way to Google', () => {
  it('carries a state, a nonce and a challenge of 256 bits each, and asks for no more than who it is', async () => {
    const { url, attempt } = await visitor.google.begin({ purpose: 'signIn' });
    const { searchParams } = new URL(url);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      redirect_uri: `${publicUrl}/auth/google/callback`,
      state: attempt.state,
      nonce: attempt.nonce,
    });
    for (const secret of [attempt.state, attempt.nonce, attempt.codeVerifier]) {
      expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
    }
    expect(url).not.toContain(attempt.codeVerifier);
    expect(new Set([attempt.state, attempt.nonce, attempt.codeVerifier]).size).toBe(3);
  });

  it('is closed where the site has no Google sign-in', async () => {
    const closed = await anIdentity();
    await expect(closed.visitor.google.begin({ purpose: 'signIn' })).rejects.toMatchObject(refused('GoogleFailed'));
  });
});

describe('coming back', () => {
  it('signs in, the first time and again', async () => {
    const first = await arrives(harriet);
    const again = await arrives(harriet);
    const sessions = await Promise.all(
      [first, again].map((opened) => visitor.sessions.resolve({ sessionId: opened?.sessionId ?? '' })),
    );
    expect(sessions[0]?.accountId).toBe(sessions[1]?.accountId);
    expect(first?.sessionId).not.toBe(again?.sessionId);
    expect(await audited('sign-in')).toBe('done');
  });

  it('signs in somebody who typed who they are', async () => {
    const opened = await arrives({ name: 'Ada Marsh', email: 'ada@marsh.example' });
    expect(opened).not.toBeNull();
  });

  it('brings nothing but an error from who goes back without choosing', async () => {
    const { query, attempt } = await comesBack({ cancel: 'yes' });
    expect(query.get('error')).toBe('access_denied');
    expect(query.get('state')).toBe(attempt.state);
    expect(query.has('code')).toBe(false);
  });

  it('gives no rights by itself on the way to the staff pages', async () => {
    const opened = await arrives(priya, 'admin');
    const resolved = () => visitor.sessions.resolve({ sessionId: opened?.sessionId ?? '' });
    expect((await resolved())?.roles).toEqual([]);
    const by = { vault, now: identity.time.now, requestId: 'a-test' };
    await grantRole(orm.em.fork(), by, 'priya@nair-partners.example', 'readonly');
    const staff = await arrives(priya, 'admin');
    expect((await visitor.sessions.resolve({ sessionId: staff?.sessionId ?? '' }))?.roles).toEqual(['readonly']);
  });
});

describe('coming back is refused, and opens no session,', () => {
  it('with a code that was used already', async () => {
    const { attempt, code, state } = await comesBack(harriet);
    await visitor.google.finish({ code, state, attempt, client });
    await expectRefusal('GoogleFailed', () => visitor.google.finish({ code, state, attempt, client }));
  });

  it('with the state of another attempt', async () => {
    const { attempt, code } = await comesBack(harriet);
    await expectRefusal('GoogleFailed', () => visitor.google.finish({ code, state: 'another', attempt, client }));
  });

  it('with no state on either side', async () => {
    const { attempt, code } = await comesBack(harriet);
    const before = await sessionCount();
    const empty = { code, state: '', attempt: { ...attempt, state: '' }, client };
    await expect(visitor.google.finish(empty)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    expect(await sessionCount()).toBe(before);
  });

  it('with the nonce of another attempt', async () => {
    const { attempt, code, state } = await comesBack(harriet);
    const swapped = { ...attempt, nonce: google.begin('signIn').attempt.nonce };
    await expectRefusal('GoogleFailed', () => visitor.google.finish({ code, state, attempt: swapped, client }));
  });

  it('with a code that was given to another browser', async () => {
    const { code } = await comesBack(harriet);
    const { attempt } = google.begin('signIn');
    await expectRefusal('GoogleFailed', () => visitor.google.finish({ code, state: attempt.state, attempt, client }));
  });

  it('with an address that Google has not confirmed', async () => {
    await expectRefusal('GoogleEmailUnverified', () => arrives(wren));
  });
});

describe('connecting', () => {
  it('needs a signed-in account', async () => {
    const before = await sessionCount();
    await expect(arrives(samuel, 'connect')).rejects.toMatchObject(refused('GoogleFailed'));
    expect(await sessionCount()).toBe(before);
  });

  it('lets the person sign in with either, and says so on the account page', async () => {
    const { calls, account } = await aPerson('sam.at.home@example.com');
    expect(await arrives(samuel, 'connect', calls)).toBeNull();
    expect(await arrives(samuel, 'connect', calls)).toBeNull();
    expect((await calls.profile.get()).googleEmail).toBe('samuel@okafor.example');
    const opened = await arrives(samuel);
    expect((await visitor.sessions.resolve({ sessionId: opened?.sessionId ?? '' }))?.accountId).toBe(account.id);
  });

  it('needs a recent sign-in, when the person leaves for Google and when they are back', async () => {
    const { account } = await aPerson('unattended@example.com');
    const signedInAt = (minutesAgo: number) =>
      as({ ...account, authenticatedAt: new Date(identity.time.now.getTime() - minutesAgo * minuteMs).toISOString() });
    const late = { cause: { reason: 'ReauthenticationNeeded' } };
    await expect(signedInAt(11).google.begin({ purpose: 'connect' })).rejects.toMatchObject(late);
    const { attempt, code, state } = await comesBack(wrensFriend, 'connect', signedInAt(9));
    const back = { code, state, attempt, client };
    await expect(signedInAt(11).google.finish(back)).rejects.toMatchObject(late);
    expect(await audited('google.connect')).toBe('refused');
    await expect(signedInAt(9).google.finish(back)).resolves.toBeNull();
  });

  it.each(['connect', 'reauthenticate'] as const)(
    'is finished by the session that began it, and no other: %s',
    async (purpose) => {
      const thief = await aPerson(`thief.${purpose}@example.com`);
      const owner = await aPerson(`owner.${purpose}@example.com`);
      const { attempt, code, state } = await comesBack(wrensFriend, purpose, thief.calls);
      const { session: _session, ...unbound } = attempt;
      for (const offered of [attempt, unbound]) {
        const work = owner.calls.google.finish({ code, state, attempt: offered, client });
        await expect(work).rejects.toMatchObject(refused('GoogleFailed'));
      }
      expect((await owner.calls.profile.get()).googleEmail).toBeNull();
    },
  );

  it('and disconnecting are told to the owner by mail', async () => {
    const { calls, email } = await aPerson('is.told@example.com');
    await arrives({ name: 'Told', email }, 'connect', calls);
    await calls.profile.disconnectGoogle({ signOutOthers: false });
    const kinds = (await identity.mailsTo(email)).map(({ kind }) => kind);
    expect(kinds.slice(-2)).toEqual(['googleConnected', 'googleDisconnected']);
  });

  it('is refused for a Google account that is somebody else’s', async () => {
    await arrives(harriet);
    const { calls } = await aPerson('taken@example.com');
    await expect(arrives(harriet, 'connect', calls)).rejects.toMatchObject(refused('GoogleTaken'));
    expect((await calls.profile.get()).googleEmail).toBeNull();
  });

  it('is refused for a second Google account, and for an address that Google has not confirmed', async () => {
    const { calls } = await aPerson('second@example.com');
    await expect(arrives(wren, 'connect', calls)).rejects.toMatchObject(refused('GoogleEmailUnverified'));
    await arrives({ name: 'First', email: 'first@second.example' }, 'connect', calls);
    const other = { name: 'Second', email: 'second@second.example' };
    await expect(arrives(other, 'connect', calls)).rejects.toMatchObject(refused('GoogleFailed'));
    expect((await calls.profile.get()).googleEmail).toBe('first@second.example');
  });
});

describe('proving who is there', () => {
  it.each(['reauthenticate', 'reauthenticateAdmin'] as const)(
    'makes this session recent again, and no other: %s',
    async (purpose) => {
      const someone = { name: 'Recent', email: `recent.${purpose}@recent.example` };
      const opened = [await arrives(someone), await arrives(someone)].map((session) => session?.sessionId ?? '');
      const stale = new Date(identity.time.now.getTime() - hourMs);
      await query('update sessions set authenticated_at = ?', [stale]);
      const [mine, other] = await Promise.all(opened.map((sessionId) => visitor.sessions.resolve({ sessionId })));
      if (!mine) throw new Error('no session was opened');
      const calls = as({ ...mine, id: mine.accountId });
      await expect(calls.profile.requestDeletion()).rejects.toMatchObject(refused('ReauthenticationNeeded'));
      const renewed = await arrives(someone, purpose, calls);
      const after = await Promise.all(
        [renewed?.sessionId ?? '', ...opened].map((sessionId) => visitor.sessions.resolve({ sessionId })),
      );
      expect(after[0]?.authenticatedAt).toBe(identity.time.now.toISOString());
      // Its earlier id opens nothing any more.
      expect(after[1]).toBeNull();
      expect(after[2]?.authenticatedAt).toBe(other?.authenticatedAt);
      expect(await audited('reauthenticate')).toBe('done');
    },
  );

  it.each([
    ['a visitor', 'nobody@prove.example', false],
    ['who chooses a Google account that is not theirs', 'other@prove.example', true],
  ])('is refused to %s', async (_who, email, isSignedIn) => {
    const { calls, account } = await aPerson(`has.${email}`);
    await query('update sessions set authenticated_at = ? where account_id = ?', ['2026-01-01T00:00:00Z', account.id]);
    const work = arrives({ name: 'Other', email }, 'reauthenticate', isSignedIn ? calls : visitor);
    await expect(work).rejects.toMatchObject(refused('GoogleFailed'));
    expect(
      await query('select 1 from sessions where account_id = ? and authenticated_at > ?', [account.id, '2026-01-02']),
    ).toEqual([]);
  });
});
