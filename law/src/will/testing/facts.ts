import type { WillDocument } from '@plainwill/contracts/will-data/will/will-document';
import type { z } from 'zod';
import { WillFacts } from '../../facts/will-facts.ts';
import { composeWill } from '../composition/compose-will.ts';

export const asOf = '2026-11-20';

type FactsInput = z.input<typeof WillFacts>;
type Row = Record<string, unknown>;

/** Someone as a test speaks of them: where they are stored, and their row. */
export interface Named {
  table: 'spouse' | 'children' | 'contacts';
  row: Row & { id: string };
}

const namesOf = (name: string) => {
  const [firstName = '', ...rest] = name.split(' ');
  return { firstName, lastName: rest.join(' ') };
};

/** A contact by name: `aPerson('Robert Finch')`; the name is the id too. */
export const aPerson = (name: string, role: string | null = 'friend', row: Row = {}): Named => ({
  table: 'contacts',
  row: { id: name, ...namesOf(name), role, ...row },
});

/** A child born in 2015, 11 years old, of a mother. */
export const aChild = (name: string, row: Row = {}): Named => ({
  table: 'children',
  row: { id: name, ...namesOf(name), dateOfBirth: '2015-06-01', gender: 'female', relationship: 'Mother', ...row },
});

export const anAdultChild = (name: string, row: Row = {}) => aChild(name, { dateOfBirth: '1980-06-01', ...row });

export const aSpouse = (name: string, relationship = 'husband', row: Row = {}): Named => ({
  table: 'spouse',
  row: { id: name, fullName: name, relationship, gender: 'male', ...row },
});

export const aTestator = (row: Row = {}) => ({
  firstName: 'Eleanor',
  middleNames: 'May',
  lastName: 'Hart',
  occupation: 'retired teacher',
  maritalStatus: 'single',
  ...row,
});

const aHome = (row: Row = {}) => ({
  line1: '4 Mill Lane',
  townOrCity: 'Ludlow',
  county: 'Shropshire',
  postcode: 'SY8 1XX',
  homeOwnership: 'rent',
  ...row,
});

type Chosen = Row & { person: Named };

const executorRow = ({ table, row }: Named) =>
  ({ spouse: { isSpouse: true }, children: { childId: row.id }, contacts: { contactId: row.id } })[table];

const appointed = (role: string, from: number) => (people: Named[]) =>
  people.map((person, at): Chosen => ({ person, ...executorRow(person), executorRole: role, orderIndex: from + at }));

export const primaries = (...people: Named[]) => appointed('primary', 0)(people);
export const backups = (...people: Named[]) => appointed('backup', 100)(people);

const kindOf = ({ table }: Named) => ({ spouse: 'spouse', children: 'child', contacts: 'contact' })[table];

/** Recipients by level: the first list at priority 1, the next at 2. */
export const levels = (...lists: Named[][]) =>
  lists.flatMap((people, at) =>
    people.map(
      (person): Chosen => ({
        person,
        recipientId: person.row.id,
        recipientType: kindOf(person),
        priority: at + 1,
      }),
    ),
  );

const taking = (lists: readonly Named[][]) =>
  lists.flatMap((people, at) =>
    people.map((person): Chosen => ({ person, id: person.row.id, type: kindOf(person), priority: at + 1 })),
  );

export type GiftOf = Row & { recipients: Chosen[]; remainderRecipients?: Chosen[] };

/** A gift to the levels listed, from the first. */
export const aGift = (row: Row, ...lists: Named[][]): GiftOf => ({ recipients: taking(lists), ...row });

export const toRemainder = (...lists: Named[][]) => taking(lists);

export const anItem = (itemDescription: string, ...lists: Named[][]) =>
  aGift({ giftType: 'specific_item', itemDescription }, ...lists);

export const aSum = (cashAmount: number, ...lists: Named[][]) => aGift({ giftType: 'cash_gift', cashAmount }, ...lists);

/** Guardians of one child: the primaries, the backups in order, then the groups in order. */
export interface Guarded {
  child: Named;
  primaries?: Named[];
  backups?: Named[];
  groups?: Named[][];
}

export interface Story {
  testator?: Row;
  home?: Row;
  funeral?: Row;
  /** Named here, or by a part in the will. */
  people?: Named[];
  executors?: Chosen[];
  guarded?: Guarded[];
  gifts?: GiftOf[];
  residue?: Chosen[];
  age?: number;
  more?: Row;
}

const bare = ({ person: _person, ...row }: Chosen) => row;

/** The facts of a story, with everybody it speaks of stored once. */
export function someFacts(story: Story = {}): WillFacts {
  const {
    executors = primaries(aPerson('Robert Finch')),
    residue = levels([aPerson('Susan Vale', 'sister')]),
    gifts = [],
    guarded = [],
  } = story;
  const chosen = [
    ...executors,
    ...residue,
    ...gifts.flatMap((g) => [...g.recipients, ...(g.remainderRecipients ?? [])]),
  ];
  const guardians = guarded.flatMap(({ child, primaries = [], backups = [], groups = [] }) => [
    child,
    ...primaries,
    ...backups,
    ...groups.flat(),
  ]);
  const everyone = [...(story.people ?? []), ...chosen.map(({ person }) => person), ...guardians];
  const stored = (table: Named['table']) => [
    ...new Map(everyone.filter((named) => named.table === table).map(({ row }) => [row.id, row])).values(),
  ];
  return WillFacts.parse({
    personalDetails: aTestator(story.testator),
    homeDetails: aHome(story.home),
    spouseDetails: stored('spouse')[0],
    children: stored('children'),
    contacts: stored('contacts'),
    executors: executors.map(bare),
    funeralWishes: { funeralType: 'burial', ...story.funeral },
    gifts: gifts.map(({ recipients, remainderRecipients = [], ...row }) => ({
      ...row,
      recipients: recipients.map(bare),
      remainderRecipients: remainderRecipients.map(bare),
    })),
    guardians: guarded.flatMap(({ child, primaries = [], backups = [] }) => [
      ...primaries.map((person, at) => guardianRow(child, person, 'primary', at)),
      ...backups.map((person, at) => guardianRow(child, person, 'backup', at)),
    ]),
    guardianGroups: guarded.flatMap(({ child, groups = [] }) =>
      groups.map((members, at) => ({
        childId: child.row.id,
        memberIds: members.map(({ row }) => row.id),
        orderIndex: at,
      })),
    ),
    residuaryRecipients: residue.map(bare),
    willSettings: { childrenInheritanceAge: story.age },
    ...story.more,
  } as FactsInput);
}

const guardianRow = (child: Named, person: Named, guardianType: string, orderIndex: number) => ({
  childId: child.row.id,
  contactId: person.table === 'spouse' ? null : person.row.id,
  guardianType,
  orderIndex,
});

/** The clauses of a will by id, as plain text with their items. */
export function clausesOf(facts: WillFacts): Record<string, string> {
  const clauses = composeWill(facts, { asOf }).sections.flatMap((section) => section.clauses);
  return Object.fromEntries(clauses.map((clause) => [clause.id, [clause.runs, ...clause.items].map(textOf).join(' ')]));
}

export const textOf = (runs: WillDocument['sections'][number]['clauses'][number]['runs']) =>
  runs.map((run) => run.text).join('');
