import { expect, it } from 'vitest';
import { answersOf } from './home-answers.ts';
import { sendableHome } from './sendable-home.ts';

const stored = { ...answersOf(null), line1: '7 Quarry Street', townOrCity: 'Durham', postcode: 'DH1 3XX' };

it('writes the whole address out again when one line changes', () => {
  expect(sendableHome({ line1: '9 Quarry Street' }, stored).changes).toEqual({
    line1: '9 Quarry Street',
    address: '9 Quarry Street, Durham, DH1 3XX',
  });
});

it('leaves the address alone when only a choice changes', () => {
  expect(sendableHome({ homeOwnership: 'rent' }, stored).changes).toEqual({ homeOwnership: 'rent' });
});

it('sends a choice that was taken back as none', () => {
  expect(sendableHome({ coOwnerId: '' }, stored).changes).toEqual({ coOwnerId: null });
});

it('sends a yes or no as such', () => {
  expect(sendableHome({ isDomiciledHere: 'yes', hasBusiness: 'no', hasForeignAssets: '' }, stored).changes).toEqual({
    isDomiciledHere: true,
    hasBusiness: false,
    hasForeignAssets: null,
  });
});

it('sends nothing when nothing is free to be sent', () => {
  expect(sendableHome({}, stored)).toEqual({ changes: null, sent: {}, stillNeeded: null });
});
