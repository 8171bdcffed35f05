import type { FuneralWishesFields } from '@plainwill/contracts/will-data/funeral-wishes';
import type { WillDocument } from '@plainwill/contracts/will-data/will-document';
import { composeWill } from '../compose-will.ts';
import type { Person, Testator, WillFacts } from '../will-facts.ts';

export const asOf = '2026-11-20';

export const aTestator = (overrides: Partial<Testator> = {}): Testator => ({
  firstName: 'Eleanor',
  middleNames: 'May',
  lastName: 'Hart',
  knownAs: null,
  occupation: 'retired teacher',
  maritalStatus: 'single',
  ...overrides,
});

/** A person by name: `aPerson('Robert Finch')`; the name is the id too. */
export function aPerson(name: string, relationship: Person['relationship'] = 'friend'): Person {
  const [firstName = '', ...rest] = name.split(' ');
  return { id: name, firstName, lastName: rest.join(' '), relationship };
}

export const someWishes = (overrides: Partial<FuneralWishesFields> = {}): FuneralWishesFields => ({
  funeralType: 'burial',
  location: '',
  ashesDirections: '',
  readingsHymns: '',
  flowersCharities: '',
  gatheringDirections: '',
  ...overrides,
});

export const primaries = (...people: Person[]) =>
  people.map((person, position) => ({ person, role: 'primary' as const, position }));

export const backups = (...people: Person[]) =>
  people.map((person, at) => ({ person, role: 'backup' as const, position: 100 + at }));

/** Recipients by level: the first list at priority 1, the next at 2. */
export const levels = (...lists: Person[][]) =>
  lists.flatMap((people, at) => people.map((person) => ({ person, priority: at + 1 })));

export const someFacts = (overrides: Partial<WillFacts> = {}): WillFacts => ({
  testator: aTestator(),
  funeralWishes: someWishes(),
  executors: primaries(aPerson('Robert Finch')),
  residue: levels([aPerson('Susan Vale', 'sibling')]),
  ...overrides,
});

/** The clauses of a will by id, as plain text with their items. */
export function clausesOf(facts: WillFacts): Record<string, string> {
  const clauses = composeWill(facts, { asOf }).sections.flatMap((section) => section.clauses);
  return Object.fromEntries(clauses.map((clause) => [clause.id, [clause.runs, ...clause.items].map(textOf).join(' ')]));
}

export const textOf = (runs: WillDocument['sections'][number]['clauses'][number]['runs']) =>
  runs.map((run) => run.text).join('');
