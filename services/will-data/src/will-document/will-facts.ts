import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import type { FuneralWishesFields } from '@plainwill/contracts/will-data/funeral-wishes';
import type { ContactRole, ExecutorRole, MaritalStatus } from '@plainwill/contracts/will-data/vocabulary';
import type { PersonName } from './names.ts';

export interface Testator extends PersonName {
  knownAs: string | null;
  occupation: string | null;
  maritalStatus: MaritalStatus | null;
}

/** Someone other than the testator who has a part in the will. */
export interface Person extends PersonName {
  id: string;
  relationship: ContactRole | null;
}

export interface WillFacts {
  testator: Testator;
  funeralWishes: FuneralWishesFields;
  executors: readonly { person: Person; role: ExecutorRole; position: number }[];
  /** In stored order; the order among equal priorities is the order printed. */
  residue: readonly { person: Person; priority: number }[];
}

/** Those who take the residue together; the next level takes only if all of this one fails. */
export type Level = readonly Person[];

/** The facts as clauses need them: each person once, in order, with the law's own groupings. */
export interface Will {
  testator: Testator;
  funeralWishes: FuneralWishesFields;
  primaries: readonly Person[];
  backups: readonly Person[];
  levels: readonly Level[];
  /** The day that ages are counted on. */
  asOf: CalendarDate;
}

export function willOf(facts: WillFacts, asOf: CalendarDate): Will {
  const { primaries, backups } = appointed(facts.executors);
  return {
    testator: facts.testator,
    funeralWishes: facts.funeralWishes,
    primaries,
    backups,
    levels: levelsOf(facts.residue),
    asOf,
  };
}

function appointed(executors: WillFacts['executors']) {
  const inOrder = executors.toSorted((a, b) => a.position - b.position);
  const withRole = (role: ExecutorRole) => inOrder.filter((e) => e.role === role).map((e) => e.person);
  const primaries = eachOnce(withRole('primary'));
  const primaryIds = new Set(primaries.map((person) => person.id));
  const backups = eachOnce(withRole('backup')).filter((person) => !primaryIds.has(person.id));
  // With backups alone nobody would be appointed, so they are the appointment.
  return primaries.length > 0 ? { primaries, backups } : { primaries: backups, backups: [] };
}

function levelsOf(residue: WillFacts['residue']): Level[] {
  const byPriority = residue.toSorted((a, b) => a.priority - b.priority);
  const chosen = byPriority.filter((r, at) => byPriority.findIndex((other) => other.person.id === r.person.id) === at);
  return [...Map.groupBy(chosen, (recipient) => recipient.priority).values()].map((level) =>
    level.map((recipient) => recipient.person),
  );
}

const eachOnce = (people: readonly Person[]) => [...new Map(people.map((person) => [person.id, person])).values()];
