import { ageOn, type CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import { namesAgree } from '../../will/people/names.ts';
import type { HelperToCheck, WitnessToCheck } from '../plan-to-check.ts';
import { areDifferentHomes, type Home, homeOf } from './homes.ts';
import type { Individual } from './individuals.ts';
import { type Recognised, recognised } from './recognised.ts';
import { individualsAmong } from './references.ts';

/** A witness, or a helper of whom less is asked. */
export type ParticipantRow = HelperToCheck & Partial<WitnessToCheck>;

/** Somebody who has a part on the day, with what the facts know of whom they surely are. */
export interface Participant extends Recognised {
  row: ParticipantRow;
  name: string;
  homes: readonly Home[];
  birthdays: readonly CalendarDate[];
  /** In whole years today, and on the day of the signing; null where it is not known. */
  ageToday: number | null;
  ageOnDay: number | null;
}

interface Facts {
  individuals: readonly Individual[];
  asOf: CalendarDate;
  /** The day of the signing. */
  day: CalendarDate;
}

/** Whole years; 0 of somebody who is yet to be born. */
const yearsOn = (birthday: CalendarDate, day: CalendarDate) => ageOn(birthday, day) ?? 0;

/** The age on a day: by the date of birth or the age that was answered, else by the record. */
function ageOf(
  { dateOfBirth, age }: ParticipantRow,
  [birthday]: readonly CalendarDate[],
  asOf: CalendarDate,
  day: CalendarDate,
) {
  if (dateOfBirth !== null) return yearsOn(dateOfBirth, day);
  if (age !== null) return age + yearsOn(asOf, day);
  return birthday === undefined ? null : yearsOn(birthday, day);
}

export function participantOf(row: ParticipantRow, facts: Facts): Participant {
  const { sure, maybe } = recognised(row, facts);
  const home = homeOf(row.address);
  const birthdays = row.dateOfBirth === null ? sure.flatMap((one) => one.birthdays) : [row.dateOfBirth];
  return {
    row,
    name: row.name,
    sure,
    maybe,
    homes: home ? [home] : sure.flatMap(({ homes }) => homes),
    birthdays,
    ageToday: ageOf(row, birthdays, facts.asOf, facts.asOf),
    ageOnDay: ageOf(row, birthdays, facts.asOf, facts.day),
  };
}

const haveNothingInCommon = <T>(some: readonly T[], others: readonly T[], isSame: (a: T, b: T) => boolean) =>
  some.length > 0 && others.length > 0 && !some.some((one) => others.some((other) => isSame(one, other)));

/** Says whether two are told apart: by birthdays or ages, by what the testator has said, or as two people of the facts. */
function areToldApart(a: Participant, b: Participant, individuals: readonly Individual[]): boolean {
  const isSame = <T>(one: T, other: T) => one === other;
  const isNot = (one: Participant, other: Participant) =>
    individualsAmong(one.row.notSameAs, individuals).some((individual) => other.sure.includes(individual));
  return (
    haveNothingInCommon(a.birthdays, b.birthdays, isSame) ||
    (a.ageToday !== null && b.ageToday !== null && a.ageToday !== b.ageToday) ||
    haveNothingInCommon(a.sure, b.sure, isSame) ||
    isNot(a, b) ||
    isNot(b, a)
  );
}

const liveApart = (a: Participant, b: Participant) =>
  haveNothingInCommon(a.homes, b.homes, (home, other) => !areDifferentHomes(home, other));

/** Says whether two of a plan are one person: by one id, or by names that agree where nothing tells them apart. */
export function areOnePerson(a: Participant, b: Participant, individuals: readonly Individual[]): boolean {
  const [id, otherId] = [a.row.personId, b.row.personId];
  if (id !== null && otherId !== null) return id === otherId || a.sure.some((one) => b.sure.includes(one));
  return namesAgree(a.name, b.name) && !areToldApart(a, b, individuals) && !liveApart(a, b);
}
