import { expect, it } from 'vitest';
import { nextStepsOf } from './next-steps.ts';

const said = (review: 'off' | 'optional' | 'required') => {
  const steps = nextStepsOf({ review, reviewer: 'legal professionals' });
  return { titles: steps.map(({ title }) => title), text: steps.map(({ text }) => text).join(' ') };
};

it('has two steps, and no word of a check by people, where no one reads wills', () => {
  const { titles, text } = said('off');
  expect(titles).toEqual(['Document Preparation', 'Delivery & Signing']);
  expect(text).not.toMatch(/legal|checked by|approved/i);
});

it('promises no more than that a will can be checked, where people may ask for it', () => {
  const { titles, text } = said('optional');
  expect(titles).toEqual(['Legal Review', 'Document Preparation', 'Delivery & Signing']);
  expect(text).toMatch(/if you ask, your will can be checked by legal professionals/);
  expect(text).not.toMatch(/is checked by|approved/);
});

it('says that every will is checked, and the copy waits for that, where it must be', () => {
  const { titles, text } = said('required');
  expect(titles).toEqual(['Legal Review', 'Document Preparation', 'Delivery & Signing']);
  expect(text).toMatch(/your will is checked by legal professionals\. Once your will is approved/);
  expect(text).not.toMatch(/can be checked/);
});
