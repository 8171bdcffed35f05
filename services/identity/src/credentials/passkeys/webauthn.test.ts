import { beforeEach, describe, expect, it } from 'vitest';
import { anIdentity, chromeOnWindows, goodPassword } from '../../testing/identity.ts';
import { aSoftPasskey, type SoftPasskey } from './testing/soft-passkey.ts';

const identity = await anIdentity();
const { aPerson, aBrowser, visitor, query, mailsTo, tokenOf } = identity;
const browserToken = 'the secret of this browser';
let people = 0;
let email: string;
let person: Awaited<ReturnType<typeof aPerson>>;

beforeEach(async () => {
  identity.time.now = new Date();
  email = `passkey${++people}@example.com`;
  person = await aPerson(email);
});

type Saying = Parameters<SoftPasskey['made']>[1];

async function add(passkey = aSoftPasskey(), saying: Saying = {}, { calls } = person) {
  const made = passkey.made(await calls.passkeys.begin(), saying);
  return { passkey, made, ...(await calls.passkeys.finish({ passkey: made, signOutOthers: false })) };
}

const begin = () => visitor.passkeys.beginUse({ purpose: 'signIn', browserToken });

const finish = (passkey: ReturnType<SoftPasskey['answers']>, token = browserToken) =>
  visitor.sessions.signInWithPasskey({ passkey, browserToken: token, client: chromeOnWindows });

async function signIn(passkey: SoftPasskey, saying: Saying = {}) {
  return finish(passkey.answers(await begin(), saying));
}

const refused = (reason: string) => ({ cause: { reason } });

describe('making a passkey', () => {
  it('adds it under a name, with ten recovery codes the first time, and tells the owner', async () => {
    const { waysIn, recoveryCodes } = await add();
    expect(waysIn.passkeys).toMatchObject([{ name: 'Passkey on Chrome on Windows', isUsable: true }]);
    expect(recoveryCodes).toHaveLength(10);
    expect(waysIn.recoveryCodesLeft).toBe(10);
    expect((await add()).recoveryCodes).toBeNull();
    expect(await mailsTo(email)).toMatchObject([
      { kind: 'security', event: 'passkeyAdded', browser: 'Chrome on Windows' },
      { event: 'passkeyAdded' },
    ]);
  });

  it('asks for a verified person, by a name of the account that says nothing of it', async () => {
    const options = await person.calls.passkeys.begin();
    expect(options.authenticatorSelection).toEqual({
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    });
    expect(options.rp).toEqual({ id: 'plainwill.example', name: 'Plainwill' });
    expect(Buffer.from(options.user.id, 'base64url')).toHaveLength(32);
    expect((await person.calls.passkeys.begin()).user.id).toBe(options.user.id);
  });

  const wrong: [string, Saying][] = [
    ['without a face, a finger or a screen lock', { isVerified: false }],
    ['at another port', { origin: 'https://plainwill.example:8443' }],
    ['at another host', { origin: 'https://plainwill.example.org' }],
    ['without TLS', { origin: 'http://plainwill.example' }],
    ['for another site', { rpId: 'example.com' }],
    ['by an answer for signing in', { type: 'webauthn.get' }],
  ];
  it.each(wrong)('is refused %s', async (_how, saying) => {
    await expect(add(aSoftPasskey(), saying)).rejects.toMatchObject(refused('PasskeyNotAdded'));
    expect((await person.calls.waysIn.get()).passkeys).toEqual([]);
  });

  it('is refused a second time, late, in another session, and for another account', async () => {
    const { made } = await add();
    await expect(person.calls.passkeys.finish({ passkey: made, signOutOthers: false })).rejects.toMatchObject(
      refused('PasskeyNotAdded'),
    );
    const next = aSoftPasskey().made(await person.calls.passkeys.begin());
    const elsewhere = await aBrowser(email);
    await expect(elsewhere.calls.passkeys.finish({ passkey: next, signOutOthers: false })).rejects.toMatchObject(
      refused('SecondStepNeeded'),
    );
    const late = aSoftPasskey().made(await person.calls.passkeys.begin());
    identity.time.now = new Date(identity.time.now.getTime() + 301_000);
    await expect(person.calls.passkeys.finish({ passkey: late, signOutOthers: false })).rejects.toMatchObject(
      refused('PasskeyNotAdded'),
    );
    identity.time.now = new Date();
    const id = Buffer.alloc(32, people);
    await add(aSoftPasskey(id));
    const thief = await aPerson(`thief${people}@example.com`);
    await expect(add(aSoftPasskey(id), {}, thief)).rejects.toMatchObject(refused('PasskeyNotAdded'));
  });

  it('stops at ten', async () => {
    for (let n = 0; n < 10; n++) await add();
    await expect(person.calls.passkeys.begin()).rejects.toMatchObject(refused('TooManyPasskeys'));
  });

  it('keeps markup in a name as words', async () => {
    const { passkey } = await add();
    const { passkeys } = await person.calls.passkeys.rename({ id: passkey.id, name: '<b>Mine</b>' });
    expect(passkeys[0]?.name).toBe('<b>Mine</b>');
  });
});

