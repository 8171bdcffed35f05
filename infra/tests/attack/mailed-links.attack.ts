import { afterAll, describe, expect, it, vi } from 'vitest';
import { aComplaint } from '../../../services/notifications/src/testing/complaints.ts';
import type { CapturedMail } from '../../stand-ins/mailbox/mailbox.ts';
import { sendRaw } from './support/raw-request.ts';
import { aTarget, cookieOf, password } from './support/target.ts';

const target = await aTarget();
afterAll(target.stop);
const { origin, call, ask, signIn } = target;
const newPassword = 'Marble-Stair-41';

const mailTo = async (address: string, part = '') => {
  const mails = (await (await fetch(`${origin}/dev/mail.json`)).json()) as CapturedMail[];
  return mails.filter(({ to, text }) => to === address && text.includes(part));
};
const untilMailed = (address: string, part: string, count = 1) =>
  vi.waitFor(
    async () => {
      const mails = await mailTo(address, part);
      expect(mails.length).toBeGreaterThanOrEqual(count);
      return mails;
    },
    { timeout: 10_000, interval: 100 },
  );
const tokenIn = ({ text }: CapturedMail) => /#token=([\w.~-]+)/.exec(text)?.[1] ?? '';
const newestToken = async (address: string, part: string) => {
  const [newest] = await untilMailed(address, part);
  return newest ? tokenIn(newest) : '';
};
const signUp = (email: string) => call('identity.accounts.signUp', JSON.stringify({ email, password }));
const requestReset = (email: string) => call('identity.passwords.requestReset', JSON.stringify({ email }));
const reset = (token: string) => call('identity.passwords.reset', JSON.stringify({ token, password: newPassword }));

// S2.8, S6.4, S6.5
describe('a link in a mail', () => {
  it('leads to this site, whatever host the request claims', async () => {
    const { email } = await target.aPerson('poisoned');
    const body = JSON.stringify({ email });
    const { statuses } = await sendRaw(
      origin,
      [
        'POST /trpc/identity.passwords.requestReset HTTP/1.1',
        'Host: evil.example',
        'X-Forwarded-Host: evil.example',
        'X-Forwarded-Proto: https',
        'Forwarded: host=evil.example',
        'X-Original-URL: https://evil.example/',
        `Origin: ${origin}`,
        'Content-Type: application/json',
        `Content-Length: ${body.length}`,
        'Connection: close',
        '',
        body,
      ].join('\r\n'),
    );
    expect(statuses).toEqual([200]);
    const [mail] = await untilMailed(email, '/auth/reset');
    expect(mail?.text).toContain(`${origin}/auth/reset#token=`);
    expect(JSON.stringify(mail)).not.toContain('evil.example');
  });

  it('is good for one of two who open it at once, and for nobody after', async () => {
    await signUp('twice@example.com');
    const token = await newestToken('twice@example.com', '/auth/confirm');
    // Fetching the page, as scanners of mail do, uses nothing up.
    await target.send(`/auth/confirm?token=${token}`);
    const confirm = () => target.confirm({ token, email: 'twice@example.com', password });
    const statuses = (await Promise.all([confirm(), confirm(), confirm()])).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect((await confirm()).status).not.toBe(200);
  });

  it('for a new password ends every session, signs nobody in, and dies with the next one and with itself', async () => {
    const { email, cookie } = await target.aPerson('thief-was-here');
    await requestReset(email);
    const older = await newestToken(email, '/auth/reset');
    await requestReset(email);
    await untilMailed(email, '/auth/reset', 2);
    const token = await newestToken(email, '/auth/reset');
    expect((await reset(older)).status).not.toBe(200);
    const done = await reset(token);
    expect(done.status).toBe(200);
    // A reset may set a cookie by which the sign-in recognises the browser; it opens nothing.
    expect(done.headers.getSetCookie().filter((line) => line.startsWith('plainwill_dev='))).toEqual([]);
    expect((await ask('willData.testatorRecord.get', { cookie })).status).toBe(401);
    expect((await reset(token)).status).not.toBe(200);
    expect((await signIn(email)).status).toBe(401);
    expect((await signIn(email, {}, newPassword)).status).toBe(200);
  });

  it('opens nothing for another purpose', async () => {
    await signUp('purpose@example.com');
    const token = await newestToken('purpose@example.com', '/auth/confirm');
    expect((await reset(token)).status).not.toBe(200);
    for (const path of ['identity.profile.confirmNewEmail', 'identity.profile.undoEmailChange']) {
      expect((await call(path, JSON.stringify({ token }))).status, path).not.toBe(200);
    }
  });
});

