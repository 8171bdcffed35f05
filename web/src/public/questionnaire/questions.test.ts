import type { PartialAnswers } from '@plainwill/contracts/notifications/vocabulary';
import { emptyAddress, structuredAddressOf } from '@plainwill/contracts/shared/address';
import { describe, expect, it } from 'vitest';
import { finishedAnswers, stepAt } from './questions.ts';

const address = {
  ...structuredAddressOf(emptyAddress),
  formatted_address: '7 Quarry Street, Durham, DH1 3AB',
  line_1: '7 Quarry Street',
  town_or_city: 'Durham',
  postcode: 'DH1 3AB',
};
const opening: PartialAnswers = { whoFor: 'Me', children: 'Yes' };
const owner: PartialAnswers = { ...opening, homeOwned: 'Yes', address, business: 'No' };
const tenant: PartialAnswers = { ...opening, homeOwned: 'No', locationEnglandWales: 'Yes', business: 'No' };

describe('stepAt', () => {
  it('begins at the first of five, though nobody knows yet which they are', () => {
    expect(stepAt(1, {})).toMatchObject({ question: 'whoFor', number: 1, percent: 20, isLast: false });
  });

  it('asks an owner for the address and a tenant where they live, then both about a business', () => {
    expect(stepAt(4, owner)).toMatchObject({ question: 'address', percent: 80 });
    expect(stepAt(4, tenant)).toMatchObject({ question: 'locationEnglandWales' });
    expect(stepAt(5, owner)).toMatchObject({ question: 'business', percent: 100, isLast: true });
  });

  it('does not let an address in the browser skip a question', () => {
    expect(stepAt(5, { whoFor: 'Me' })).toMatchObject({ question: 'children', number: 2 });
    expect(stepAt(9, owner).number).toBe(5);
  });

  it.each([0, -1, 1.5, Number.NaN])('starts at the beginning when asked for step %s', (wanted) => {
    expect(stepAt(wanted, owner).number).toBe(1);
  });

  it('goes back to the question that a change of mind has opened', () => {
    expect(stepAt(5, { ...owner, homeOwned: 'No' })).toMatchObject({ question: 'locationEnglandWales', number: 4 });
  });

  it('says what is missing until the question is answered', () => {
    expect(stepAt(1, {}).missing).toBe('Choose an answer to continue.');
    expect(stepAt(4, { ...owner, address: undefined }).missing).toBe(
      'Find your address by its postcode, or enter it yourself.',
    );
    expect(stepAt(4, { ...owner, address: { ...address, postcode: ' ' } }).missing).toBe('Enter your postcode.');
    expect(stepAt(4, owner).missing).toBeNull();
    const forces = { ...structuredAddressOf(emptyAddress), line_1: 'Sgt A Hart, 1 Bn Rifles', line_2: 'BFPO 57' };
    expect(stepAt(4, { ...owner, address: forces }).missing).toBeNull();
  });
});

describe('finishedAnswers', () => {
  it('leaves out the answer to a question that is no longer asked', () => {
    expect(finishedAnswers({ ...tenant, address })).not.toHaveProperty('address');
    expect(finishedAnswers({ ...owner, locationEnglandWales: 'Yes' })).not.toHaveProperty('locationEnglandWales');
  });

  it('has nothing to send while a question is open', () => {
    expect(finishedAnswers({ ...owner, business: undefined })).toBeNull();
    expect(finishedAnswers({ ...tenant, locationEnglandWales: undefined })).toBeNull();
  });
});
