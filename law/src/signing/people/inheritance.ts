import type { BeneficiaryClass } from '@plainwill/contracts/will-data/vocabulary';
import { childrenInLastResort, classesAmong, type Known, mustNotWitness } from '../../checks/known.ts';
import { levelsOfProvisions } from '../../will/model/provisions-of.ts';
import { isReplaced } from '../../will/model/will.ts';
import { isOrganisation, type Person } from '../../will/people/person.ts';

/** Says whether a record is surely of no person: of one who was only called like an organisation nobody has said so. */
export const isSurelyBody = ({ charity, organisation }: Person) =>
  charity !== null || (organisation !== null && !organisation.isUnasked);

/** Everyone who gets something under a will, as far as a witness to it could cost them that. */
export interface Inheritance {
  people: ReadonlySet<Person>;
  /** Those left out of a class are in none of its members. */
  classes: readonly Person[];
  /** For members whom no record names. */
  classNames: readonly BeneficiaryClass[];
  /** Charities and other organisations, which no witness can cost anything. */
  organisations: ReadonlySet<Person>;
  /** Children and stepchildren whose own children would stand in for them; a class of children too. */
  replaced: ReadonlySet<Person>;
  /** Children who have died: theirs stand in for them already. */
  deceased: ReadonlySet<Person>;
}

/** Those for whom their own children stand in: Wills Act 1837 s.33, and as the will says. */
const replacedAmong = ({ gifts, will }: Known): Person[] =>
  [
    ...gifts.flatMap(({ gift }) => gift.levels.flat().filter(({ person }) => isReplaced(person, gift))),
    ...will.levels.flat().filter(({ person }) => isReplaced(person, will.residue)),
    ...levelsOfProvisions(will)
      .flat()
      .filter(({ person }) => person.isChild),
  ].map(({ person }) => person);

export function inheritanceOf(known: Known): Inheritance {
  const all = [...mustNotWitness(known)];
  const lastResort = childrenInLastResort(known) ?? [];
  const replaced = [...replacedAmong(known), lastResort].flat();
  const everyReplaced = [...replaced, ...replaced.flatMap((person) => person.class?.members ?? [])];
  return {
    people: new Set(all.filter((person) => person.class === null && !isSurelyBody(person))),
    classes: [...new Set([known.beneficiaries.map(({ person }) => person), lastResort].flat())].filter(
      (person) => person.class !== null,
    ),
    classNames: classesAmong(known),
    organisations: new Set(all.filter(isOrganisation)),
    replaced: new Set(everyReplaced.filter(({ isDeceased }) => !isDeceased)),
    deceased: new Set([
      ...replaced.filter(({ isDeceased }) => isDeceased),
      ...replaced.flatMap((person) => person.class?.deceased ?? []),
    ]),
  };
}
