import { generateKeyPairSync } from 'node:crypto';
import { serviceNames } from '@plainwill/contracts';
import { describe, expect, it } from 'vitest';
import { config } from './config.ts';

const required = Object.fromEntries(
  config.variables.filter(({ isRequired }) => isRequired).map(({ name }) => [name, 'https://wills.example']),
);
const good = {
  ...required,
  PUBLIC_URL: 'https://wills.example',
  QUEUE_URL: 'redis://:3f9c1a7be2d84056@redis',
  GATEWAY_SIGNING_KEY: JSON.stringify(generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' })),
};
const reading = (settings: Record<string, string>) => () => config.read({ ...good, ...settings });

it('needs the address of every service', () => {
  expect(Object.keys(required).filter((name) => name.endsWith('_URL'))).toHaveLength(serviceNames.length + 2);
});

describe('trusted proxies', () => {
  it.each([
    ['', []],
    ['127.0.0.1', ['127.0.0.1']],
    ['10.42.0.0/16, 2001:db8::/32,::1', ['10.42.0.0/16', '2001:db8::/32', '::1']],
  ])('are networks: %j', (value, networks) => {
    expect(reading({ TRUSTED_PROXIES: value })().trustedProxies).toEqual(networks);
  });

  it.each(['1', '0', 'true', 'loopback', '10.0.0.0/33', '10.0.0', '0.0.0.0/0', '::/0', '127.0.0.1;10.0.0.1'])(
    'are neither a count nor everybody: %s',
    (value) => {
      expect(reading({ TRUSTED_PROXIES: value })).toThrow(/^TRUSTED_PROXIES: It must be networks.*10\.42\.0\.0\/16/);
    },
  );

  const production = { NODE_ENV: 'production' };
  it('are needed in production where something else must be speaking TLS', () => {
    expect(reading(production)).toThrow(/^TRUSTED_PROXIES: It is empty, but PUBLIC_URL .*Set it to/);
    expect(reading({ ...production, TRUSTED_PROXIES: '127.0.0.1' })).not.toThrow();
    expect(reading({ ...production, GATEWAY_TLS: 'true' })).not.toThrow();
    const plain = { PUBLIC_URL: 'http://wills.example', ALLOW_HTTP_PUBLIC_URL: 'true' };
    expect(reading({ ...production, ...plain })).not.toThrow();
    expect(reading({})).not.toThrow();
  });
});
