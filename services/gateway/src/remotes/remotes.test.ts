import { expect, it } from 'vitest';
import type { Cost } from './circuit-breaker.ts';
import { perCost } from './circuit-breaker.ts';
import { remotesOf } from './remotes.ts';

it('sends costly calls, and those that come together with one, behind a breaker of their own', async () => {
  const taken: Cost[] = [];
  const circuitBreakers = {
    willData: perCost((cost) => async () => {
      taken.push(cost);
      return '';
    }),
  };
  const remotes = {
    connections: { willData: perCost(() => ({})) },
    circuitBreakers,
    requestId: 'a-request',
  } as unknown as Parameters<typeof remotesOf>[0];
  const remote = remotesOf(remotes)('willData', null);
  await remote.query('testatorRecord.get', undefined);
  await remote.query('whatIf.answer', {});
  await remote.mutation('signingCopies.make', {});
  const paths = ['testatorRecord.get', 'whatIf.answer'];
  await remote.passOn('query', { isBatch: true, paths, body: '{}' });
  expect(taken).toEqual(['cheap', 'costly', 'costly', 'costly']);
});
