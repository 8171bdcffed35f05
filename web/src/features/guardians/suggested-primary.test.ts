import type { PersonId } from '@plainwill/contracts/shared/ids';
import { expect, it } from 'vitest';
import { aChildNamed, aContactNamed, aMarriedPortal, aPlan } from '../../testing/a-family.ts';
import { suggestionsFor } from './suggested-primary.ts';

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
