import { expect, it } from 'vitest';
import { queueUrl } from '../config/config.ts';
import { redisOptions } from './redis-options.ts';

it('asks every Sentinel of the address for the primary', () => {
  const url = 'redis-sentinel://gateway:pa%2Fss@a.example:26380,[::1],b/plain%20will?sentinelpassword=other';
  expect(redisOptions(url)).toMatchObject({
    sentinels: [
      { host: 'a.example', port: 26380 },
      { host: '::1', port: 26379 },
      { host: 'b', port: 26379 },
    ],
    name: 'plain will',
    username: 'gateway',
    password: 'pa/ss',
    sentinelPassword: 'other',
  });
});

it.each([
  'redis://redis',
  'rediss://:password@redis:6379/2',
  'postgres://queue@db/queue',
  'redis-sentinel://a/primary',
  'redis-sentinel://:password@a:26379,b:26379,c:26379/primary',
  'rediss-sentinel://:password@a:26379,b:26379,c:26379/primary',
])('%s may be where queues are', (url) => expect(queueUrl.safeParse(url).success).toBe(true));

it.each([
  'http://redis',
  'redis-sentinel://a:26379,b:26379',
  'redis-sentinel://a:26379,b:26379/',
  'redis-sentinel://a:26379,b:port/primary',
  'redis-sentinel://a,,b/primary',
  'redis-sentinel:///primary',
])('%s may not', (url) => expect(queueUrl.safeParse(url).error?.issues[0]?.message).toMatch(/redis-sentinel:\/\//));

it.each(['rediss://redis?sslrootcert=/nowhere/ca.crt', 'rediss-sentinel://a,b/primary?sslrootcert=/nowhere/ca.crt'])(
  'still says what is wrong with %s',
  (url) => {
    const { error } = queueUrl.safeParse(url);
    expect(error?.issues[0]?.message).toMatch(/sslrootcert/);
  },
);

it('speaks to Sentinel by TLS alone where the address says so', () => {
  expect(redisOptions('rediss-sentinel://a,b/primary').tls).toEqual({});
  expect(redisOptions('redis-sentinel://a,b/primary').tls).toBeUndefined();
});
