import { ageOn, birthdayIn, type CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import type { WillFacts } from '@plainwill/law/facts/will-facts';
import { willToSign } from './will-to-sign.thread.ts';

interface Birthday {
  day: CalendarDate;
  because: string;
}

/** Everybody's next birthday, of those whose date of birth is known. */
function nextBirthdays(facts: WillFacts, asOf: CalendarDate): Birthday[] {
  const year = Number(asOf.slice(0, 4));
  return [...facts.children, ...facts.contacts, facts.personalDetails].flatMap((person) => {
    const { firstName: name, dateOfBirth: born } = person;
    if (!born) return [];
    const days = [birthdayIn(year, born), birthdayIn(year + 1, born)];
    const day = days.find((each) => each > asOf);
    return day ? [{ day, because: `when ${name} turns ${ageOn(born, day)}` }] : [];
  });
}

/** The next birthday within a year that changes what the will says, if nothing else does; null where none will. */
export function nextBirthdayChange({ facts, asOf }: { facts: WillFacts; asOf: CalendarDate }): Birthday | null {
  const { hash } = willToSign({ facts, asOf });
  const birthdays = nextBirthdays(facts, asOf).toSorted((one, other) => (one.day < other.day ? -1 : 1));
  return birthdays.find(({ day }) => willToSign({ facts, asOf: day }).hash !== hash) ?? null;
}
