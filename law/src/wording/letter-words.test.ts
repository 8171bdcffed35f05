import { expect, it } from 'vitest';
import { givesInLetter, letterHints } from './letter-words.ts';

it.each([
  'I give my watch to Tom.',
  'I also give Sue £500.',
  'I hereby give, devise and bequeath everything.',
  'I BEQUEATH my books.',
  'To be clear, I\ngive the piano to Ann.',
  'I give you my ring with all my love.',
])('finds a gift in “%s”', (text) => {
  expect(givesInLetter(text)).toBe(true);
  expect(letterHints(text)).toContain('gift');
});

it.each([
  'I give you my love.',
  'I give all of you my warmest thanks.',
  'I give my blessing to the match.',
  'I give the reasons below.',
  'I give up trying to explain cricket.',
  'I would be glad if you gave Tom my watch.',
  'Please give Tom my watch.',
  'Naomi gives to charity. Hi, given the chance.',
])('finds none in “%s”', (text) => expect(letterHints(text)).toEqual([]));

it.each(['I leave my watch to Tom.', 'I would like to leave Sue £500.', 'My bequest to Ann', 'a legacy for the choir'])(
  'warns of “%s”, which may be a gift',
  (text) => {
    expect(givesInLetter(text)).toBe(false);
    expect(letterHints(text)).toEqual(['gift']);
  },
);

it.each(['I leave it to you to decide.', 'I leave that decision to you.', 'Leave the garden as it is.'])(
  'takes a decision left to the reader for no gift: “%s”',
  (text) => expect(letterHints(text)).toEqual([]),
);

it.each(['Play my favourite hymn.', 'I want to be cremated.', 'Scatter my ashes at sea.', 'No funeral, please.'])(
  'knows words about a funeral: “%s”',
  (text) => expect(letterHints(text)).toEqual(['funeral']),
);

it('says nothing of words that only look like them', () => {
  expect(letterHints('The ashes tree in our garden, and the funerary art at the museum.')).toEqual([]);
});
