import { createHash, randomBytes, randomUUID } from 'node:crypto';
import pg from 'pg';
import { visit } from '../demo/site-client.ts';
import type { RunningSite } from '../launcher/running-file.ts';
import { addressOf, type Visitor } from './site-caller.ts';

const dayMs = 86_400_000;
const password = 'Copper-Field-86';

export interface Person extends Visitor {
  email: string;
  password: string;
}

/**
 * So many confirmed accounts, each signed in at an address of its own. They are written where signing up and in would
 * have written them: hashing a thousand passwords first would only make the wait longer.
 */
export async function manyPeople(site: RunningSite, count: number): Promise<Person[]> {
  await visit(site).enter({ email: 'first@example.com', password });
  const database = new pg.Client(site.identityDatabaseUrl);
  await database.connect();
  const now = new Date();
  const end = new Date(now.getTime() + 14 * dayMs);
  const people = Array.from({ length: count }, (_, n) => ({
    id: randomUUID(),
    email: `person-${n}@example.com`,
    session: randomBytes(25).toString('hex').slice(0, 40),
  }));
  const ids = people.map(({ id }) => id);
  const hashes = people.map(({ session }) => createHash('sha256').update(session).digest('hex'));
  await database.query(
    `insert into accounts (id, email, email_key, password_hash, email_confirmed_at, created_at)
     select new.id, new.email, new.email, first.password_hash, $3, $3
     from unnest($1::uuid[], $2::text[]) new (id, email), accounts first where first.email = 'first@example.com'`,
    [ids, people.map(({ email }) => email), now],
  );
  await database.query(
    `insert into sessions (id_hash, account_id, label, network, created_at, authenticated_at, last_used_at, expires_at)
     select hash, id, 'A browser', '10.0.0.0/24', $3, $3, $3, $4 from unnest($1::text[], $2::uuid[]) new (hash, id)`,
    [hashes, ids, now, end],
  );
  await database.end();
  return people.map(({ email, session }, n) => ({
    email,
    password,
    address: addressOf(n + 1),
    cookie: `plainwill_dev=${session}`,
  }));
}
