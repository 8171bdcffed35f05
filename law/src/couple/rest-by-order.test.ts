import { expect, it } from 'vitest';
import { anAdultChild, aPerson, aSpouse, asOf, levels, someFacts } from '../will/testing/facts.ts';
import { restByOrder } from './rest-by-order.ts';

const [tom, ada, pat] = [anAdultChild('Tom Ward'), anAdultChild('Ada Ward'), aPerson('Pat Bell')];

const hers = (...order: Parameters<typeof levels>) =>
  restByOrder(
    someFacts({
      testator: { firstName: 'Ann', lastName: 'Ward', maritalStatus: 'married', dateOfBirth: '1955-01-01' },
      people: [tom, ada, pat],
      residue: levels(...order),
    }),
    asOf,
  );

const bob = { name: 'Bob Ward', isSpouse: true, shareBasisPoints: 10_000 };
const half = (name: string) => ({ name, isSpouse: false, shareBasisPoints: 5_000 });

it('gives everything to the other, and to the children where the other is dead or dies with them', () => {
  expect(hers([aSpouse('Bob Ward', 'spouse')], [tom, ada])).toEqual({
    first: [bob],
    second: [half('Tom Ward'), half('Ada Ward')],
    together: [half('Tom Ward'), half('Ada Ward')],
  });
});

it('says who is left to take where the other shared with someone', () => {
  expect(hers([aSpouse('Bob Ward', 'spouse'), pat])).toMatchObject({
    first: [{ isSpouse: true, shareBasisPoints: 5_000 }, half('Pat Bell')],
    second: [{ name: 'Pat Bell', shareBasisPoints: 10_000 }],
  });
});

it('says nothing of a will without a spouse', () => {
  const facts = someFacts({ testator: { maritalStatus: 'single' }, people: [pat], residue: levels([pat]) });
  expect(restByOrder(facts, asOf)).toBeNull();
});
