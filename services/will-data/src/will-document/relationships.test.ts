import { executorRelationships } from '@plainwill/contracts/will-data/vocabulary';
import { describe, expect, it } from 'vitest';
import { isChild, isProfessional, mayBeUnder18, relationshipPhrase } from './relationships.ts';

const thatAre = (rule: (person: { relationship: (typeof executorRelationships)[number] }) => boolean) =>
  executorRelationships.filter((relationship) => rule({ relationship }));

describe('relationships', () => {
  it.each([
    ['parent', 'my parent'],
    ['stepparent', 'my step-parent'],
    ['child', 'my child'],
    ['stepchild', 'my stepchild'],
    ['sibling', 'my sibling'],
    ['half_sibling', 'my half-sibling'],
    ['other_relative', 'my relative'],
    ['friend', 'my friend'],
    ['professional_solicitor', 'the solicitor'],
    ['professional_accountant', 'the accountant'],
    ['spouse_partner', null],
    [null, null],
  ] as const)('calls a %s %j', (relationship, phrase) => {
    expect(relationshipPhrase(relationship)).toBe(phrase);
  });

  it('takes children and stepchildren as children', () => {
    expect(thatAre(isChild)).toEqual(['child', 'stepchild']);
  });

  it('knows who charges for their work', () => {
    expect(thatAre(isProfessional)).toEqual(['professional_solicitor', 'professional_accountant']);
  });

  it('takes for adults only those who must be', () => {
    expect(thatAre((person) => !mayBeUnder18(person))).toEqual([
      'parent',
      'stepparent',
      'professional_solicitor',
      'professional_accountant',
    ]);
    expect(mayBeUnder18({ relationship: null })).toBe(true);
  });
});
