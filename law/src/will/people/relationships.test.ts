import { executorRelationships } from '@plainwill/contracts/will-data/vocabulary';
import { describe, expect, it } from 'vitest';
import {
  childPhrase,
  contactPhrase,
  isAdultRole,
  isChildRole,
  isProfessionalRole,
  spousePhrase,
} from './relationships.ts';

describe('relationships', () => {
  it.each([
    ['parent', null],
    ['mother', 'my mother'],
    ['stepparent', 'my step-parent'],
    ['child', 'my child'],
    ['stepchild', 'my stepchild'],
    ['sibling', null],
    ['half_sibling', null],
    ['other_relative', null],
    ['Carer', 'my carer'],
    ['brother', 'my brother'],
    ['half_sister', 'my half-sister'],
    ['step_grandchild', 'my step-grandchild'],
    ['godchild', 'my godchild'],
    ['daughter_in_law', 'my daughter-in-law'],
    ['friend', 'my friend'],
    ['professional_solicitor', 'the solicitor'],
    ['professional_accountant', 'the accountant'],
    ['spouse_partner', null],
    [null, null],
  ] as const)('calls a %s %j', (role, phrase) => {
    expect(contactPhrase(role)).toBe(phrase);
  });

  it.each([
    ['Father', 'male', 'my son'],
    ['Mother', 'female', 'my daughter'],
    ['Mother', 'other', 'my child'],
    ['Step-parent', 'male', 'my stepson'],
    ['Step-parent', null, 'my stepchild'],
    ['Son', 'other', 'my son'],
    ['Daughter', 'other', 'my daughter'],
    ['Adopted Son', 'other', 'my son'],
    ['Adopted Daughter', 'other', 'my daughter'],
    ['Stepson', 'other', 'my stepson'],
    ['Stepdaughter', 'other', 'my stepdaughter'],
    [null, 'female', 'my daughter'],
  ] as const)('calls the child of a testator who is or has a %s, %s: %s', (relationship, gender, phrase) => {
    expect(childPhrase({ relationship, gender })).toBe(phrase);
  });

  it.each([
    ['married', 'husband', 'my husband'],
    ['married', 'wife', 'my wife'],
    ['married', 'civil-partner', 'my civil partner'],
    ['married', 'civil_partner', 'my civil partner'],
    ['married', 'spouse', 'my spouse'],
    ['married', 'partner', 'my spouse'],
    ['partner', 'partner', 'my partner'],
    ['partner', 'wife', 'my partner'],
  ] as const)('calls the %s testator’s %s %s', (maritalStatus, relationship, phrase) => {
    expect(spousePhrase({ maritalStatus, relationship })).toBe(phrase);
  });

  it.each([
    [{ hasDied: true }, 'my late son'],
    [{ diedOn: '2020-01-01' }, 'my late son'],
    [{ hasDied: false, diedOn: null }, 'my son'],
  ])('calls a son of whom it is told %j: %s', (death, phrase) => {
    expect(childPhrase({ relationship: 'Mother', gender: 'male', ...death })).toBe(phrase);
  });

  it('takes children and stepchildren as children', () => {
    expect(executorRelationships.filter(isChildRole)).toEqual(['child', 'stepchild']);
  });

  it('knows who charges for their work', () => {
    expect(executorRelationships.filter(isProfessionalRole)).toEqual([
      'professional_solicitor',
      'professional_accountant',
    ]);
  });

  it('takes for adults only those who must be', () => {
    expect(executorRelationships.filter(isAdultRole)).toEqual([
      'parent',
      'stepparent',
      'professional_solicitor',
      'professional_accountant',
      'mother',
      'father',
      'son_in_law',
      'daughter_in_law',
    ]);
    expect(isAdultRole(null)).toBe(false);
  });
});
