import { adultAge } from '@plainwill/contracts/will-data/people';
import type { Person } from '../will/people/person.ts';
import type { Known } from './known.ts';

const isYoung = ({ age }: Person) => age !== null && age < adultAge;

/** Whether somebody is under 18 for certain: by their own date of birth, or by that of the child they were entered as. */
export const isUnder18 = (person: Person, { people }: Pick<Known, 'people'>) =>
  isYoung(person) ||
  (person.kind === 'contact' &&
    person.age === null &&
    person.isChild &&
    people.children.some((child) => child.capitals === person.capitals && isYoung(child)));
