import { expect, it } from 'vitest';
import { progressLine } from './progress.ts';

const begun = { bytes: 0, lines: 1, stored: 0, refused: 0 };

it('says how far an import is, how fast, and how long it will take', () => {
  const half = { bytes: 500, lines: 50_001, stored: 50_000, refused: 0 };
  expect(progressLine('addresses', half, begun, 1000, 5)).toBe(
    '████████████░░░░░░░░░░░░  50 % · 50,000 addresses · 10,000/s · 5 s left',
  );
});

it('counts the speed from where this run began', () => {
  const resumed = { bytes: 400, lines: 40_001, stored: 40_000, refused: 0 };
  const now = { bytes: 500, lines: 50_001, stored: 50_000, refused: 0 };
  expect(progressLine('addresses', now, resumed, 1000, 2)).toContain('50,000 addresses · 5,000/s · 10 s left');
});

it('promises nothing before it has begun, nor after it has ended', () => {
  expect(progressLine('addresses', begun, begun, 1000, 0)).toBe('░░░░░░░░░░░░░░░░░░░░░░░░   0 % · 0 addresses');
  expect(progressLine('addresses', { ...begun, bytes: 1000, stored: 10 }, begun, 1000, 1)).not.toContain('left');
});
