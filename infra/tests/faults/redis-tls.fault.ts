import { dayMs } from '@plainwill/contracts/shared/durations';
import { redisOptions } from '@plainwill/kit/queues/redis-options';
import { Redis } from 'ioredis';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createAuthority, lifetimeDays } from '../../deploy/certificates/make-certificates.ts';
import { someCertificates } from './support/certificates.ts';
import { expectBalance } from './support/expect-balance.ts';
import { startLoad } from './support/load.ts';
import { startSharedRedis } from './support/servers/shared-redis.ts';
import { openStage } from './support/stage.ts';
import { onRedis, withFault } from './support/stores.ts';

const limitMs = 30_000;
const soon = { timeout: limitMs, interval: 20 };
const waits = 'accepted work waits';
const disbelieved = /"level":50,.*"ALARM: TLS to the queue store fails/;

const longAgo = () => new Date(Date.now() - (lifetimeDays + 1) * dayMs);

/** A store by TLS with certificates of its own authority and of one whose time is over, and visitors who ask for much. */
async function aBusyStage() {
  const certificates = await someCertificates();
  const expired = await createAuthority(longAgo());
  certificates.believe(expired);
  const redis = await startSharedRedis(await certificates.of(['redis', 'localhost']));
  const stage = await openStage({ store: { ...redis, url: redis.urlOf('default') } });
  const [notifications, gateway] = [stage.service('notifications'), stage.service('gateway')];
  await Promise.all([
    notifications.start({ QUEUE_URL: redis.urlOf('notifications'), ...withFault({ repairMs: 1000 }) }),
    gateway.start({ QUEUE_URL: redis.urlOf('gateway') }),
  ]);
  const load = startLoad({ perSecond: 20, act: (id) => stage.submitAsVisitor(id) });
  /** Waits until so many more have been accepted. */
  const goesOn = (count = 40) => {
    const before = load.report.accepted.length;
    return vi.waitFor(() => expect(load.report.accepted.length).toBeGreaterThan(before + count), soon);
  };
  return { certificates, expired, redis, stage, notifications, gateway, load, goesOn };
}

onRedis(() => {
  it('accepts all while its store by TLS is away or cut off, and delivers each once it is back', async () => {
    const { redis, stage, notifications, gateway, load, goesOn } = await aBusyStage();
    await goesOn();
    await redis.stop();
    await vi.waitFor(() => expect(notifications.output()).toContain(waits), soon);
    await goesOn();
    await redis.start();
    await goesOn();
    await redis.crash();
    await redis.start();
    await goesOn();
    const { accepted, failures } = await load.stop();
    expect(failures).toEqual([]);
    await expectBalance(accepted, stage.webhooks, limitMs);
    expect([notifications, gateway].map(({ isRunning }) => isRunning())).toEqual([true, true]);
    for (const { output } of [notifications, gateway]) expect(output()).not.toMatch(disbelieved);
  });

  it.each(['of another authority', 'of another name', 'that has expired'])(
    'tells nothing to a store with a certificate %s, says so, accepts all the same, and goes on with the right one',
    async (wrong) => {
      const { certificates, expired, redis, stage, notifications, gateway, load, goesOn } = await aBusyStage();
      const shown = await (wrong === 'of another name'
        ? certificates.of(['identity', 'identity.example'])
        : certificates.of(
            ['redis', 'localhost'],
            wrong === 'that has expired' ? expired : await createAuthority(new Date()),
          ));
      await goesOn();
      await redis.stop();
      const impostor = await redis.startAs(shown);
      // So far only this test has asked.
      await impostor.config('RESETSTAT');
      for (const { output } of [notifications, gateway])
        await vi.waitFor(() => expect(output()).toMatch(disbelieved), soon);
      const delivered = stage.webhooks.posts.length;
      await goesOn();
      expect(stage.webhooks.posts).toHaveLength(delivered);
      expect(await impostor.info('commandstats')).not.toMatch(/cmdstat_(?:hello|auth)/);
      await redis.stop();
      await redis.start();
      await goesOn();
      const { accepted, failures } = await load.stop();
      expect(failures).toEqual([]);
      await expectBalance(accepted, stage.webhooks, limitMs);
      expect([notifications, gateway].map(({ isRunning }) => isRunning())).toEqual([true, true]);
    },
  );

  it('outlives a store that is not believed while the connection to it is being closed', async () => {
    const certificates = await someCertificates();
    const redis = await startSharedRedis(await certificates.of(['redis', 'localhost']));
    await redis.stop();
    await redis.startAs(await certificates.of(['redis', 'localhost'], await createAuthority(new Date())));
    const uncaught = vi.fn();
    process.on('uncaughtException', uncaught);
    onTestFinished(() => void process.off('uncaughtException', uncaught));
    for (let times = 0; times < 20; times++) {
      const options = { ...redisOptions(redis.urlOf('gateway')), lazyConnect: true, retryStrategy: () => null };
      const client = new Redis(options).on('error', () => {});
      const ended = new Promise<void>((resolve) => void client.once('end', resolve));
      client.connect().catch(() => {});
      // The connection is begun, and nobody has answered.
      await new Promise(process.nextTick);
      client.disconnect();
      await ended;
    }
    expect(uncaught).not.toHaveBeenCalled();
  });
});
