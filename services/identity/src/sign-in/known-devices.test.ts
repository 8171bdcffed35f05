import type { Client } from '@plainwill/contracts/identity/sessions';
import { dayMs } from '@plainwill/contracts/shared/durations';
import { beforeEach, describe, expect, it } from 'vitest';
import { anIdentity, chromeOnWindows, goodPassword } from '../testing/identity.ts';
import { purgeKnownDevices } from './known-devices.ts';

const identity = await anIdentity();
const { mailsTo, orm, time, visitor } = identity;
let people = 0;
let email: string;

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const newerChrome = chromeOnWindows.userAgent.replace('142.0', '150.0');
const cafe = '198.51.100.0/24';
const hotel = '192.0.2.0/24';

beforeEach(async () => {
  time.now = new Date('2026-12-01T12:00:00Z');
  email = `device${++people}@example.com`;
  await identity.aConfirmedAccount(email);
});

const later = (ms: number) => {
  time.now = new Date(time.now.getTime() + ms);
};

const signIn = (client: Partial<Client> = {}) =>
  visitor.sessions.signIn({ email, password: goodPassword, client: { ...chromeOnWindows, ...client } });

/** The browsers that the owner was told of. */
const toldOf = async () =>
  (await mailsTo(email)).flatMap((mail) =>
    mail.kind === 'security' && mail.event === 'newDevice' ? [mail.browser] : [],
  );

describe('a mail about a new device', () => {
  it('is sent for nobody’s first sign-in, nor for the same again', async () => {
    await signIn();
    expect(await toldOf()).toEqual([]);
  });

  it('is sent once for a browser and a network that were both never seen', async () => {
    await signIn({ userAgent: firefox, network: cafe });
    expect(await toldOf()).toEqual(['Firefox on Linux']);
    await signIn({ userAgent: firefox, network: cafe });
    later(dayMs);
    await signIn({ userAgent: firefox, network: cafe });
    expect(await toldOf()).toEqual(['Firefox on Linux']);
  });

  it('counts its 90 days from the last time, not from the first', async () => {
    for (let n = 0; n < 3; n++) {
      await signIn({ userAgent: firefox, network: cafe });
      later(60 * dayMs);
    }
    await signIn({ userAgent: firefox, network: cafe });
    expect(await toldOf()).toEqual([]);
  });

  it.each([
    ['a known browser in another network', { network: cafe }],
    ['another browser in a known network', { userAgent: firefox }],
    ['a newer version of a known browser elsewhere', { userAgent: newerChrome, network: cafe }],
  ])('is not sent for %s', async (_what, client) => {
    await signIn(client);
    expect(await toldOf()).toEqual([]);
  });

  it('is not sent for what was seen apart: a browser here, a network there', async () => {
    await signIn({ network: cafe });
    await signIn({ userAgent: firefox });
    await signIn({ userAgent: firefox, network: cafe });
    expect(await toldOf()).toEqual([]);
  });

  it.each([
    ['not a moment before 90 days without it', 90 * dayMs - 1, []],
    ['after 90 days without it', 90 * dayMs, ['Firefox on Linux']],
  ])('is sent again %s', async (_when, away, told) => {
    await signIn({ userAgent: firefox, network: cafe });
    later(away);
    await purgeKnownDevices(orm.em.fork(), time.now);
    await signIn({ userAgent: firefox, network: cafe });
    expect(await toldOf()).toEqual(told);
  });

  it('is sent where the one known device was forgotten long ago but for its name', async () => {
    later(4 * 365 * dayMs);
    await purgeKnownDevices(orm.em.fork(), time.now);
    await signIn({ userAgent: firefox, network: hotel });
    expect(await toldOf()).toEqual(['Firefox on Linux']);
  });

  it('is not sent for a wrong password', async () => {
    const wrong = { email, password: 'Wrong-password-1', client: { userAgent: firefox, network: cafe } };
    await expect(visitor.sessions.signIn(wrong)).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    expect(await toldOf()).toEqual([]);
  });

  it('is sent to the owner of the account alone', async () => {
    const other = `other${people}@example.com`;
    await identity.aConfirmedAccount(other);
    await signIn({ userAgent: firefox, network: cafe });
    expect(await mailsTo(other)).toEqual([]);
  });

  it('is sent once where somebody signs in several times at once', async () => {
    await Promise.all(Array.from({ length: 4 }, () => signIn({ userAgent: firefox, network: cafe })));
    expect(await toldOf()).toEqual(['Firefox on Linux']);
  });
});
