import type { FastifyReply, FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { createSlowRefusals } from './slow-refusals.ts';

const from = (ip: string) => ({ ip }) as FastifyRequest;
const answered = (statusCode: number) => ({ statusCode }) as FastifyReply;
/** Held answers wait for a timer, and so for longer than those that are sent at once. */
const outcomeOf = (sent: Promise<void>) =>
  Promise.race([sent.then(() => 'at once'), new Promise((resolve) => setImmediate(() => resolve('held')))]);

it('holds back what an address is refused after a hundred refusals in ten seconds, and nothing else', async () => {
  const slowDown = createSlowRefusals();
  const refuse = (ip: string) => outcomeOf(slowDown(from(ip), answered(429)));
  for (let n = 0; n < 100; n++) expect(await refuse('198.51.100.1')).toBe('at once');
  expect(await refuse('198.51.100.1')).toBe('held');
  expect(await outcomeOf(slowDown(from('198.51.100.1'), answered(200)))).toBe('at once');
  expect(await refuse('198.51.100.2')).toBe('at once');
});

it('holds two thousand back at most', async () => {
  const slowDown = createSlowRefusals();
  const sent = Array.from({ length: 2200 }, () => outcomeOf(slowDown(from('198.51.100.3'), answered(429))));
  const outcomes = await Promise.all(sent);
  expect(outcomes.filter((outcome) => outcome === 'held')).toHaveLength(2000);
});
