import type { Taker } from '../will/model/level.ts';

/** Whether somebody is known to be younger than they must be to take. */
export const isBelowAge = ({ person, age }: Taker) => age !== null && person.age !== null && person.age < age;
