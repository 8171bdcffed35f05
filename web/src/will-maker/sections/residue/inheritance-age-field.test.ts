import { describe, expect, it } from 'vitest';
import { ageOnLeaving, ageRemark, changeRemark } from './inheritance-age-field.tsx';

describe('the age once its field is left', () => {
  it.each([
    ['', 21],
    ['   ', 21],
    ['twenty', 21],
    ['1e999', 21],
    ['15', 16],
    ['16', 16],
    ['15.5', 16],
    ['24.4', 24],
    ['24.5', 25],
    ['30', 30],
    ['30.4', 30],
    ['31', 30],
    ['-5', 16],
    [' 19 ', 19],
  ])('of %j typed over 21 is %i', (typed, age) => expect(ageOnLeaving(typed, 21)).toBe(age));
});

it('says that an age was changed, and to what', () => {
  expect(changeRemark('15', 16)).toBe('You typed “15”. It has to be a whole number from 16 to 30, so it is 16 now.');
  expect(changeRemark('abc', 21)).toMatch(/^You typed “abc”\. .* it is 21 now\.$/);
  for (const typed of ['21', ' 21 ', '']) expect(changeRemark(typed, 21)).toBeNull();
});

it.each([
  [16, /Under 18/],
  [17, /Under 18/],
  [26, /Above 25/],
  [30, /Above 25/],
])('warns of the age %i', (age, warning) => expect(ageRemark(age)).toMatch(warning));

it.each([18, 21, 25])('has nothing against the age %i', (age) => expect(ageRemark(age)).toBeNull());
