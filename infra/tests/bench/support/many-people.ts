import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { dayMs } from '@plainwill/contracts/shared/durations';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { keyRing } from '@plainwill/kit/config/config';
import { createVault } from '@plainwill/kit/encryption/vault';
import pg from 'pg';
import { sessionCookie } from '../../../../services/gateway/src/sessions/session-cookie.ts';
import { emailIndex, encryptEmail } from '../../../../services/identity/src/accounts/account.entity.ts';
import { fillIn } from '../../../tools/demo/harriet-bell.ts';
import { type Visit, visit } from '../../../tools/demo/site-client.ts';
import type { RunningSite } from '../../../tools/launcher/running-file.ts';
import { type DatabaseName, readSecrets } from '../../../tools/launcher/settings/secrets.ts';
import { addressOf, type Visitor } from './site-caller.ts';

/** A connection to a database of the embedded PostgreSQL as its administrator. */
export async function administratorOf({ identityDatabaseUrl }: RunningSite, dataDir: string, database: DatabaseName) {
  const url = new URL(identityDatabaseUrl);
  url.username = 'postgres';
  url.password = readSecrets(dataDir).passwords.postgres;
  url.pathname = `/${database}`;
  const client = new pg.Client(url.href);
  await client.connect();
  return client;
}

const password = 'Copper-Field-86';

/** So many people, signed in, each of whom has answered everything. */
export async function willMakers(site: RunningSite, count: number): Promise<Visit[]> {
  const people: Visit[] = [];
  for (let n = 1; n <= count; n++) {
    const person = visit(site);
    await person.signIn({ email: `will-maker-${n}@example.com`, password });
    await fillIn(person);
    people.push(person);
  }
  return people;
}

export interface Person extends Visitor {
  email: string;
  password: string;
  session: string;
}

/** The cookies of a session, as a browser sends them once the gateway has set them. */
function cookiesOf(site: RunningSite, dataDir: string) {
  const { set } = sessionCookie(site.url, readSecrets(dataDir).gatewaySigningKey as { d: string });
  return (session: string, expiresAt: Date) => {
    const cookies: string[] = [];
    const reply = { setCookie: (name: string, value: string) => cookies.push(`${name}=${value}`) };
    set(reply as unknown as Parameters<typeof set>[0], session, expiresAt);
    return cookies.join('; ');
  };
}

/**
 * So many confirmed accounts, each signed in at an address of its own. They are written where signing up and in would
 * have written them: hashing a thousand passwords first would only make the wait longer. No search finds them, for the
 * service would make their words while it is measured.
 */
export async function manyPeople(site: RunningSite, dataDir: string, count: number): Promise<Person[]> {
  await visit(site).signIn({ email: 'first@example.com', password });
  const vault = createVault(keyRing.parse(site.identityEncryptionKeys));
  const database = new pg.Client(site.identityDatabaseUrl);
  await database.connect();
  const now = new Date();
  const end = new Date(now.getTime() + 14 * dayMs);
  const people = Array.from({ length: count }, (_, n) => ({
    id: randomUUID() as AccountId,
    email: `person-${n}@example.com`,
    session: randomBytes(25).toString('hex').slice(0, 40),
  }));
  const ids = people.map(({ id }) => id);
  const hashes = people.map(({ session }) => createHash('sha256').update(session).digest('hex'));
  await database.query(
    `insert into accounts (id, email, email_key, password_hash, email_confirmed_at, created_at, is_indexed)
     select new.id, new.email, new.key, first.password_hash, $4, $4, true
     from unnest($1::uuid[], $2::text[], $3::text[]) new (id, email, key), accounts first where first.email_key = $5`,
    [
      ids,
      people.map(({ id, email }) => encryptEmail(vault, id, email)),
      people.map(({ email }) => emailIndex(vault, email)),
      now,
      emailIndex(vault, 'first@example.com'),
    ],
  );
  await database.query(
    `insert into sessions (id_hash, account_id, label, network, created_at, authenticated_at, last_used_at, expires_at)
     select hash, id, 'A browser', '10.0.0.0/24', $3, $3, $3, $4 from unnest($1::text[], $2::uuid[]) new (hash, id)`,
    [hashes, ids, now, end],
  );
  await database.end();
  const cookieOf = cookiesOf(site, dataDir);
  return people.map(({ email, session }, n) => ({
    email,
    password,
    session,
    address: addressOf(n + 1),
    cookie: cookieOf(session, end),
  }));
}
