import { describe, expect, it } from 'vitest';
import { aChild, aPerson, aSpouse, asOf, levels, someFacts } from '../../will/testing/facts.ts';
import { familyOf } from './family-of.ts';

const tom = aChild('Tom Hart', { gender: 'male' });
const ben = aChild('Ben Amos', { relationship: 'Stepson' });
const eve = aChild('Eve Hart', { relationship: 'Adopted Daughter', dateOfBirth: null });
const ruth = aSpouse('Ruth Amos', 'partner');

const kin = [
  aPerson('Joan Vale', 'Parent'),
  aPerson('Susan Vale', 'sibling'),
  aPerson('Mo Vale', 'half_sibling'),
  aPerson('Bea Vale', 'Aunt'),
  aPerson('Ian Hart', 'child', { dateOfBirth: '1980-01-01' }),
  aPerson('Sid Amos', 'stepchild'),
  aPerson('Cy Vale', 'Cousin'),
  aPerson('Vale Society', 'Sibling', { kind: 'organisation' }),
];
const facts = (testator: Record<string, unknown>, more: Record<string, unknown> = {}) =>
  someFacts({ testator, people: [tom, ben, eve, ruth, ...kin], more });

describe('the family as it is stored', () => {
  it('has each in the place that the law gives them, and nobody else', () => {
    const family = familyOf(facts({ maritalStatus: 'partner', dateOfBirth: '1984-04-02' }), asOf);
    expect(family).toEqual({
      asOf,
      estatePence: 0,
      born: '1984-04-02',
      spouse: { id: 'spouse', name: 'Ruth Amos', status: 'cohabiting' },
      children: [
        { id: 'Tom Hart', name: 'Tom Hart', born: '2015-06-01', kind: 'birth' },
        { id: 'Ben Amos', name: 'Ben Amos', born: '2015-06-01', kind: 'step' },
        { id: 'Eve Hart', name: 'Eve Hart', kind: 'adopted' },
        { id: 'Ian Hart', name: 'Ian Hart', born: '1980-01-01', kind: 'birth' },
        { id: 'Sid Amos', name: 'Sid Amos', kind: 'step' },
      ],
      parents: [{ id: 'Joan Vale', name: 'Joan Vale' }],
      siblings: [
        { id: 'Susan Vale', name: 'Susan Vale', blood: 'whole' },
        { id: 'Mo Vale', name: 'Mo Vale', blood: 'half' },
      ],
      auntsAndUncles: [{ id: 'Bea Vale', name: 'Bea Vale', blood: 'whole' }],
    });
  });

  it.each([
    ['married', {}, 'married'],
    ['married', { isSeparated: true }, 'separated'],
    ['partner', {}, 'cohabiting'],
    ['divorced', {}, undefined],
    ['widowed', {}, undefined],
  ])('of somebody %s %j has a spouse who is %s', (maritalStatus, more, status) => {
    expect(familyOf(facts({ maritalStatus, ...more }), asOf).spouse?.status).toBe(status);
  });

  it('leaves out a partner who is left out by choice, and never a husband or wife', () => {
    const flags = { flags: { includePartner: false } };
    expect(familyOf(facts({ maritalStatus: 'partner' }, flags), asOf).spouse).toBeNull();
    expect(familyOf(facts({ maritalStatus: 'married' }, flags), asOf).spouse).not.toBeNull();
    const nameless = someFacts({ testator: { maritalStatus: 'married' }, residue: levels([tom]) });
    expect(familyOf(nameless, asOf).spouse).toEqual({ id: 'spouse', status: 'married' });
  });

  it('counts once somebody who is stored twice', () => {
    const again = aPerson('Tom Hart', 'child', { id: 'again', dateOfBirth: '2015-06-01' });
    const { children } = familyOf(someFacts({ people: [tom, again] }), asOf);
    expect(children?.map(({ id }) => id)).toEqual(['Tom Hart']);
  });

  it('says that a joint home goes to its other owner', () => {
    const home = { homeOwnership: 'own-outright', tenancyType: 'joint-tenants', coOwnerId: 'Ruth Amos' };
    const married = someFacts({ testator: { maritalStatus: 'married' }, people: [ruth], home });
    expect(familyOf(married, asOf).outside).toEqual([{ to: 'spouse', pence: 0, what: 'home' }]);
  });

  it('has a child who has died, for the children they left', () => {
    const max = aChild('Max Hart', { hasDied: true, leftChildren: true });
    const { children } = familyOf(someFacts({ people: [tom, max] }), asOf);
    expect(children?.[1]).toEqual({
      id: 'Max Hart',
      name: 'Max Hart',
      born: '2015-06-01',
      kind: 'birth',
      alive: false,
      children: [{ id: 'children-left-by-Max Hart', name: 'Max Hart’s children' }],
    });
  });
});
