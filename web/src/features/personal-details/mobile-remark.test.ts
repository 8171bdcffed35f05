import { expect, it } from 'vitest';
import { mobileRemark } from './mobile-remark.ts';

it.each([
  ['+44', '07700 900123', false],
  ['+44', '+44 (0)7700-900123', false],
  ['+44', '01632 96000', false],
  ['+44', '0163 296', true],
  ['+44', '07700 900123 45', true],
  ['+33', '6 12', false],
  ['+44', '', false],
])('of %s %s has something to say: %s', (code, typed, hasRemark) => {
  expect(mobileRemark(code, typed) !== null).toBe(hasRemark);
});
