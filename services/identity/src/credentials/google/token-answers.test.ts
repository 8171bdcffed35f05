import { generateKeyPair } from 'jose';
import { describe, expect, it } from 'vitest';
import { chromeOnWindows } from '../../testing/identity.ts';
import { anIdentityWithGoogle, redirectingCode } from './testing/arrival.ts';

const { arrives, count, says, wasFollowed, query, visitor, aPerson, time } = await anIdentityWithGoogle();
const nowSeconds = Math.floor(Date.now() / 1000);
const person = { sub: '1', email: 'answers@gmail.com' };
const refused = (reason: string) => ({ cause: { reason } });
const tables = ['accounts', 'google_accounts', 'sessions', 'links', 'notices', 'outbox', 'audit_log'];

describe('what Google answers', () => {
  it.each([
    ['is meant for another site', { aud: 'somebody-else' }],
    ['is from another issuer', { iss: 'https://accounts.example' }],
    ['has expired', { exp: nowSeconds - 1 }],
    ['belongs to another attempt', { nonce: 'of-another-attempt' }],
    ['has no nonce', { nonce: undefined }],
  ])('is not believed when it %s, and no session opens', async (_what, claims) => {
    await expect(arrives({ ...person, ...claims })).rejects.toMatchObject(refused('GoogleFailed'));
    expect(await count('sessions')).toBe(0);
    expect(await count('accounts')).toBe(0);
  });

  it('is not believed when somebody else has signed it', async () => {
    const { attempt } = await visitor.google.begin({ purpose: 'signIn' });
    const { privateKey } = await generateKeyPair('RS256');
    const { code } = await says(attempt, person, privateKey);
    const finish = { code, state: attempt.state, attempt, client: chromeOnWindows };
    await expect(visitor.google.finish(finish)).rejects.toMatchObject(refused('GoogleFailed'));
    expect(await count('sessions')).toBe(0);
  });

  it('is believed when it is right', async () => {
    await expect(arrives(person)).resolves.not.toBeNull();
    await expect(arrives({ ...person, iss: 'accounts.google.com' })).resolves.not.toBeNull();
  });

  it('is not kept: neither its tokens nor the code', async () => {
    const { attempt } = await visitor.google.begin({ purpose: 'signIn' });
    const { code, answer } = await says(attempt, person);
    await visitor.google.finish({ code, state: attempt.state, attempt, client: chromeOnWindows });
    for (const table of tables) {
      const stored = JSON.stringify(await query(`select * from ${table}`));
      for (const secret of [code, attempt.codeVerifier, ...Object.values(answer)]) expect(stored).not.toContain(secret);
    }
  });

  it('is not fetched from another address that it points to', async () => {
    const { attempt } = await visitor.google.begin({ purpose: 'signIn' });
    const finish = { code: redirectingCode, state: attempt.state, attempt, client: chromeOnWindows };
    await expect(visitor.google.finish(finish)).rejects.toMatchObject(refused('GoogleFailed'));
    expect(wasFollowed()).toBe(false);
  });

  it('is refused when it holds no token', async () => {
    const { attempt } = await visitor.google.begin({ purpose: 'signIn' });
    const finish = { code: 'unknown', state: attempt.state, attempt, client: chromeOnWindows };
    await expect(visitor.google.finish(finish)).rejects.toMatchObject(refused('GoogleFailed'));
  });
});

describe('proving who is there', () => {
  it.each([
    ['does not say when it asked them', undefined],
    ['asked them long ago', nowSeconds - 3600],
  ])('is refused when Google %s', async (_what, auth_time) => {
    const email = `prove${auth_time}@example.com`;
    const { calls, account } = await aPerson(email);
    await arrives({ sub: email, email, auth_time: nowSeconds }, { purpose: 'connect', calls });
    await query('update sessions set authenticated_at = ? where account_id = ?', [new Date(0), account.id]);
    const work = arrives({ sub: email, email, auth_time }, { purpose: 'reauthenticate', calls });
    await expect(work).rejects.toMatchObject(refused('GoogleFailed'));
    expect(
      await query('select 1 from sessions where account_id = ? and authenticated_at > ?', [account.id, new Date(1)]),
    ).toEqual([]);
    await arrives(
      { sub: email, email, auth_time: Math.floor(time.now.getTime() / 1000) },
      { purpose: 'reauthenticate', calls },
    );
  });
});
