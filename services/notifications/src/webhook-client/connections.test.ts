import { promisify } from 'node:util';
import { expect, it, vi } from 'vitest';
import { PrivateAddress, publicLookup } from './connections.ts';

const published = { address: '93.184.216.34', family: 4 };
const loopback = { address: '127.0.0.1', family: 4 };
const ask = (resolve: Parameters<typeof publicLookup>[0]) =>
  promisify(
    publicLookup(resolve) as (name: string, options: object, done: (error: unknown, found: unknown) => void) => void,
  );

it('gives a socket the very addresses that it has checked', async () => {
  const resolve = vi.fn(async () => [published]);
  expect(await ask(resolve)('receiver.example', { all: true })).toEqual([published]);
  expect(await ask(resolve)('receiver.example', {})).toBe(published.address);
  expect(resolve).toHaveBeenCalledTimes(2);
});

it('refuses a name on the look that leads to this machine, however public it looked before', async () => {
  const answers = [[published], [loopback]];
  const lookup = ask(async () => answers.shift() ?? []);
  expect(await lookup('receiver.example', {})).toBe(published.address);
  await expect(lookup('receiver.example', {})).rejects.toThrow(PrivateAddress);
});

it('refuses a name when any of its addresses is private, and one that has none', async () => {
  await expect(ask(async () => [published, loopback])('receiver.example', { all: true })).rejects.toThrow(
    PrivateAddress,
  );
  await expect(ask(async () => [])('receiver.example', { all: true })).rejects.toThrow(PrivateAddress);
});

it('passes on that a name is not known', async () => {
  const unknown = async () => {
    throw Object.assign(new Error('not found'), { code: 'ENOTFOUND' });
  };
  await expect(ask(unknown)('receiver.example', {})).rejects.toMatchObject({ code: 'ENOTFOUND' });
});
