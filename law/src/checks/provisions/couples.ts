import { asksSpouse } from '@plainwill/contracts/will-data/people';
import { answerAt } from '@plainwill/contracts/will-data/will/answer-place';
import { type Check, each, when } from '../check.ts';
import type { Known } from '../known.ts';
import { smallPart } from '../part-of-estate.ts';

const expectedIn = ({ will: { expected } }: Known) => (expected ? [expected] : []);

const ceremonies = {
  marriage: { planned: 'a marriage to', other: 'A civil partnership' },
  civil_partnership: { planned: 'a civil partnership with', other: 'A marriage' },
} as const;

export const coupleChecks: readonly Check[] = [
  {
    id: 'MAR-15',
    subject: 'relationships',
    severity: 'warns',
    source: 'Inheritance (Provision for Family and Dependants) Act 1975 ss.1(1)(a) and 3(2)',
    find: (known) =>
      expectedIn(known).flatMap((person) => {
        const part = smallPart(known, person);
        return when(
          part !== null,
          `Your will survives the ceremony, yet ${person.name} gets ${part}. Once it has taken place, ${person.name} could claim about what a divorce would bring, which is often half.`,
          answerAt('residue'),
        );
      }),
  },
  {
    id: 'MAR-16',
    subject: 'relationships',
    severity: 'blocks',
    source: 'Wills Act 1837 ss.18(3) and 18B(3); Marriage and Civil Partnership (Minimum Age) Act 2022',
    find: ({ facts, will: { expected } }) =>
      when(
        facts.willSettings.intendedSpouseId !== null &&
          !asksSpouse(facts.personalDetails.maritalStatus) &&
          expected === null,
        'Choose whom you expect to marry or to form a civil partnership with: a person of 18 or over.',
        answerAt('settings', 'intendedSpouseId'),
      ),
  },
  {
    id: 'MAR-17',
    subject: 'relationships',
    severity: 'informs',
    source: 'Wills Act 1837 ss.18(3) and 18B(3) to (6)',
    find: (known) => {
      const { plannedEvent } = known.will;
      if (!plannedEvent) return [];
      const { planned, other } = ceremonies[plannedEvent];
      return each(expectedIn(known), ({ name }) => ({
        message: `Only ${planned} ${name} leaves this will standing. ${other} would cancel it.`,
        place: answerAt('settings', 'plannedEvent'),
      }));
    },
  },
  {
    id: 'CPL-09',
    subject: 'relationships',
    severity: 'informs',
    source: 'Re Cleaver [1981] 1 WLR 939; Legg v Burton [2017] EWHC 2088 (Ch)',
    find: ({ will: { isMirrorWill } }) =>
      when(
        isMirrorWill,
        'Each of you may change your will at any time, even after the other’s death.',
        answerAt('settings', 'isMirrorWill'),
      ),
  },
  {
    id: 'CPL-10',
    subject: 'relationships',
    severity: 'blocks',
    source: 'Certainty',
    find: ({ facts, will: { spouse } }) =>
      when(
        spouse === null &&
          (facts.willSettings.isMirrorWill || facts.gifts.some(({ onlyIfSpouseFails }) => onlyIfSpouseFails)),
        'Part of your will depends on a husband, wife or partner. Tell us who that is.',
        answerAt('spouseDetails', 'fullName'),
      ),
  },
];
