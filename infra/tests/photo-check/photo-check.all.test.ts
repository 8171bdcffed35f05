import { expect, it } from 'vitest';
import { lookAtPhotographs, outcomeOf } from './look-at-photographs.ts';

it('keeps to its aims in 200 drawn photographs', () => {
  const { pages, boxes, empty, emptyCalledFilled, filledCalledEmpty, unclear } = outcomeOf(lookAtPhotographs(1, 200));
  expect(pages / 200).toBeGreaterThanOrEqual(0.99);
  expect(emptyCalledFilled / empty).toBeLessThanOrEqual(0.01);
  expect(filledCalledEmpty / (boxes - empty)).toBeLessThanOrEqual(0.01);
  expect(unclear / boxes).toBeLessThanOrEqual(0.1);
}, 900_000);
