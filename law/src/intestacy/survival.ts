import { ageOn, type CalendarDate, dayParts, yearsBetween } from '@plainwill/contracts/shared/calendar-date';
import { dayMs } from '@plainwill/contracts/shared/durations';
import type { Family, Relative } from '@plainwill/contracts/will-data/what-if/family';

/** What is asked of somebody in the family, apart from how they are related. */
export type Person = Omit<Relative, 'blood' | 'children'>;

/** The day of death and the birthday of whoever died. */
export type Death = Pick<Family, 'asOf' | 'born'>;

const ageOfMajority = 18;

export const isOrderUnknown = ({ died, order }: Person, { asOf }: Death) => died === asOf && order === 'unknown';

/** Law of Property Act 1925 s.184: where nobody knows, the younger survived. Of people as old as each other neither is. */
export function hasDiedFirst(person: Person, death: Death): boolean {
  const { alive, died, order, born } = person;
  if (alive === false) return true;
  if (died === undefined || died > death.asOf) return false;
  if (died < death.asOf) return true;
  if (order === 'unknown') return !(born && death.born && born > death.born);
  return order !== 'after';
}

/** Of somebody who did not die first. */
export const hasDiedSince = ({ died }: Person) => died !== undefined;

/** Administration of Estates Act 1925 s.46A: counts as having died just before. */
export const isOut = ({ disclaims, forfeits }: Person) => disclaims === true || forfeits === true;

/** A joint thing is the other owner’s alone, unless that owner died first or killed. */
export const takesBySurvivorship = (owner: Person, death: Death) => !owner.forfeits && !hasDiedFirst(owner, death);

/** Under 18 and never married: at the death, or at their own if that came later. */
export function isUnderAge(person: Person, { asOf }: Death): boolean {
  if (person.married) return false;
  if (person.unborn && !person.died) return true;
  const age = ageOf(person, asOf);
  return age !== null && age < ageOfMajority;
}

/** Null of somebody of age. */
function ageOf({ born, age, unborn, died }: Person, asOf: CalendarDate): number | null {
  const until = died !== undefined && died > asOf ? died : asOf;
  if (born !== undefined) return ageOn(born, until) ?? 0;
  const then = unborn ? 0 : age;
  if (then === undefined) return null;
  return until === asOf ? then : then + wholeYears(asOf, until);
}

function wholeYears(from: CalendarDate, to: CalendarDate): number {
  const [start, end] = [dayParts(from), dayParts(to)];
  return start && end ? yearsBetween(start, end) : 0;
}

const daysToSurvive = 28;

/** Section 46(2A): a spouse takes who lives beyond the end of the 28 days that begin with the day of death. */
export function hasDiedWithin28Days({ died }: Person, { asOf }: Death): boolean {
  return died !== undefined && dayNumber(died) - dayNumber(asOf) < daysToSurvive;
}

const dayNumber = (day: CalendarDate) => Date.parse(day) / dayMs;
