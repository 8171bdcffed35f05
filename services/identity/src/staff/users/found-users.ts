import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import type { RoleFilter, UserOrder } from '@plainwill/contracts/identity/vocabulary';
import { folded } from '@plainwill/contracts/shared/folded';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import type { DirectoryEntry } from './directory-entry.ts';

/** Which users are meant, in which order. */
export interface ChosenUsers {
  search: string;
  role: RoleFilter;
  /** Those with the role; for `none`, those with any. */
  holders: readonly AccountId[];
  order: UserOrder;
  isDescending: boolean;
}

/** The number of a row of users. */
type Slot = number;

/** Where to read from: beside a user, or from where the order begins. */
interface Start {
  beside?: AccountId | undefined;
  isBackwards?: boolean;
}

interface Sql {
  sql: string;
  values: SQLInputValue[];
}

// The id decides where nothing else tells two apart, and those without a name come last.
const keys: Record<UserOrder, readonly string[]> = {
  joined: ['joined', 'id'],
  name: ['is_unnamed', 'name', 'id'],
  email: ['email', 'id'],
};

// What is sorted stays in memory, too.
const tables = `
  pragma temp_store = memory;
  create table users (slot integer primary key, id text not null unique, joined integer not null, email text not null,
    is_unnamed integer not null, name text not null, text text not null);
  create virtual table trigrams using fts5 (text, content = '', contentless_delete = 1, detail = none,
    tokenize = 'trigram case_sensitive 1');
  ${Object.entries(keys)
    .map(([order, columns]) => `create index by_${order} on users (${columns.join(', ')});`)
    .join(' ')}`;

/** A search is looked up by so many of its trigrams, the rarest. */
const trigramsLookedUp = 3;
/** A part that many have is looked for among so many users in their order, before all who have it are sorted. */
const readInOrder = 5000;

/** Users in each order, found by any part of their address and name: an SQLite database that is in memory alone. */
export function createFoundUsers() {
  const database = new DatabaseSync(':memory:');
  database.exec(tables);
  const statements = new Map<string, ReturnType<DatabaseSync['prepare']>>();
  /** How often each trigram occurs. */
  const occurrences = new Map<string, number>();
  const occurrencesOf = (trigram: string) => occurrences.get(trigram) ?? 0;
  let size = 0;

  function statement(sql: string) {
    const known = statements.get(sql) ?? database.prepare(sql);
    statements.set(sql, known);
    return known;
  }
  const run = (sql: string, ...values: SQLInputValue[]) => statement(sql).run(...values);
  const numberOf = ({ sql, values }: Sql) => (statement(sql).get(...values) as { n: number }).n;
  const all = ({ sql, values }: Sql) => statement(sql).all(...values);
  const idsOf = (sql: Sql) => all(sql).map(({ id }) => id as AccountId);

  function countTrigrams(text: string, change: 1 | -1) {
    for (const trigram of trigramsOf(text)) occurrences.set(trigram, occurrencesOf(trigram) + change);
  }

  function remove(id: AccountId) {
    const gone = statement('delete from users where id = ? returning slot, text').get(id);
    if (!gone) return;
    run('delete from trigrams where rowid = ?', Number(gone.slot));
    countTrigrams(String(gone.text), -1);
    size--;
  }

  const isKnown = ({ id, joinedMs, email, name }: DirectoryEntry) =>
    numberOf({
      sql: 'select count(*) n from users where id = ? and joined = ? and email = ? and name = ?',
      values: [id, joinedMs, email, name],
    }) > 0;

  function add({ id, joinedMs, email, name }: DirectoryEntry) {
    const text = `${email} ${name}`;
    const { lastInsertRowid } = run(
      'insert into users (id, joined, email, is_unnamed, name, text) values (?, ?, ?, ?, ?, ?)',
      ...[id, joinedMs, email, Number(name === ''), name, text],
    );
    run('insert into trigrams (rowid, text) values (?, ?)', lastInsertRowid, text);
    countTrigrams(text, 1);
    size++;
  }

  /** Where those chosen are read from: what tells the fewest comes first in a join, which keeps its order. */
  function sourceOf({ search, role, holders }: ChosenUsers): Sql {
    if (isOneRole(role))
      return {
        sql: '(select value from json_each(?)) holders cross join users on id = holders.value',
        values: [JSON.stringify(holders)],
      };
    if (!isIndexed(search)) return { sql: 'users', values: [] };
    const rarest = [...new Set(trigramsOf(folded(search)))].sort((a, b) => occurrencesOf(a) - occurrencesOf(b));
    const query = rarest.slice(0, trigramsLookedUp).map(quoted).join(' AND ');
    return { sql: 'trigrams(?) cross join users on slot = trigrams.rowid', values: [query] };
  }

  const select = (columns: string, chosen: ChosenUsers, further: Sql, source = sourceOf(chosen)) =>
    joined(`select ${columns} from`, source, 'where', conditionOf(chosen), further);

  return {
    /** Puts these entries in place of those known, and forgets who has gone. */
    apply(entries: readonly DirectoryEntry[], gone: readonly AccountId[]) {
      run('begin');
      for (const id of gone) remove(id);
      for (const entry of entries) {
        // What changes while a transaction lasts is read again and again.
        if (isKnown(entry)) continue;
        remove(entry.id);
        add(entry);
      }
      run('commit');
    },

    has: (id: AccountId) => numberOf({ sql: 'select count(*) n from users where id = ?', values: [id] }) > 0,

    /** How many are chosen; of a search, counted no further than `most`. */
    count(chosen: ChosenUsers, most: number): number {
      const { search, role, holders } = chosen;
      if (!folded(search) && role === 'all') return size;
      if (!folded(search) && role === 'none')
        return size - numberOf(joined('select count(*) n from users where', among(holders)));
      return numberOf(joined('select count(*) n from (', select('1', chosen, upTo(most)), ')'));
    },

    /** Up to so many of those chosen, in no order; null where everybody would have to be read to find them. */
    some(chosen: ChosenUsers, most: number): Slot[] | null {
      if (!isOneRole(chosen.role) && !isIndexed(chosen.search)) return null;
      return all(select('slot', chosen, upTo(most))).map(({ slot }) => Number(slot));
    },

    /**
     * @param few all those chosen, where that is known
     * @returns up to `limit` of the chosen from the start on, in the direction asked for
     */
    ids(chosen: ChosenUsers, start: Start, limit: number, few: readonly Slot[] | null = null): AccountId[] {
      const { order, further } = orderOf(chosen, start);
      const sorted = joined(further, `order by ${order}`, upTo(limit));
      if (few) return idsOf(select('id', chosen, sorted, slotsOf(few)));
      if (isIndexed(chosen.search) && !isOneRole(chosen.role)) {
        const inOrder = joined(
          '(select * from users where true',
          further,
          `order by ${order}`,
          upTo(readInOrder),
          ') users',
        );
        const found = idsOf(select('id', chosen, joined(`order by ${order}`, upTo(limit)), inOrder));
        if (found.length === limit) return found;
      }
      return idsOf(select('id', chosen, sorted));
    },

    close: () => database.close(),
  };
}

