import { afterAll, describe, expect, it, vi } from 'vitest';
import type { CapturedMail } from '../../stand-ins/mailbox/mailbox.ts';
import { sendRaw } from './support/raw-request.ts';
import { aTarget, type Person } from './support/target.ts';

const target = await aTarget();
afterAll(target.stop);
const { origin, call, ask } = target;

let people = 0;
const aPerson = (name: string) => target.aPerson(`${name}-${++people}`);
const act = (name: string, input: object, as: Partial<Person> = {}) =>
  call(`identity.partner.${name}`, JSON.stringify(input), as);
const invite = (inviter: Person, email: string, firstName = 'Ben') => act('invite', { email, firstName }, inviter);
const planningOf = async (person: Person) => (await ask('identity.partner.get', person)).body.result?.data;

const mailsTo = async (address: string) => {
  const mails = (await (await fetch(`${origin}/dev/mail.json`)).json()) as CapturedMail[];
  return mails.filter(({ to, text }) => to === address && text.includes('/auth/partner'));
};
async function tokenTo(address: string): Promise<string> {
  const mail = await vi.waitFor(
    async () => {
      const [newest] = await mailsTo(address);
      if (!newest) throw new Error(`no invitation to ${address}`);
      return newest;
    },
    { timeout: 10_000, interval: 100 },
  );
  return /#token=([\w-]+)/.exec(mail.text)?.[1] ?? '';
}

// couples.md 13.1
describe('the token of an invitation', () => {
  it('links once, of twenty who use it at the same time, and not by opening the page', async () => {
    const [anna, ben] = [await aPerson('anna'), await aPerson('ben')];
    await invite(anna, ben.email);
    const token = await tokenTo(ben.email);
    await target.send(`/auth/partner?token=${token}`);
    expect(await planningOf(ben)).toMatchObject({ partner: null });
    const tries = await Promise.all(Array.from({ length: 20 }, () => act('accept', { token }, ben)));
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await planningOf(ben)).toMatchObject({ partner: {} });
    expect((await act('invitation', { token })).status).toBe(404);
    const carol = await aPerson('carol');
    expect((await act('accept', { token }, carol)).body.error?.data.reason).toBe('PartnerInvitationGone');
  });

  it('is of no use with another account, which learns nothing of the inviter', async () => {
    const [anna, ben, thief] = [await aPerson('anna'), await aPerson('ben'), await aPerson('thief')];
    const name = 'Zzyzxname Reed';
    await call('identity.profile.rename', JSON.stringify({ name }), anna);
    await invite(anna, ben.email);
    const token = await tokenTo(ben.email);
    const taken = await act('accept', { token }, thief);
    expect(taken.body.error?.data).toMatchObject({ code: 'FORBIDDEN', reason: 'InviteForAnotherAddress' });
    const shown = await act('invitation', { token }, thief);
    for (const { text } of [taken, shown]) {
      expect(text).not.toContain('Zzyzxname');
      expect(text).not.toContain(anna.email);
      expect(text).not.toContain(ben.email);
    }
    expect(await planningOf(thief)).toMatchObject({ partner: null, received: [] });
    expect(await planningOf(ben)).toMatchObject({ partner: null, received: [{ token }] });
  });

  it('of another purpose, made up or missing opens nothing, and declining answers each alike', async () => {
    const ben = await aPerson('ben');
    await call('identity.passwords.requestReset', JSON.stringify({ email: ben.email }));
    const answers = [];
    for (const token of ['A'.repeat(43), '../../etc/passwd', `' or 1=1 --`]) {
      expect((await act('accept', { token }, ben)).body.error?.data.reason).toBe('PartnerInvitationGone');
      answers.push(await act('decline', { token }));
    }
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect((await act('accept', { token: 'A'.repeat(43) })).status).toBe(401);
  });

  it('leads to this site, whatever host the request claims', async () => {
    const [anna, ben] = [await aPerson('anna'), await aPerson('ben')];
    const body = JSON.stringify({ email: ben.email, firstName: 'Ben' });
    const { statuses } = await sendRaw(
      origin,
      [
        'POST /trpc/identity.partner.invite HTTP/1.1',
        'Host: evil.example',
        'X-Forwarded-Host: evil.example',
        `Cookie: ${anna.cookie}`,
        `Origin: ${origin}`,
        'Content-Type: application/json',
        `Content-Length: ${Buffer.byteLength(body)}`,
        'Connection: close',
        '',
        body,
      ].join('\r\n'),
    );
    expect(statuses).toEqual([200]);
    await tokenTo(ben.email);
    const [mail] = await mailsTo(ben.email);
    expect(mail?.text).toContain(`${origin}/auth/partner#token=`);
    expect(JSON.stringify(mail)).not.toContain('evil.example');
  });
});

