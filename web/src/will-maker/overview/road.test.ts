import { brand } from '@plainwill/contracts/shared/brand';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aStanding, aWholeRecord } from '../../testing/a-standing.ts';
import { someHomeDetails, somePersonalDetails } from '../../testing/a-testator-record.ts';
import type { Standing } from './progress.ts';
import { nextStop, roadOf } from './road.ts';

const { review: mode } = brand;
beforeEach(() => {
  brand.review = 'optional';
});
afterEach(() => {
  brand.review = mode;
});

/** "You: about 12 minutes" for each stop, with a tick for what is done. */
const road = (standing: Standing) =>
  roadOf(standing).map(({ label, isDone, isLocked, note }) =>
    [isDone && '✓', isLocked && 'locked', label, note].filter(Boolean).join(' '),
  );

const whole = (more: Partial<Standing> = {}) => aStanding(aWholeRecord(), more);

describe('the road', () => {
  it('tells a beginner how long each stop takes, and what the wishes wait for', () => {
    const beginner = aStanding();
    expect(road(beginner)).toEqual([
      'You about 9 minutes',
      'locked Wishes needs 3 more sections',
      'Read draft so far',
      'Check optional',
      'Sign and keep about 10 minutes',
    ]);
    expect(nextStop(beginner)).toBe('you');
  });

  it('opens the wishes once the details are there', () => {
    const standing = aStanding({
      personalDetails: somePersonalDetails({ maritalStatus: 'single' }),
      homeDetails: someHomeDetails({ homeOwnership: 'rent' }),
    });
    expect(road(standing).slice(0, 2)).toEqual(['✓ You', 'Wishes about 15 minutes']);
    expect(nextStop(standing)).toBe('wishes');
  });

  it.each<[string, Partial<Standing>, string]>([
    ['what is to be fixed', { fixes: 1, toRead: 2 }, 'Read 1 thing to fix'],
    ['what is to be read', { toRead: 2 }, 'Read 2 to read'],
    ['how long it takes', {}, 'Read about 5 minutes'],
    ['nothing once it is read', { isRead: true }, '✓ Read'],
  ])('says of reading %s', (_what, more, said) => {
    expect(road(whole(more))[2]).toBe(said);
    expect(nextStop(whole(more))).toBe(more.isRead ? 'sign' : 'read');
  });

  it.each<[Standing['check'], string, string]>([
    [null, 'Check optional', 'sign'],
    ['reading', 'Check Waiting for our reviewer', 'check'],
    ['asked', 'Check A question for you', 'check'],
    ['returned', 'Check Returned', 'check'],
    ['approved', '✓ Check Approved', 'sign'],
    ['changed', 'Check Changed since approved', 'sign'],
  ])('shows the check: %s', (check, said, next) => {
    const standing = whole({ isRead: true, check });
    expect(road(standing)[3]).toBe(said);
    expect(nextStop(standing)).toBe(next);
  });

  it.each<[Standing['check'], string]>([
    ['reading', 'Check Waiting for our reviewer since 20 November 2024'],
    ['approved', '✓ Check Approved 20 November 2024'],
    ['changed', 'Check Changed since approved'],
  ])('dates the check: %s', (check, said) => {
    expect(road(whole({ check, checkSince: '2024-11-20T10:00:00.000Z' }))[3]).toBe(said);
  });

  it('asks for the check before signing where each will is checked, and has none where none is', () => {
    brand.review = 'required';
    expect(road(whole({ isRead: true }))[3]).toBe('Check');
    expect(nextStop(whole({ isRead: true }))).toBe('check');
    expect(nextStop(whole({ isRead: true, check: 'changed' }))).toBe('check');
    brand.review = 'off';
    expect(road(whole({ isRead: true }))).toHaveLength(4);
    expect(nextStop(whole({ isRead: true }))).toBe('sign');
  });

  it('tells of the copy to sign', () => {
    const sign = (copy: Standing['copy']) => road(whole({ isRead: true, copy }))[4];
    expect(sign({ number: 2, isOutdated: false })).toBe('Sign and keep copy 2 to print');
    expect(sign({ number: 2, isOutdated: true })).toBe('Sign and keep answers changed');
  });

  it('ends where the paper says what the answers say, and goes on once they change', () => {
    const signed = { on: '2026-11-20', isNewestCopy: true };
    const done = whole({ signed, copy: { number: 1, isOutdated: false } });
    expect(road(done).at(-1)).toBe('✓ Sign and keep signed 20 November 2026');
    expect(nextStop(done)).toBe('sign');
    const changed = whole({ signed, copy: { number: 1, isOutdated: true }, isRead: true });
    expect(road(changed).at(-1)).toBe('Sign and keep answers changed');
    const newer = whole({ signed: { ...signed, isNewestCopy: false }, copy: { number: 2, isOutdated: false } });
    expect(road(newer).at(-1)).toBe('Sign and keep copy 2 to print');
  });
});
