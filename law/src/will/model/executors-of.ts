import type { WillFacts } from '../../facts/will-facts.ts';
import type { People } from '../people/people.ts';
import { isIndividual, type Person } from '../people/person.ts';
import { isProfessionalRole } from '../people/relationships.ts';

type Row = WillFacts['executors'][number];

export const executorPerson = ({ isSpouse, spouseId, childId, contactId }: Row, people: People) =>
  isSpouse || spouseId ? people.spouse : people.find(childId ?? contactId, childId ? 'child' : 'contact');

/** A row of storage: whom it names, if anybody, and as what. */
export interface StoredExecutor {
  row: Row;
  person: Person | null;
  isBackup: boolean;
  isProfessional: boolean;
}

export const storedExecutorsIn = ({ executors }: WillFacts, people: People): StoredExecutor[] =>
  executors
    .toSorted((a, b) => a.orderIndex - b.orderIndex)
    .map((row) => {
      const person = executorPerson(row, people);
      const isProfessional = isProfessionalRole(row.relationship) || person?.isProfessional === true;
      return { row, person, isBackup: row.executorRole === 'backup', isProfessional };
    });

/**
 * The executors in stored order, each once, with the id of the row that names each; `unresolved` is how many choices
 * name nobody.
 */
export function executorsOf(facts: WillFacts, people: People) {
  const found = storedExecutorsIn(facts, people);
  // A firm or a charity is no person to appoint (Senior Courts Act 1981 s.115).
  const named = found.flatMap(({ person, ...choice }) =>
    person && isIndividual(person) ? [{ person, ...choice }] : [],
  );
  const primaries = eachOnce(named.filter(({ isBackup }) => !isBackup).map(({ person }) => person));
  const backups = eachOnce(named.filter(({ isBackup }) => isBackup).map(({ person }) => person));
  const others = backups.filter((person) => !primaries.includes(person));
  // With backups alone nobody would be appointed, so they are the appointment.
  const appointed = primaries.length > 0 ? { primaries, backups: others } : { primaries: backups, backups: [] };
  return {
    ...appointed,
    executorIds: new Map(named.toReversed().map(({ person, row }) => [person, row.id])),
    professionals: eachOnce(named.filter(({ isProfessional }) => isProfessional).map(({ person }) => person)),
    unresolved: found.filter(({ person }) => person === null).length,
  };
}

const eachOnce = (people: readonly Person[]) => [...new Set(people)];