describe('signing in with a passkey', () => {
  it('opens a session of two factors, and is noted', async () => {
    const { passkey } = await add();
    const { sessionId } = await signIn(passkey);
    const browser = await identity.browserOf(sessionId);
    expect(browser.account).toMatchObject({ id: person.account.id, secondStep: 'proved' });
    expect((await browser.calls.waysIn.get()).passkeys[0]?.lastUsedAt).toBe(identity.time.now.toISOString());
    const devices = await browser.calls.devices.list();
    expect(devices.find(({ isCurrent }) => isCurrent)?.methods).toEqual(['passkey']);
  });

  it('asks for no passkey by name, so that nobody learns who has one', async () => {
    await add();
    expect(await begin()).toEqual({
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      rpId: 'plainwill.example',
      timeout: 300_000,
      userVerification: 'required',
    });
  });

  it('answers the same to everything that does not count', async () => {
    const { passkey } = await add();
    const answers = {
      unknown: async () => signIn(aSoftPasskey()),
      unverified: async () => signIn(passkey, { isVerified: false }),
      'another port': async () => signIn(passkey, { origin: 'https://plainwill.example:8443' }),
      'another site': async () => signIn(passkey, { rpId: 'example.com' }),
      'made for registering': async () => signIn(passkey, { type: 'webauthn.create' }),
      replayed: async () => {
        const answer = passkey.answers(await begin());
        await finish(answer);
        return finish(answer);
      },
      'another browser': async () => finish(passkey.answers(await begin()), 'another browser'),
      'another purpose': async () =>
        finish(passkey.answers(await visitor.passkeys.beginUse({ purpose: 'secondStep', browserToken }))),
      'a challenge for registering': async () => finish(passkey.answers(await person.calls.passkeys.begin())),
      'flipped bytes': async () => {
        const answer = passkey.answers(await begin());
        const bytes = Buffer.from(answer.signature, 'base64url');
        bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1);
        return finish({ ...answer, signature: bytes.toString('base64url') });
      },
      late: async () => {
        const answer = passkey.answers(await begin());
        identity.time.now = new Date(identity.time.now.getTime() + 301_000);
        return finish(answer);
      },
    };
    for (const [what, attempt] of Object.entries(answers))
      await expect(attempt(), what).rejects.toMatchObject({ code: 'UNAUTHORIZED', ...refused('PasskeyFailed') });
  });

  it('is over for an account that is being deleted, and tells the owner of a disabled one', async () => {
    const { passkey } = await add();
    await query('update accounts set disabled_at = now() where id = ?', [person.account.id]);
    await expect(signIn(passkey)).rejects.toMatchObject(refused('AccountDisabled'));
    await query(`update accounts set disabled_at = null, deletion_at = now() - interval '1 day' where id = ?`, [
      person.account.id,
    ]);
    await expect(signIn(passkey)).rejects.toMatchObject(refused('PasskeyFailed'));
  });

  it('gives one session where twenty answers arrive at once', async () => {
    const { passkey } = await add();
    const answer = passkey.answers(await begin());
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => finish(answer)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('refuses one that has counted back, and tells the owner', async () => {
    const { passkey } = await add();
    await signIn(passkey, { counter: 7 });
    await expect(signIn(passkey, { counter: 7 })).rejects.toMatchObject(refused('PasskeyFailed'));
    expect((await mailsTo(email)).at(-1)).toMatchObject({ event: 'passkeyCopied' });
    await expect(signIn(passkey, { counter: 8 })).resolves.toBeDefined();
  });

  it('notes that a passkey is copied to other devices by now', async () => {
    const { passkey } = await add();
    await signIn(passkey, { isBackedUp: true });
    expect((await person.calls.waysIn.get()).passkeys[0]?.isBackedUp).toBe(true);
  });

  it('is over once the passkey is removed', async () => {
    const { passkey } = await add();
    await person.calls.passkeys.remove({ id: passkey.id, signOutOthers: true });
    await expect(signIn(passkey)).rejects.toMatchObject(refused('PasskeyFailed'));
    expect((await mailsTo(email)).at(-1)).toMatchObject({ event: 'passkeyRemoved' });
  });

  it('is needed again for what matters, where a password alone opened the session', async () => {
    const { passkey } = await add();
    const weak = await aBrowser(email);
    expect(weak.account.secondStep).toBe('missing');
    await expect(weak.calls.profile.requestDeletion()).rejects.toMatchObject(refused('SecondStepNeeded'));
    await expect(weak.reauthenticate({ password: goodPassword })).rejects.toMatchObject(refused('SecondStepNeeded'));
    const options = await visitor.passkeys.beginUse({ purpose: 'reauthenticate', browserToken });
    const { sessionId } = await weak.calls.sessions.reauthenticate({
      sessionId: weak.sessionId,
      proof: { passkey: passkey.answers(options) },
      browserToken,
    });
    const strong = await identity.browserOf(sessionId);
    await expect(strong.calls.profile.requestDeletion()).resolves.toBeDefined();
    expect(await weak.isSignedIn()).toBe(false);
  });
});

it('mails a link that ends every session, asks for a new password, and signs nobody in', async () => {
  await add();
  const token = await secureToken();
  await visitor.recovery.secureAccount({ token });
  expect(await person.isSignedIn()).toBe(false);
  expect(await tokenOf('resetPassword', email)).toMatch(/^[\w-]{43}$/);
  await expect(visitor.recovery.secureAccount({ token })).rejects.toMatchObject(refused('LinkExpired'));
});

async function secureToken() {
  const mail = (await mailsTo(email)).findLast(({ kind }) => kind === 'security');
  return mail?.kind === 'security' ? (mail.secureLink.split('#token=')[1] ?? '') : '';
}
