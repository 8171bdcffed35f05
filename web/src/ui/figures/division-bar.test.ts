import { expect, it } from 'vitest';
import { percentsOf } from './division-bar.tsx';

it.each([
  [
    [0.505, 0.495],
    ['51%', '49%'],
  ],
  [
    [0.335, 0.335, 0.33],
    ['34%', '33%', '33%'],
  ],
  [
    [0.995, 0.005],
    ['99%', 'less than 1%'],
  ],
  [[1], ['100%']],
])('prints %j as %j, which is not more than the whole', (shares, words) => {
  expect(percentsOf(shares)).toEqual(words);
});
