import { dayMs, hourMs } from '@plainwill/contracts/shared/durations';
import { describe, expect, it } from 'vitest';
import { purge } from '../../profile/deletion/delete-due-accounts.ts';
import { anIdentity, goodPassword } from '../../testing/identity.ts';

const identity = await anIdentity();
const { orm, keyOf, visitor, promisedMail, tokenOf, confirmEmail, aConfirmedAccount, signIn } = identity;
const count = async (table: string) =>
  Number((await orm.em.fork().execute<{ n: string }[]>(`select count(*) n from ${table}`))[0]?.n);
const stored = async (email: string) =>
  (
    await orm.em.fork().execute<Record<string, string>[]>('select * from accounts where email_key = ?', [keyOf(email)])
  )[0];

describe('signing up', () => {
  it('keeps the password as argon2id of at least 19 MiB and two passes, once the address is confirmed', async () => {
    await (await anIdentity({ orm, isCostly: true })).aConfirmedAccount('hash@example.com');
    expect((await stored('hash@example.com'))?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('takes one address in any capitals for one account', async () => {
    await visitor.accounts.signUp({ email: 'Case@Example.com', password: goodPassword });
    await visitor.accounts.signUp({ email: ' case@example.COM ', password: goodPassword });
    const rows = await orm.em.fork().execute('select 1 from accounts where email_key = ?', [keyOf('case@example.com')]);
    expect(rows).toHaveLength(1);
  });

  it('answers the same for an address that has an account, and tells its owner by mail', async () => {
    await aConfirmedAccount('known@example.com');
    const answers = await Promise.all([
      visitor.accounts.signUp({ email: 'known@example.com', password: goodPassword }),
      visitor.accounts.signUp({ email: 'unknown@example.com', password: goodPassword }),
    ]);
    expect(answers).toEqual([undefined, undefined]);
    expect(await promisedMail()).toContainEqual({
      kind: 'alreadyHaveAccount',
      to: 'known@example.com',
      signInLink: 'https://plainwill.example/auth',
    });
  });

  it('promises no more than three mails an hour to one address', async () => {
    const before = await count('outbox');
    for (let i = 0; i < 5; i++) await visitor.accounts.signUp({ email: 'flood@example.com', password: goodPassword });
    expect(await count('outbox')).toBe(before + 3);
  });

  it('lets twenty sign-ups of one address at once make one account', async () => {
    // On a busy machine some are asked to try again.
    const signUp = (): Promise<void> =>
      visitor.accounts.signUp({ email: 'race@example.com', password: goodPassword }).catch((error) => {
        if (error.cause?.reason !== 'TooBusy') throw error;
        return signUp();
      });
    const calls = Array.from({ length: 20 }, signUp);
    expect(await Promise.all(calls)).toHaveLength(20);
    expect(
      await orm.em.fork().execute('select 1 from accounts where email_key = ?', [keyOf('race@example.com')]),
    ).toHaveLength(1);
  });

  it.each([
    ['too short', 'Ab1defg'],
    ['without a number', 'Abcdefgh'],
    ['without a capital', 'abcdefg1'],
    ['without a small letter', 'ABCDEFG1'],
    ['that everyone uses', 'Password1'],
    ['with the name of the product', 'MyPlainwill1'],
    ['with the person’s own name', 'Harriet.bell1'],
    ['beyond 256 characters', `Aa1${'x'.repeat(254)}`],
  ])('refuses a password %s, naming the field', async (_what, password) => {
    const refused = visitor.accounts.signUp({ email: 'harriet.bell@example.com', password });
    await expect(refused).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    expect(await stored('harriet.bell@example.com')).toBeUndefined();
  });

  it('takes a password as it is: long, with spaces and other scripts', async () => {
    const password = ` Ünïcode 👍 ${'長'.repeat(100)}1a `;
    await aConfirmedAccount('long@example.com', password);
    await expect(signIn('long@example.com', password)).resolves.toBeDefined();
    await expect(signIn('long@example.com', password.trim())).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  });
});

describe('the link in the mail', () => {
  it('works once, also when opened twice at the same moment', async () => {
    await visitor.accounts.signUp({ email: 'twice@example.com', password: goodPassword });
    const token = await tokenOf('confirmEmail', 'twice@example.com');
    const attempts = await Promise.allSettled([
      confirmEmail('twice@example.com', { token, password: goodPassword }),
      confirmEmail('twice@example.com', { token, password: goodPassword }),
    ]);
    expect(attempts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('signs in whoever opened it, and says so in the audit log', async () => {
    const email = 'signed.in@example.com';
    const browserSecret = 'a-secret-of-this-browser-1';
    await visitor.accounts.signUp({ email, password: goodPassword, browserSecret });
    const { sessionId } = await confirmEmail(email, { browserSecret });
    const { id = '' } = (await stored(email)) ?? {};
    expect(await visitor.sessions.resolve({ sessionId })).toMatchObject({ accountId: id });
    const entries = await orm.em.fork().execute('select action from audit_log where subject_account_id = ?', [id]);
    expect(entries.map(({ action }) => action)).toEqual(expect.arrayContaining(['email.confirm', 'sign-in']));
  });

  it('ends after a day', async () => {
    await visitor.accounts.signUp({ email: 'late@example.com', password: goodPassword });
    const token = await tokenOf('confirmEmail', 'late@example.com');
    identity.time.now = new Date(identity.time.now.getTime() + 25 * hourMs);
    await expect(confirmEmail('late@example.com', { token })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await promisedMail()).some((mail) => mail?.to === 'late@example.com')).toBe(false);
    identity.time.now = new Date();
  });

  it('confirms the password that was chosen with it, and no other', async () => {
    const browserSecret = 'a-secret-of-the-victims-1';
    await visitor.accounts.signUp({ email: 'victim@example.com', password: goodPassword, browserSecret });
    const own = await tokenOf('confirmEmail', 'victim@example.com');
    await visitor.accounts.signUp({ email: 'victim@example.com', password: 'Attacker-knows-1' });
    await confirmEmail('victim@example.com', { token: own, browserSecret });
    await expect(signIn('victim@example.com', 'Attacker-knows-1')).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    await expect(signIn('victim@example.com', goodPassword)).resolves.toBeDefined();
  });

  it('is not in the database', async () => {
    await visitor.accounts.signUp({ email: 'secret@example.com', password: goodPassword });
    const token = await tokenOf('confirmEmail', 'secret@example.com');
    for (const table of ['accounts', 'links', 'notices', 'outbox', 'sessions', 'audit_log']) {
      const rows = await orm.em.fork().execute(`select * from ${table}`);
      expect(JSON.stringify(rows)).not.toContain(token);
    }
  });
});

it('removes after seven days an account whose address nobody confirmed, and no other', async () => {
  await aConfirmedAccount('stays@example.com');
  await visitor.accounts.signUp({ email: 'goes@example.com', password: goodPassword });
  await purge(orm, new Date(Date.now() + 8 * dayMs));
  expect(await stored('goes@example.com')).toBeUndefined();
  expect(await stored('stays@example.com')).toBeDefined();
});
