import { onEachQueueStore, type TestStore } from '@plainwill/kit/testing/queue-stores';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { aPasskeyAnswer, aSecondStepIdentity, codeWhileBusy, rightCode, wrongCode } from '../testing/second-steps.ts';
import { patientTimeoutsMs, startSite } from '../testing/site.ts';

const pendingCookie = 'plainwill_dev_pending';
const passkeyCookie = 'plainwill_dev_passkey';
let strangers = 0;
const anAddress = () => `10.${++strangers >> 16}.${(strangers >> 8) & 255}.${strangers & 255}`;

/** One gateway before a stand-in of identity, and a page of the site in a browser of each address. */
async function aGateway(queueUrl?: string) {
  const identity = aSecondStepIdentity();
  const site = await startSite(
    { identity: identity.router },
    { trustedProxies: ['127.0.0.1'], settings: queueUrl ? { queueUrl } : {}, timeoutsMs: patientTimeoutsMs },
  );
  const post = (path: string, body: unknown, address: string, cookie = '') =>
    site.send(`/auth/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: site.publicUrl, 'x-forwarded-for': address, cookie },
      body: JSON.stringify(body),
    });

  /** The cookie of a sign-in that waits for its second step. */
  function half() {
    const token = `half-${++strangers}`;
    identity.pending.add(token);
    return `${pendingCookie}=${token}`;
  }

  return {
    begin: (address: string) => post('passkey/begin', { purpose: 'signIn' }, address),
    finish: (address: string, id: 'right' | 'wrong' | 'busy' = 'wrong') =>
      post('passkey/finish', { passkey: aPasskeyAnswer(id) }, address, `${passkeyCookie}=a-browser`),
    second: (address: string, code = wrongCode) => post('second', { proof: { code } }, address, half()),
    ways: (address: string) => post('second/ways', {}, address, half()),
    recovery: (address: string) => post('recovery', {}, address, half()),
    /** A signed-in person who can re-authenticate from any page. */
    aPerson() {
      const cookie = `plainwill_dev=${identity.openSession().sessionId}`;
      return (address = anAddress()) => post('reauthenticate', { proof: { code: wrongCode } }, address, cookie);
    },
    signIn: (address: string) => post('sign-in', { email: `${address}@example.com`, password: 'wrong' }, address),
    delayAnswers(until: Promise<void>) {
      identity.state.slow = until;
    },
    recoveriesBegun: identity.recoveriesBegun,
    close: () => site.close(),
  };
}

type Gateway = Awaited<ReturnType<typeof aGateway>>;

async function statuses(times: number, attempt: () => Promise<Response>) {
  const seen: number[] = [];
  for (let i = 0; i < times; i++) seen.push((await attempt()).status);
  return seen;
}

const repeated = (times: number, status: number) => Array(times).fill(status);

const tests = (gateway: () => Gateway) => {
  const perAddress = [
    ['asking for a passkey', 'begin', 30, 200, 60],
    ['a wrong passkey', 'finish', 20, 401, 60],
    ['a wrong second step', 'second', 40, 401, 600],
    ['asking what the second step may be', 'ways', 30, 200, 60],
    ['asking for the slow way back', 'recovery', 10, 200, 3600],
  ] as const;

  it.each(perAddress)(
    '%s: from one address %s %i times and no more',
    async (_what, route, maxCalls, status, seconds) => {
      const attempt = gateway()[route];
      const address = anAddress();
      expect(await statuses(maxCalls, () => attempt(address))).toEqual(repeated(maxCalls, status));
      const refused = await attempt(address);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(seconds);
      expect(await refused.json()).toMatchObject({
        error: { message: expect.stringMatching(/Wait \d+ (seconds|minutes)/) },
      });
      expect((await attempt(anAddress())).status).toBe(status);
    },
  );

  it('counts a household’s IPv6 addresses as one', async () => {
    const { second } = gateway();
    const network = (++strangers).toString(16);
    let host = 0;
    expect(await statuses(40, () => second(`2001:db8:${network}:1::${(++host).toString(16)}`))).toEqual(
      repeated(40, 401),
    );
    expect((await second(`2001:db8:${network}:1:ffff::9`)).status).toBe(429);
    expect((await second(`2001:db8:${network}:2::1`)).status).toBe(401);
  });

  it('takes back a right second step, so that a household’s sign-ins are not counted', async () => {
    const { second } = gateway();
    const address = anAddress();
    expect(await statuses(45, () => second(address, rightCode))).toEqual(repeated(45, 200));
    expect(await statuses(40, () => second(address))).toEqual(repeated(40, 401));
    expect((await second(address)).status).toBe(429);
  });

  it('counts showing again who is there by the account, from wherever', async () => {
    const { aPerson } = gateway();
    const reauthenticate = aPerson();
    expect(await statuses(10, () => reauthenticate())).toEqual(repeated(10, 401));
    expect((await reauthenticate()).status).toBe(429);
    expect((await aPerson()()).status).toBe(401);
  });

  it('counts nothing that identity was too busy to compare', async () => {
    const { second, finish } = gateway();
    const address = anAddress();
    expect(await statuses(45, () => second(address, codeWhileBusy))).toEqual(repeated(45, 429));
    expect((await second(address)).status).toBe(401);
    expect(await statuses(25, () => finish(address, 'busy'))).toEqual(repeated(25, 429));
    expect((await finish(address)).status).toBe(401);
  });

  it('counts nothing that was turned away here because too many others signed in', async () => {
    const { second, finish, aPerson, signIn, delayAnswers } = gateway();
    const { promise, resolve } = Promise.withResolvers<void>();
    delayAnswers(promise);
    const turnedAway: Response[] = [];
    const others = Array.from({ length: 48 + 96 + 10 }, () =>
      signIn(anAddress()).then((answer) => answer.status === 429 && turnedAway.push(answer)),
    );
    const [address, reauthenticate] = [anAddress(), aPerson()];
    await vi.waitFor(() => expect(turnedAway).toHaveLength(10), { timeout: 30_000 });
    expect(await statuses(45, () => second(address))).toEqual(repeated(45, 429));
    expect(await statuses(25, () => finish(address))).toEqual(repeated(25, 429));
    expect(await statuses(15, () => reauthenticate())).toEqual(repeated(15, 429));
    resolve();
    await Promise.all(others);
    const after = [await second(address), await finish(address), await reauthenticate()];
    expect(after.map(({ status }) => status)).toEqual([401, 401, 401]);
  });
};

onEachQueueStore((openStore) => {
  let store: TestStore;
  let gateways: [Gateway, Gateway];

  /** True if a call that one gateway has counted counts at the other. */
  async function countTogether() {
    const address = anAddress();
    for (const { finish } of gateways) await statuses(10, () => finish(address));
    const seen = await Promise.all(gateways.map(({ finish }) => finish(address)));
    return seen.every(({ status }) => status === 429);
  }

  beforeAll(async () => {
    store = await openStore();
    gateways = [await aGateway(store.url), await aGateway(store.url)];
    // A gateway counts for itself until it has reached the store.
    await vi.waitFor(async () => expect(await countTogether()).toBe(true), { timeout: 10_000 });
  });
  afterAll(async () => {
    await Promise.all(gateways.map(({ close }) => close()));
    await store.remove();
  });

  it('counts for all gateways together', async () => expect(await countTogether()).toBe(true));
  tests(() => gateways[0]);
});

describe('with the store away', () => {
  let gateway: Gateway;
  beforeAll(async () => {
    gateway = await aGateway();
  });
  afterAll(() => gateway.close());
  tests(() => gateway);
});
