import { brand } from '@plainwill/contracts/shared/brand';
import { expect, it } from 'vitest';
import { promisesOf } from './promises.ts';

it('says what checks a will, and that no lawyer reads it, while no one does', () => {
  const { check, checkExplained } = promisesOf({ ...brand, review: 'off' });
  expect(check.text).toMatch(/automatic checks.*No lawyer reads them/);
  expect(checkExplained.join(' ')).toMatch(/does not know what your things are worth.*No lawyer reads your will/);
});

it('shows the price wherever the home page speaks of what a will is like, once there is one', () => {
  const { summary, short, priceOrPace } = promisesOf({ review: 'off', price: '£90' });
  expect(summary).toMatch(/The price: £90\.$/);
  expect(short).toEqual({ title: 'Fixed fee', text: '£90' });
  expect(priceOrPace).toMatchObject({ title: 'Fixed fees', text: expect.stringContaining('One price: £90.') });
});

it('speaks of no price while there is none', () => {
  expect(JSON.stringify(Object.values(promisesOf({ review: 'off', price: null })))).not.toMatch(/price|fee|£/i);
});
