import type { PersonId } from '@plainwill/contracts/shared/ids';
import { expect, it } from 'vitest';
import { aChildNamed, aContactNamed, aMarriedPortal, anExecutor, aPlan } from '../../testing/a-family.ts';
import { adultsOf, availableGuardians, suggestionsFor } from './guardian-candidates.ts';

const today = '2026-11-21';
const ann = 'ann' as PersonId;
const contacts = [aContactNamed('Bob Reed'), aContactNamed('Ann Reed')];
const rosie = aChildNamed('Rosie');
const max = aChildNamed('Max');
const plans = [aPlan('rosie'), aPlan('max')];

it('suggests the child’s other parent first', () => {
  const children = [aChildNamed('Rosie', { otherParentId: ann })];
  expect(suggestionsFor(aMarriedPortal({ children, contacts, guardians: plans }), today)).toEqual([
    { primaryId: 'ann', childIds: ['rosie'] },
  ]);
});

it('then a contact who is another child’s other parent', () => {
  const grownUp = aChildNamed('Eve', { dateOfBirth: '2000-01-01', otherParentId: ann });
  const portal = aMarriedPortal({ children: [rosie, grownUp], contacts, guardians: [...plans, aPlan('eve')] });
  expect(suggestionsFor(portal, today)).toEqual([{ primaryId: 'ann', childIds: ['rosie'] }]);
});

it('then the spouse, once for all the children who have nobody else', () => {
  const portal = aMarriedPortal({ children: [rosie, max], contacts, guardians: plans });
  expect(suggestionsFor(portal, today)).toEqual([{ primaryId: 'spouse', childIds: ['rosie', 'max'] }]);
});

it('suggests nobody where there is nobody', () => {
  const portal = aMarriedPortal({ spouseDetails: null, children: [rosie], contacts, guardians: plans });
  expect(suggestionsFor(portal, today)).toEqual([]);
});

it('leaves alone children of 18 and those whose guardians were ever saved', () => {
  const grownUp = aChildNamed('Eve', { dateOfBirth: '2008-11-21' });
  const guardians = [aPlan('rosie', { version: 1 }), aPlan('max', { version: 2, primaryIds: [ann] }), aPlan('eve')];
  expect(suggestionsFor(aMarriedPortal({ children: [rosie, max, grownUp], contacts, guardians }), today)).toEqual([]);
});

it('suggests no other parent who is kept out of the will', () => {
  const children = [aChildNamed('Rosie', { otherParentId: 'spouse' as PersonId })];
  expect(suggestionsFor(aMarriedPortal({ spouseDetails: null, children, guardians: plans }), today)).toEqual([]);
});

const id = (words: string) => words as PersonId;
const offered = (portal: Parameters<typeof adultsOf>[0], chosen: string[] = []) =>
  availableGuardians(portal, chosen.map(id), today).map((person) => person.id);

it('offers the spouse, grown-up children and contacts, and no child under 18', () => {
  const portal = aMarriedPortal({
    children: [
      aChildNamed('Rosie'),
      aChildNamed('Max', { dateOfBirth: '2008-11-21' }),
      aChildNamed('Ivy', { dateOfBirth: '2008-11-22' }),
    ],
    contacts: [
      aContactNamed('Ann Reed'),
      aContactNamed('Bob Reed', { dateOfBirth: '2008-11-22' }),
      aContactNamed('Shelter', { isCharity: true }),
    ],
  });
  expect(offered(portal)).toEqual(['spouse', 'max', 'ann']);
  expect(adultsOf(portal, today).map(({ kind }) => kind)).toEqual(['spouse', 'child', 'contact']);
});

it('offers nobody who is chosen already', () => {
  const portal = aMarriedPortal({ contacts: [aContactNamed('Ann Reed'), aContactNamed('Bob Reed')] });
  expect(offered(portal, ['spouse', 'ann'])).toEqual(['bob']);
});

it('takes a contact of an executor’s names for that executor, however long their name is', () => {
  const portal = aMarriedPortal({
    contacts: [
      aContactNamed('Ann Reed', { id: id('longer'), middleNames: 'Margaret' }),
      aContactNamed('ANN reed', { id: id('executor') }),
    ],
    executors: [anExecutor('executor')],
  });
  expect(offered(portal)).toEqual(['spouse', 'executor']);
});

it('keeps the longer name of two contacts of the same first and last names', () => {
  const contacts = [
    aContactNamed('Ann Reed', { id: id('short') }),
    aContactNamed('Ann Reed', { id: id('long'), middleNames: 'Jo' }),
    aContactNamed('Ann Reade', { id: id('other') }),
  ];
  expect(offered(aMarriedPortal({ contacts }))).toEqual(['spouse', 'long', 'other']);
  expect(offered(aMarriedPortal({ contacts: contacts.toReversed() }))).toEqual(['spouse', 'other', 'long']);
});

it('offers no second of a person who is chosen, whichever of the two was', () => {
  const contacts = [
    aContactNamed('Ann Reed', { id: id('short') }),
    aContactNamed('Ann Reed', { id: id('long'), middleNames: 'Jo' }),
  ];
  expect(offered(aMarriedPortal({ contacts }), ['short'])).toEqual(['spouse']);
  expect(offered(aMarriedPortal({ contacts, executors: [anExecutor('long')] }), ['short'])).toEqual(['spouse']);
});

it('says who somebody is, and what else they are in this will', () => {
  const portal = aMarriedPortal({
    spouseDetails: null,
    children: [aChildNamed('Rosie', { otherParentId: id('ann') }), aChildNamed('Max', { otherParentId: id('ann') })],
    contacts: [aContactNamed('Ann Reed', { role: 'Aunt' })],
    executors: [anExecutor('ann')],
  });
  expect(adultsOf(portal, today).map(({ about }) => about)).toEqual([
    'Aunt · other parent of Rosie and Max · executor',
  ]);
});