// couples.md 13.2, 13.9
it('an invitation answers alike for an address with an account, without one, and of someone who is linked', async () => {
  const [anna, ben] = [await aPerson('anna'), await aPerson('ben')];
  await invite(anna, ben.email);
  await act('accept', { token: await tokenTo(ben.email) }, ben);
  const dan = await aPerson('dan');
  const answers = [];
  for (const email of [ben.email, dan.email, 'nobody-has-this@example.com']) {
    const { text, status } = await invite(await aPerson('asks'), email);
    answers.push(
      `${status} ${text.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}|\d{4}-\d\d-\d\dT[\d:.]+Z/g, '').replace(email, '')}`,
    );
  }
  expect(new Set(answers).size).toBe(1);
});

it('many accounts send one address three mails a day at most', async () => {
  const victim = 'partner-victim@example.com';
  for (let round = 0; round < 6; round++) expect((await invite(await aPerson('floods'), victim)).status).toBe(200);
  const [last, sentinel] = [await aPerson('last'), 'after-the-victim@example.com'];
  await invite(last, sentinel);
  await tokenTo(sentinel);
  expect(await mailsTo(victim)).toHaveLength(3);
});

// couples.md 13.8
it('a first name brings no header and no instruction into the mail', async () => {
  const [anna, ben] = [await aPerson('anna'), await aPerson('ben')];
  expect((await invite(anna, ben.email, 'Ben\r\nBcc: eve@example.com')).status).toBe(400);
  await call('identity.profile.rename', JSON.stringify({ name: 'Pay now: www.evil.example' }), anna);
  await invite(anna, ben.email, '<a href="https://evil.example">Ben</a>');
  await tokenTo(ben.email);
  const [mail] = await mailsTo(ben.email);
  expect(mail?.subject).toMatch(/^Someone has invited you/);
  expect(JSON.stringify(mail)).not.toContain('evil.example');
});

// couples.md 13.4, 13.5
it('a stranger cancels, repeats and ends nothing of a couple, and an end is seen by the other at once', async () => {
  const [anna, ben, thief] = [await aPerson('anna'), await aPerson('ben'), await aPerson('thief')];
  await invite(anna, ben.email);
  const before = (await planningOf(anna)) as { sent: { id: string }[] };
  const id = before.sent[0]?.id ?? '';
  await act('cancelInvite', { id }, thief);
  expect((await act('sendAgain', { id }, thief)).body.error?.data.reason).toBe('PartnerInvitationGone');
  expect(await planningOf(anna)).toEqual(before);
  await act('accept', { token: await tokenTo(ben.email) }, ben);
  await thief.api.identity.partner.end.mutate();
  expect(await planningOf(ben)).toMatchObject({ partner: {} });
  expect((await call('identity.partner.coupleOf', JSON.stringify({ accountId: id }), ben)).status).toBe(404);
  const ended = await anna.api.identity.partner.end.mutate();
  expect(ended.partner).toBeNull();
  expect(await planningOf(ben)).toMatchObject({ partner: null, hasEnded: true });
  expect(JSON.stringify(await planningOf(ben))).not.toContain(anna.email);
});
