import { randomUUID } from 'node:crypto';
import { dayMs } from '@plainwill/contracts/shared/durations';
import { expect, it } from 'vitest';
import { anIdentity } from '../../testing/identity.ts';
import { grantRole } from '../roles/roles.ts';
import { sendDigests } from './digest.ts';

const { aBrowser, aPerson, forgetMail, mailsTo, orm, time, vault } = await anIdentity();
const nine = new Date('2026-12-01T09:00:00Z');

it('mails each administrator who wants it, once a day, while something is overdue or has failed', async () => {
  time.now = nine;
  const [ada, ben, reader] = await Promise.all(['ada', 'ben', 'reader'].map((name) => aPerson(`${name}@example.com`)));
  if (!ada || !ben || !reader) expect.fail('nobody');
  const by = { vault, now: nine, requestId: randomUUID() };
  for (const { email } of [ada, ben]) await grantRole(orm.em.fork(), by, email, 'admin');
  await grantRole(orm.em.fork(), by, reader.email, 'readonly');
  const { calls } = await aBrowser(ben.email);
  expect(await calls.digest.get()).toEqual({ isOn: true });
  expect(await calls.digest.save({ isOn: false })).toEqual({ isOn: false });
  await forgetMail();
  const send = (now: Date, urgent = 3) => sendDigests({ orm, now, countUrgent: async () => urgent });
  const got = async (email: string) => (await mailsTo(email)).filter(({ kind }) => kind === 'workWaits').length;

  await send(new Date('2026-12-01T05:00:00Z'));
  await send(nine, 0);
  expect(await got(ada.email)).toBe(0);
  await send(nine);
  await send(new Date(nine.getTime() + 3_600_000));
  expect([await got(ada.email), await got(ben.email), await got(reader.email)]).toEqual([1, 0, 0]);
  await calls.digest.save({ isOn: true });
  await send(new Date(nine.getTime() + dayMs));
  expect([await got(ada.email), await got(ben.email)]).toEqual([2, 1]);
});

it('mails nobody while notifications does not answer, and the next hour tries again', async () => {
  const away = sendDigests({
    orm,
    now: new Date('2026-12-05T09:00:00Z'),
    countUrgent: () => Promise.reject(new Error('away')),
  });
  await expect(away).rejects.toThrow('away');
});
