import { randomUUID } from 'node:crypto';
import { createProducer } from '@plainwill/kit/queues/producer';
import { quietLog } from '@plainwill/kit/testing/call';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openThrottleStore } from '../../../services/gateway/src/throttling/throttle-store.ts';
import { hasRedis } from './support/servers/redis-server.ts';
import { startSharedRedis } from './support/servers/shared-redis.ts';

const denied = /NOPERM/;
const ofTheWholeStore = [
  ...[['flushall'], ['flushdb'], ['keys', '*'], ['config', 'get', '*'], ['acl', 'list'], ['monitor'], ['shutdown']],
  ...[
    ['client', 'list'],
    ['script', 'flush'],
    ['replicaof', 'no', 'one'],
  ],
];

describe.skipIf(!hasRedis)('the user of a service in Redis', () => {
  it('does what its service needs', async () => {
    const redis = await startSharedRedis();
    for (const service of ['identity', 'will-data', 'notifications'] as const) {
      const producer = createProducer(redis.urlOf(service), quietLog);
      onTestFinished(() => producer.close());
      const id = randomUUID();
      await producer.add('emails', [{ id, data: { source: 'identity', messageId: id } }]);
      expect(await producer.statesOf('emails', [id])).toEqual(['waiting']);
      expect(await producer.storeMark()).toMatch(/^\S{36} \w+$/);
    }
    const counters = openThrottleStore(redis.urlOf('gateway'), quietLog);
    onTestFinished(() => counters.close());
    const limiter = counters.limiter({ keyPrefix: 'throttle_1_in_60', points: 1, duration: 60 });
    await expect.poll(() => redis.connect('default').keys('throttle_*'), { timeout: 10_000 }).toEqual([]);
    await limiter.consume('somebody');
    await expect
      .poll(() => redis.connect('default').keys('*'), { timeout: 10_000 })
      .toContain('throttle_1_in_60:somebody');
  });

  it('reaches no key of another, and nothing of the whole store', async () => {
    const redis = await startSharedRedis();
    const admin = redis.connect('default');
    await admin.mset('throttle_1_in_60:x', '1', 'sign_in_email:x', '1', 'bull:emails:x', '1', 'bull:webhooks:x', '1');
    const [gateway, identity, willData, notifications] = (
      ['gateway', 'identity', 'will-data', 'notifications'] as const
    ).map((service) => redis.connect(service));
    for (const [client, keys] of [
      [gateway, ['bull:emails:x', 'plainwill:store-mark']],
      [identity, ['bull:webhooks:x', 'throttle_1_in_60:x', 'sign_in_email:x']],
      [willData, ['bull:webhooks:x', 'throttle_1_in_60:x', 'sign_in_email:x']],
      [notifications, ['throttle_1_in_60:x', 'sign_in_email:x']],
    ] as const) {
      for (const key of keys) {
        await expect(client?.get(key)).rejects.toThrow(denied);
        await expect(client?.eval('return redis.call("get", KEYS[1])', 1, key)).rejects.toThrow(denied);
        await expect(client?.set(key, '2')).rejects.toThrow(denied);
      }
      for (const [command = '', ...args] of ofTheWholeStore)
        await expect(client?.call(command, ...args)).rejects.toThrow(denied);
    }
    expect(await gateway?.get('sign_in_email:x')).toBe('1');
    expect(await notifications?.get('bull:webhooks:x')).toBe('1');
  });
});