// S6.7
it('floods nobody’s mailbox, and says nothing of having stopped', async () => {
  const { email } = await target.aPerson('flooded');
  const answers = [];
  for (let time = 0; time < 6; time++) answers.push(await requestReset(email));
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  // Mail is sent in turn: when that of somebody later has come, none of the earlier is still on its way.
  const { email: later } = await target.aPerson('asked-later');
  await requestReset(later);
  await untilMailed(later, '/auth/reset');
  expect((await mailTo(email, '/auth/reset')).length).toBeLessThanOrEqual(3);
});

// S6.7
it('whoever complains in a stranger’s name from eight addresses has three mails sent, and all of it is stored', async () => {
  const send = (email: string, from: string) =>
    call('notifications.complaints.send', JSON.stringify(aComplaint({ email })), {
      headers: { 'x-forwarded-for': from },
    });
  const answers = [];
  for (let time = 0; time < 40; time++)
    answers.push(await send('stranger@example.com', `198.51.100.${1 + (time % 8)}`));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  // Mail is sent in turn: when that of somebody later has come, none of the earlier is still on its way.
  const honest = await send('complainant@example.com', '198.51.100.99');
  const { reference } = (honest.body.result?.data ?? {}) as { reference: string };
  await untilMailed('complainant@example.com', reference);
  expect((await mailTo('stranger@example.com')).length).toBe(3);
});

// S6.7
describe('whoever has taken an account over', () => {
  it('cannot use up the mails by which its owner gets it back, from however many addresses', async () => {
    const owners = [];
    for (const name of ['robbed-1', 'robbed-2', 'robbed-3']) {
      const { email, cookie } = await target.aPerson(name);
      await call('identity.profile.changeEmail', JSON.stringify({ email: `thief-of-${email}` }), { cookie });
      const moved = await newestToken(`thief-of-${email}`, '/auth/new-email');
      expect(
        (await call('identity.profile.confirmNewEmail', JSON.stringify({ token: moved }), { cookie })).status,
      ).toBe(200);
      const undo = await newestToken(email, '/auth/undo-email');
      // Each from another address: the share of the old one is used up before the owner has opened the mail.
      for (let time = 0; time < 8; time++) await requestReset(email);
      expect((await call('identity.profile.undoEmailChange', JSON.stringify({ token: undo }))).status).toBe(200);
      // And what comes afterwards does not end the link that was promised.
      for (let time = 0; time < 8; time++) await requestReset(email);
      owners.push(email);
    }
    for (const email of owners) {
      expect((await reset(await newestToken(email, '/auth/reset'))).status, email).toBe(200);
      expect((await signIn(email, {}, newPassword)).status, email).toBe(200);
    }
    const { email: bystander } = await target.aPerson('not-robbed');
    await requestReset(bystander);
    expect((await reset(await newestToken(bystander, '/auth/reset'))).status).toBe(200);
  });

  it('cannot use up the notice of a deletion by asking for it and giving it up', async () => {
    const { email, cookie } = await target.aPerson('deleted');
    for (let time = 0; time < 5; time++) {
      await ask('identity.profile.requestDeletion', { cookie });
      await ask('identity.profile.cancelDeletion', { cookie });
    }
    const told = (await mailTo(email)).length;
    expect((await ask('identity.profile.requestDeletion', { cookie })).status).toBe(200);
    await vi.waitFor(async () => expect((await mailTo(email)).length).toBeGreaterThan(told), { timeout: 10_000 });
  });
});

// S6.1, S11.2
describe('an address', () => {
  it.each([
    'a\r\nBcc: x@evil.example',
    'a@example.com\r\nBcc: x@evil.example',
    'a@example.com,x@evil.example',
    'a@example.com;x@evil.example',
    '"a" <x@evil.example>',
    'a@example.com\u0000',
    'a\u202e@example.com',
    'a\u200b@example.com',
    'a@evil.example\u2028x',
    'a b@example.com',
    `${'a'.repeat(100_000)}@example.com`.slice(0, 60_000),
  ])('that would reach more than one mailbox, or look like another, is refused: %j', async (email) => {
    expect((await signUp(email)).status).toBe(400);
    expect((await requestReset(email)).status).toBe(400);
  });

  it('is one and the same however it is written, and mail goes to the one that was confirmed', async () => {
    const { email } = await target.aPerson('same');
    for (const other of ['SAME@example.com', '  Same@Example.com ', 'same@EXAMPLE.COM']) {
      const cookie = cookieOf(await signIn(other));
      expect(cookie, other).not.toBe('');
      await requestReset(other);
    }
    await untilMailed(email, '/auth/reset');
    expect(await mailTo('SAME@example.com')).toEqual([]);
    // Looks alike, and is not: a dotless i, a full-width letter, a Cyrillic one.
    for (const lookalike of ['ſame@example.com', 'ｓame@example.com', 's\u0430me@example.com']) {
      expect((await signIn(lookalike)).status, lookalike).toBe(401);
      await requestReset(lookalike);
    }
    expect((await mailTo(email, '/auth/reset')).every(({ to }) => to === email)).toBe(true);
  });
});
