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
  const [first_name = '', ...rest] = name.split(' ');
  return { first_name, last_name: rest.join(' ') };
};

/** A contact by name: `aPerson('Robert Finch')`; the name is the id too. */
export const aPerson = (name: string, role: string | null = 'friend', row: Row = {}): Named => ({
  table: 'contacts',
  row: { id: name, ...namesOf(name), role, ...row },
});

/** A child born in 2015, 11 years old, of a mother. */
export const aChild = (name: string, row: Row = {}): Named => ({
  table: 'children',
  row: { id: name, ...namesOf(name), date_of_birth: '2015-06-01', gender: 'female', relationship: 'Mother', ...row },
});

export const anAdultChild = (name: string, row: Row = {}) => aChild(name, { date_of_birth: '1980-06-01', ...row });

export const aSpouse = (name: string, relationship = 'husband', row: Row = {}): Named => ({
  table: 'spouse',
  row: { id: name, full_name: name, relationship, gender: 'male', ...row },
});

export const aTestator = (row: Row = {}) => ({
  first_name: 'Eleanor',
  middle_names: 'May',
  last_name: 'Hart',
  occupation: 'retired teacher',
  marital_status: 'single',
  ...row,
});

const aHome = (row: Row = {}) => ({
  line_1: '4 Mill Lane',
  town_or_city: 'Ludlow',
  county: 'Shropshire',
  postcode: 'SY8 1XX',
  home_ownership: 'rent',
  ...row,
});

type Chosen = Row & { person: Named };

const executorRow = ({ table, row }: Named) =>
  ({ spouse: { is_spouse: true }, children: { child_id: row.id }, contacts: { contact_id: row.id } })[table];

const appointed = (role: string, from: number) => (people: Named[]) =>
  people.map((person, at): Chosen => ({ person, ...executorRow(person), executor_role: role, order_index: from + at }));

export const primaries = (...people: Named[]) => appointed('primary', 0)(people);
export const backups = (...people: Named[]) => appointed('backup', 100)(people);

const kindOf = ({ table }: Named) => ({ spouse: 'spouse', children: 'child', contacts: 'contact' })[table];

/** Recipients by level: the first list at priority 1, the next at 2. */
export const levels = (...lists: Named[][]) =>
  lists.flatMap((people, at) =>
    people.map(
      (person): Chosen => ({
        person,
        recipient_id: person.row.id,
        recipient_type: kindOf(person),
        priority: at + 1,
      }),
    ),
  );

const taking = (lists: readonly Named[][]) =>
  lists.flatMap((people, at) =>
    people.map((person): Chosen => ({ person, id: person.row.id, type: kindOf(person), priority: at + 1 })),
  );

export type GiftOf = Row & { recipients: Chosen[]; remainder_recipients?: Chosen[] };

/** A gift to the levels listed, from the first. */
export const aGift = (row: Row, ...lists: Named[][]): GiftOf => ({ recipients: taking(lists), ...row });

export const toRemainder = (...lists: Named[][]) => taking(lists);

export const anItem = (item_description: string, ...lists: Named[][]) =>
  aGift({ gift_type: 'specific_item', item_description }, ...lists);

export const aSum = (cash_amount: number, ...lists: Named[][]) =>
  aGift({ gift_type: 'cash_gift', cash_amount }, ...lists);

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
    residue = levels([aPerson('Susan Vale', 'sibling')]),
    gifts = [],
    guarded = [],
  } = story;
  const chosen = [
    ...executors,
    ...residue,
    ...gifts.flatMap((g) => [...g.recipients, ...(g.remainder_recipients ?? [])]),
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
    personal_details: aTestator(story.testator),
    home_details: aHome(story.home),
    spouse_details: stored('spouse')[0],
    children: stored('children'),
    contacts: stored('contacts'),
    executors: executors.map(bare),
    funeral_wishes: { funeral_type: 'burial', ...story.funeral },
    gifts: gifts.map(({ recipients, remainder_recipients = [], ...row }) => ({
      ...row,
      recipients: recipients.map(bare),
      remainder_recipients: remainder_recipients.map(bare),
    })),
    guardians: guarded.flatMap(({ child, primaries = [], backups = [] }) => [
      ...primaries.map((person, at) => guardianRow(child, person, 'primary', at)),
      ...backups.map((person, at) => guardianRow(child, person, 'backup', at)),
    ]),
    guardian_groups: guarded.flatMap(({ child, groups = [] }) =>
      groups.map((members, at) => ({
        child_id: child.row.id,
        member_ids: members.map(({ row }) => row.id),
        order_index: at,
      })),
    ),
    residuary_recipients: residue.map(bare),
    will_settings: { children_inheritance_age: story.age },
    ...story.more,
  } as FactsInput);
}

const guardianRow = (child: Named, person: Named, guardian_type: string, order_index: number) => ({
  child_id: child.row.id,
  contact_id: person.table === 'spouse' ? null : person.row.id,
  guardian_type,
  order_index,
});

/** The clauses of a will by id, as plain text with their items. */
export function clausesOf(facts: WillFacts): Record<string, string> {
  const clauses = composeWill(facts, { asOf }).sections.flatMap((section) => section.clauses);
  return Object.fromEntries(clauses.map((clause) => [clause.id, [clause.runs, ...clause.items].map(textOf).join(' ')]));
}

export const textOf = (runs: WillDocument['sections'][number]['clauses'][number]['runs']) =>
  runs.map((run) => run.text).join('');