const trigramsOf = (text: string): string[] => {
  const letters = [...text];
  return letters.slice(2).map((last, at) => `${letters[at]}${letters[at + 1]}${last}`);
};

/** Shorter parts are not in the index. */
const isIndexed = (search: string) => trigramsOf(folded(search)).length > 0;

/** Those who hold one role are few, and read one by one. */
const isOneRole = (role: RoleFilter) => role !== 'all' && role !== 'none';

const quoted = (trigram: string) => `"${trigram.replaceAll('"', '""')}"`;

const upTo = (limit: number): Sql => ({ sql: 'limit ?', values: [limit] });

const among = (holders: readonly AccountId[]): Sql => ({
  sql: 'id in (select value from json_each(?))',
  values: [JSON.stringify(holders)],
});

const slotsOf = (few: readonly Slot[]): Sql => ({
  sql: '(select value from json_each(?)) few cross join users on slot = few.value',
  values: [JSON.stringify(few)],
});

function joined(...parts: (string | Sql)[]): Sql {
  const all = parts.map((part) => (typeof part === 'string' ? { sql: part, values: [] } : part));
  return { sql: all.map(({ sql }) => sql).join(' '), values: all.flatMap(({ values }) => values) };
}

/** Of users from any source: one that is found by its trigrams need not have the text. */
function conditionOf({ search, role, holders }: ChosenUsers): Sql {
  const text = folded(search);
  return joined(
    'true',
    ...(text ? [{ sql: 'and instr(users.text, ?) > 0', values: [text] }] : []),
    ...(role === 'none' ? ['and not', among(holders)] : []),
  );
}

function orderOf({ order, isDescending }: ChosenUsers, { beside, isBackwards = false }: Start) {
  const [way, sooner] = isDescending === isBackwards ? ['asc', '>'] : ['desc', '<'];
  const further: Sql = beside
    ? {
        sql: `and (${keys[order].join(', ')}) ${sooner} (select ${keys[order].join(', ')} from users where id = ?)`,
        values: [beside],
      }
    : { sql: '', values: [] };
  return { order: keys[order].map((column) => `${column} ${way}`).join(', '), further };
}
