import { expect, it } from 'vitest';
import { aChild, aPerson, asOf, clausesOf, levels, someFacts } from '../testing/facts.ts';
import { peopleIn } from './people.ts';

const kit = aChild('Kit Reed', { relationship: 'Special guardian' });
const amy = aChild('Amy Hart');

it('counts a child under a special guardianship order as none of the testator’s', () => {
  const people = peopleIn(someFacts({ people: [kit, amy] }), asOf);
  expect(people.children.map(({ name }) => name)).toEqual(['Amy Hart']);
  expect(people.wards).toMatchObject([{ name: 'Kit Reed', isChild: false, phrase: null, mayBeUnder18: true }]);
  const all = { id: null, type: 'class', classOf: 'children', exceptIds: [] } as const;
  expect(people.findBeneficiary(all)?.class?.members.map(({ name }) => name)).toEqual(['Amy Hart']);
});

it('lets such a child inherit by name', () => {
  const clauses = Object.values(clausesOf(someFacts({ residue: levels([kit]) })));
  expect(clauses.join(' ')).toContain('I give my Residuary Estate to KIT REED');
});

const john = (id: string, row: object = {}) =>
  aPerson('John Hart', 'friend', { id, address: '4 Mill Lane, Ludlow SY8 1XX', ...row });

it('takes father and son of one name in one house for two, once that was said', () => {
  const both = (row: object) => peopleIn(someFacts({ people: [john('father'), john('son', row)] }), asOf);
  expect(both({}).duplicates.map(({ contactId }) => contactId)).toEqual(['son']);
  const apart = both({ differsFrom: ['father'] });
  expect(apart.duplicates).toEqual([]);
  expect(apart.find('son')).not.toBe(apart.find('father'));
});
