import { contactRoles } from '@plainwill/contracts/will-data/vocabulary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FamilyMember, type FamilyPerson, type FamilyTree, familyTreeOf, withDescendants } from './family-tree.ts';
import { childKinship, contactKinship, type Kinship } from './kinship.ts';

const person = (id: string, kinship: Kinship, more: Partial<FamilyPerson> = {}): FamilyPerson => ({
  id,
  kinship,
  ...more,
});
const idsOf = (members: readonly FamilyMember<FamilyPerson>[]) => members.map(({ person: { id } }) => id);

const everyoneIn = (tree: FamilyTree<FamilyPerson>) =>
  [
    ...tree.auntsAndUncles,
    ...tree.parents,
    ...tree.siblings,
    ...(tree.spouse ? [tree.spouse] : []),
    ...tree.branches.flatMap(({ children, otherParent }) => [...children, ...(otherParent ? [otherParent] : [])]),
    ...tree.relatives,
    ...tree.others,
  ].flatMap(withDescendants);

describe('the family by generations', () => {
  it('has parents, aunts and uncles above, and brothers and sisters beside', () => {
    const tree = familyTreeOf([
      person('mum', 'parent'),
      person('stepdad', 'step-parent'),
      person('aunt', 'aunt-or-uncle'),
      person('sister', 'sibling'),
      person('half', 'half-sibling'),
    ]);
    expect(idsOf(tree.parents)).toEqual(['mum', 'stepdad']);
    expect(idsOf(tree.auntsAndUncles)).toEqual(['aunt']);
    expect(idsOf(tree.siblings)).toEqual(['sister', 'half']);
  });

  it('groups children by their other parent: the spouse, nobody told, then others beside them', () => {
    const { branches, spouse, relatives, others } = familyTreeOf([
      person('spouse', 'spouse'),
      person('leo', 'stepchild', { otherParentId: 'ex' }),
      person('kim', 'adopted-child'),
      person('rosie', 'child', { otherParentId: 'spouse' }),
      person('max', 'child', { otherParentId: 'nobody told' }),
      person('ex', 'none'),
    ]);
    expect(spouse?.person.id).toBe('spouse');
    expect(
      branches.map(({ isWithSpouse, otherParent, children }) => [
        isWithSpouse,
        otherParent?.person.id ?? null,
        idsOf(children),
      ]),
    ).toEqual([
      [true, null, ['rosie']],
      [false, null, ['kim', 'max']],
      [false, 'ex', ['leo']],
    ]);
    expect([...relatives, ...others]).toEqual([]);
  });

  it('has those born to somebody below them, however far down', () => {
    const { branches } = familyTreeOf([
      person('rosie', 'child'),
      person('ivy', 'relative', { parentId: 'rosie' }),
      person('kit', 'relative', { parentId: 'ivy' }),
    ]);
    expect(branches[0]?.children.flatMap(withDescendants).map(({ id }) => id)).toEqual(['rosie', 'ivy', 'kit']);
  });

  it('guesses no place for somebody whose place is not known', () => {
    const { relatives, others } = familyTreeOf([
      person('cousin', 'relative'),
      person('stray', 'relative', { parentId: 'nobody told' }),
      person('friend', 'none'),
    ]);
    expect([idsOf(relatives), idsOf(others)]).toEqual([['cousin', 'stray'], ['friend']]);
  });
});

it.each([
  ['Mother', 'child'],
  ['Son', 'child'],
  ['Step-parent', 'stepchild'],
  ['Stepdaughter', 'stepchild'],
  ['Adopted Son', 'adopted-child'],
  [null, 'child'],
] as const)('takes a child stored as %s to be a %s', (relationship, kinship) => {
  expect(childKinship(relationship)).toBe(kinship);
});

it('takes nobody to be of the family whom no answer puts there', () => {
  const outsiders = contactRoles.filter((role) => contactKinship(role) === 'none');
  expect(new Set(outsiders.map((role) => role.toLowerCase().replace('professional_', '')))).toEqual(
    new Set(['friend', 'colleague', 'neighbour', 'carer', 'solicitor', 'accountant', 'guardian', 'other', 'godchild']),
  );
});

const kinships: Kinship[] = [
  'spouse',
  'parent',
  'step-parent',
  'aunt-or-uncle',
  'sibling',
  'half-sibling',
  'child',
  'adopted-child',
  'stepchild',
  'relative',
  'none',
];
const anId = fc.constantFrom(...Array.from({ length: 12 }, (_, at) => `p${at}`));

it('has everyone told exactly once, whoever they are', () => {
  const aPerson = fc.record({
    id: anId,
    kinship: fc.constantFrom(...kinships),
    otherParentId: fc.option(anId),
    parentId: fc.option(anId),
  });
  fc.assert(
    fc.property(fc.uniqueArray(aPerson, { selector: ({ id }) => id, maxLength: 12 }), (people) => {
      expect(
        everyoneIn(familyTreeOf(people))
          .map(({ id }) => id)
          .toSorted(),
      ).toEqual(people.map(({ id }) => id).toSorted());
    }),
  );
});
