import type { PersonId } from '@plainwill/contracts/shared/ids';
import { expect, it } from 'vitest';
import { aChildNamed, aContactNamed, aMarriedRecord, anExecutor, aPlan } from '../../../testing/a-family.ts';
import { adultsOf, offeredGuardians, suggestionsFor } from './guardian-candidates.ts';

const today = '2026-11-21';
const ann = 'ann' as PersonId;
const contacts = [aContactNamed('Bob Reed'), aContactNamed('Ann Reed')];
const rosie = aChildNamed('Rosie');
const max = aChildNamed('Max');
const plans = [aPlan('rosie'), aPlan('max')];

it('suggests the child’s other parent first', () => {
  const children = [aChildNamed('Rosie', { otherParentId: ann })];
  expect(suggestionsFor(aMarriedRecord({ children, contacts, guardians: plans }), today)).toEqual([
    { primaryId: 'ann', childIds: ['rosie'] },
  ]);
});

it('then a contact who is another child’s other parent', () => {
  const grownUp = aChildNamed('Eve', { dateOfBirth: '2000-01-01', otherParentId: ann });
  const testatorRecord = aMarriedRecord({ children: [rosie, grownUp], contacts, guardians: [...plans, aPlan('eve')] });
  expect(suggestionsFor(testatorRecord, today)).toEqual([{ primaryId: 'ann', childIds: ['rosie'] }]);
});

it('then the spouse, once for all the children who have nobody else', () => {
  const testatorRecord = aMarriedRecord({ children: [rosie, max], contacts, guardians: plans });
  expect(suggestionsFor(testatorRecord, today)).toEqual([{ primaryId: 'spouse', childIds: ['rosie', 'max'] }]);
});

it('suggests nobody where there is nobody', () => {
  const testatorRecord = aMarriedRecord({ spouseDetails: null, children: [rosie], contacts, guardians: plans });
  expect(suggestionsFor(testatorRecord, today)).toEqual([]);
});

it('leaves alone children of 18 and those whose guardians were ever saved', () => {
  const grownUp = aChildNamed('Eve', { dateOfBirth: '2008-11-21' });
  const guardians = [aPlan('rosie', { version: 1 }), aPlan('max', { version: 2, primaryIds: [ann] }), aPlan('eve')];
  expect(suggestionsFor(aMarriedRecord({ children: [rosie, max, grownUp], contacts, guardians }), today)).toEqual([]);
});

it('suggests no other parent who is kept out of the will', () => {
  const children = [aChildNamed('Rosie', { otherParentId: 'spouse' as PersonId })];
  expect(suggestionsFor(aMarriedRecord({ spouseDetails: null, children, guardians: plans }), today)).toEqual([]);
});

const id = (words: string) => words as PersonId;
const offered = (testatorRecord: Parameters<typeof adultsOf>[0], chosen: string[] = []) =>
  offeredGuardians(testatorRecord, chosen.map(id), today).map((person) => person.id);

it('offers the spouse, grown-up children and contacts, and no child under 18', () => {
  const testatorRecord = aMarriedRecord({
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
  expect(offered(testatorRecord)).toEqual(['spouse', 'max', 'ann']);
  expect(adultsOf(testatorRecord, today).map(({ kind }) => kind)).toEqual(['spouse', 'child', 'contact']);
});

it('keeps those chosen where they are', () => {
  const testatorRecord = aMarriedRecord({ contacts: [aContactNamed('Ann Reed'), aContactNamed('Bob Reed')] });
  expect(offered(testatorRecord, ['spouse', 'ann'])).toEqual(['spouse', 'ann', 'bob']);
});

it('offers someone with one name', () => {
  expect(offered(aMarriedRecord({ contacts: [aContactNamed('Sukarno')] }))).toEqual(['spouse', 'sukarno']);
});

it('takes a contact of an executor’s names for that executor, however long their name is', () => {
  const testatorRecord = aMarriedRecord({
    contacts: [
      aContactNamed('Ann Reed', { id: id('longer'), middleNames: 'Margaret' }),
      aContactNamed('ANN reed', { id: id('executor') }),
    ],
    executors: [anExecutor('executor')],
  });
  expect(offered(testatorRecord)).toEqual(['spouse', 'executor']);
});

it('keeps the longer name of two contacts of the same first and last names', () => {
  const contacts = [
    aContactNamed('Ann Reed', { id: id('short') }),
    aContactNamed('Ann Reed', { id: id('long'), middleNames: 'Jo' }),
    aContactNamed('Ann Reade', { id: id('other') }),
  ];
  expect(offered(aMarriedRecord({ contacts }))).toEqual(['spouse', 'long', 'other']);
  expect(offered(aMarriedRecord({ contacts: contacts.toReversed() }))).toEqual(['spouse', 'other', 'long']);
});

it('offers no second of a person who is chosen, whichever of the two was', () => {
  const contacts = [
    aContactNamed('Ann Reed', { id: id('short') }),
    aContactNamed('Ann Reed', { id: id('long'), middleNames: 'Jo' }),
  ];
  expect(offered(aMarriedRecord({ contacts }), ['short'])).toEqual(['spouse', 'short']);
  expect(offered(aMarriedRecord({ contacts, executors: [anExecutor('long')] }), ['short'])).toEqual([
    'spouse',
    'short',
  ]);
});

it('says who somebody is, and what else they are in this will', () => {
  const testatorRecord = aMarriedRecord({
    spouseDetails: null,
    children: [aChildNamed('Rosie', { otherParentId: id('ann') }), aChildNamed('Max', { otherParentId: id('ann') })],
    contacts: [aContactNamed('Ann Reed', { role: 'Aunt' })],
    executors: [anExecutor('ann')],
  });
  expect(adultsOf(testatorRecord, today).map(({ about }) => about)).toEqual([
    'your aunt, Rosie and Max’s other parent\u00a0· executor',
  ]);
});
