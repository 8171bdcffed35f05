import { answerAt } from '@plainwill/contracts/will-data/will/answer-place';
import type { Level } from '../will/model/level.ts';
import { type Address, inOneLine } from '../will/people/addresses.ts';
import { isIndividual, type Person } from '../will/people/person.ts';
import { isUnrelatedRole } from '../will/people/relationships.ts';
import { compared } from '../will/people/same-person.ts';
import { plural } from '../wording/phrases.ts';
import { type Check, each } from './check.ts';
import type { Known } from './known.ts';
import { partOf } from './part-of-estate.ts';
import { laterLife } from './testator.ts';
import { namesOf } from './wording.ts';

const carer = 'Carer';

/** The address of somebody, as far as it takes to see that two live in one place. */
const dwellingOf = (address: Address) =>
  address.line1.trim() === ''
    ? compared(inOneLine(address))
    : compared(`${address.line1} ${address.postcode.replace(/\s/gu, '')}`);

/** Those who care for the testator or share the home, and are no relative, spouse or partner. */
function inPlaceToInfluence({ facts, people, will }: Known): Map<Person, 'care' | 'live'> {
  const home = dwellingOf(facts.homeDetails);
  return new Map(
    facts.contacts.flatMap((row) => {
      const person = people.find(row.id, 'contact');
      const isCarer = row.role === carer;
      const isNear = isUnrelatedRole(row.role) && (isCarer || (home !== '' && dwellingOf(row) === home));
      const isOther = person?.kind === 'contact' && isIndividual(person) && person !== will.expected;
      return person && isNear && isOther ? [[person, isCarer ? 'care' : 'live']] : [];
    }),
  );
}

/** Says whether the testator is one whose wishes a court looks at closely. */
function isEasilyInfluenced({ age, facts: { willSettings } }: Known): boolean {
  return (age ?? 0) >= laterLife || (willSettings.executionVariant ?? 'standard') !== 'standard';
}

/** The rest of the estate, and the home where a gift gives it: what is most of what anybody has. */
const mainParts = ({ will, givenGifts }: Known) => [
  { what: 'most of your estate', level: will.levels[0] ?? [], place: answerAt('residue', 'recipients') },
  ...givenGifts
    .filter(({ gift }) => gift.isHome)
    .map(({ gift, row }) => ({
      what: 'your home',
      level: gift.levels[0] ?? [],
      place: answerAt('gifts', 'recipients', row.id),
    })),
];

const sumOf = (level: Level, people: readonly Person[]) =>
  people.reduce((sum, person) => sum + partOf(level, person), 0);

/** The checks of who may have had a hand in the will. */
export const influenceChecks: readonly Check[] = [
  {
    id: 'GFT-24',
    subject: 'residue',
    severity: 'warns',
    source:
      'Undue influence: Barry v Butlin (1838) 2 Moo PC 480; Wintle v Nye [1959] 1 WLR 284; Edwards v Edwards [2007] EWHC 1119 (Ch)',
    find: (known) => {
      if (!isEasilyInfluenced(known)) return [];
      const near = inPlaceToInfluence(known);
      const parts = mainParts(known).flatMap((part) => {
        const people = [...near.keys()].filter((person) => partOf(part.level, person) > 0);
        return sumOf(part.level, people) > 0.5 ? [{ ...part, people }] : [];
      });
      return each(parts, ({ what, people, place }) => {
        const names = namesOf(people);
        const isCare = people.every((person) => near.get(person) === 'care');
        const how = isCare
          ? plural(people.length, 'cares for you', 'care for you')
          : plural(people.length, 'lives with you', 'live with you');
        return {
          message: `${names} ${how}, and you leave them ${what}. A court may ask whether you were free to choose. See a solicitor on your own before you sign. ${names} must not arrange the signing, be in the room, or read the will to you.`,
          place,
        };
      });
    },
  },
];
