import { describe, expect, it } from 'vitest';
import {
  aChild,
  aGift,
  anAdultChild,
  anItem,
  aPerson,
  clausesOf,
  levels,
  type Story,
  someFacts,
  toRemainder,
} from '../testing/facts.ts';

const kit = aChild('Kit Hart');
const rob = aPerson('Rob Finch');
const income = (story: Story) => clausesOf(someFacts(story))['trustees.income'];
const gift = (age: number | null) => ({ ...anItem('piano', [kit]), childrenAccessAge: age });

describe('the trustee provisions', () => {
  it.each([
    ['a child of the residue above 18', { residue: levels([kit]), age: 25 }, true],
    [
      'an adult who is below it',
      { residue: levels([aChild('Kit Hart', { dateOfBirth: '2005-06-01' })]), age: 25 },
      true,
    ],
    ['a child who is past it', { residue: levels([anAdultChild('Kit Hart')]), age: 25 }, false],
    ['a child at a later priority', { residue: levels([rob], [kit]), age: 19 }, true],
    ['a child of the residue at 18', { residue: levels([kit]), age: 18 }, false],
    ['nobody who is a child', { residue: levels([rob]), age: 25 }, false],
    [
      'a contact who is a child, for whom there is no age',
      { residue: levels([aPerson('Amy Hart', 'child')]), age: 25 },
      false,
    ],
    ['a gift with an age of its own', { gifts: [gift(21)], age: 18 }, true],
    ['a gift at 18', { gifts: [gift(null)], age: 18 }, false],
    ['a gift at 18, the age of the residue being above that for nobody', { gifts: [gift(18)], age: 25 }, false],
    [
      'a child of a remainder',
      {
        gifts: [
          {
            ...aGift({ giftType: 'life_insurance', childrenAccessAge: 21 }, [rob]),
            remainderRecipients: toRemainder([kit]),
          },
        ],
      },
      true,
    ],
  ])('are there for %s: %#', (_what, story, areThere) => {
    expect(income(story as Story) !== undefined).toBe(areThere);
  });

  it('put the chosen age in the place of 18', () => {
    expect(income({ residue: levels([kit]), age: 25 })).toMatch(/as if the age of 25 replaced the age of 18 wherever/);
    expect(income({ residue: levels([kit]), gifts: [gift(21)], age: 25 })).toMatch(
      /as if the Specified Age replaced the age of 18 wherever/,
    );
  });

  it('come last, numbered 7 when every section is there and without a gap when not', () => {
    const numberOf = (story: Story) => Object.keys(clausesOf(someFacts(story))).at(-1);
    expect(numberOf({ residue: levels([kit]), age: 25 })).toBe('trustees.payments');
  });
});
