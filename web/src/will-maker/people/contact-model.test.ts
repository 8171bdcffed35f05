import { describe, expect, it } from 'vitest';
import { aContactNamed } from '../../testing/a-family.ts';
import { fieldsWithin } from '../sections/record-form/dialog-draft.ts';
import {
  addressIn,
  contactDraftOf,
  contactRoleOptions,
  emptyContact,
  executorRelationshipOptions,
  guardianRelationshipOptions,
  isSameContactDraft,
  missingInContact,
} from './contact-model.ts';

const address = {
  address: '8 Chantry Steps, Durham, DH1 0ZZ',
  line1: '8 Chantry Steps',
  line2: '',
  townOrCity: 'Durham',
  county: '',
  postcode: 'DH1 0ZZ',
};

describe('the draft of a person', () => {
  it('has their number as it is written at home, and nothing of the notes', () => {
    const ann = aContactNamed('Ann Reed', { mobileNumber: '7700900123', notes: 'private' });
    expect(contactDraftOf(ann)).toMatchObject({ firstName: 'Ann', mobileNumber: '07700900123' });
    expect(contactDraftOf(ann)).not.toHaveProperty('notes');
    const abroad = aContactNamed('Ann Reed', { mobileCountryCode: '+353', mobileNumber: '861234567' });
    expect(contactDraftOf(abroad).mobileNumber).toBe('861234567');
  });

  it('has an address as the finder has it, or none', () => {
    expect(addressIn(emptyContact)).toBeNull();
    expect(addressIn({ ...emptyContact, ...address })).toEqual(address);
    expect(addressIn({ ...emptyContact, address: 'A tent on the moor' })?.address).toBe('A tent on the moor');
  });

  it('differs from another in any one field', () => {
    expect(isSameContactDraft(emptyContact, { ...emptyContact })).toBe(true);
    expect(isSameContactDraft(emptyContact, { ...emptyContact, role: 'friend' })).toBe(false);
    expect(isSameContactDraft(emptyContact, { ...emptyContact, county: 'Durham' })).toBe(false);
  });

  it('lacks names of spaces only, and a relationship where one is needed', () => {
    const draft = { ...emptyContact, firstName: ' ', lastName: 'Reed' };
    expect(missingInContact(draft, { whose: 'the guardian’s' }, null)).toEqual({
      firstName: 'Enter the guardian’s first name',
    });
    expect(missingInContact({ ...draft, firstName: 'Ann' }, { whose: 'their' }, null)).toBeNull();
    expect(
      missingInContact({ ...draft, firstName: 'Ann' }, { whose: 'their', relationship: 'required' }, null),
    ).toEqual({
      role: 'Choose who they are to you',
    });
  });
});

it('takes from a failure what concerns the fields of one part', () => {
  const fields = { 'person.email': 'Enter an email address', 'person.postcode': 'Too long', role: 'Choose a role' };
  expect(fieldsWithin('person', fields)).toEqual({
    email: 'Enter an email address',
    postcode: 'Too long',
  });
  expect(fieldsWithin('contact', fields)).toBeUndefined();
});

it.each([
  ['contact', contactRoleOptions, 'Brother or sister, Parent, Other'],
  ['executor', executorRelationshipOptions, 'Brother or sister, Half-brother or half-sister, Parent, Other relative'],
  [
    'guardian',
    guardianRelationshipOptions,
    'Brother or sister, Half-brother or half-sister, Parent, Other relative, Other',
  ],
])('offers for a new %s each relationship once, those that may mean two people last', (_who, options, last) => {
  const labels = options.map(({ label }) => label);
  expect(labels).toEqual(
    expect.arrayContaining(['Mother', 'Brother', 'Niece', 'Godchild', 'Solicitor'].filter((l) => labels.includes(l))),
  );
  expect(new Set(labels).size).toBe(labels.length);
  expect(labels.slice(-last.split(', ').length).join(', ')).toBe(last);
});
