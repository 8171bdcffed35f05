import type { Vault } from '@plainwill/kit/encryption/vault';
import type pg from 'pg';
import { emailIndex, encryptEmail, encryptName } from '../../../../services/identity/src/accounts/account.entity.ts';
import { tokensOf } from '../../../../services/identity/src/accounts/search/search-tokens.ts';
import { chainEntries, withoutTriggers } from './grow-audit.ts';
import { grownPerson, idIn, instantIn, sessionHashIn } from './grown-people.ts';

const batchSize = 5000;
const joinedWithinDays = 730;
const audited = ['email.confirm', 'sign-in'];

/** Each account has these rows, by its number `n`. */
const otherRows = (people: string) => [
  `insert into sessions (id_hash, account_id, label, network, created_at, methods, authenticated_at, last_used_at, expires_at)
   select ${sessionHashIn('n')}, ${idIn('n')}, 'Firefox on Windows', '10.0.0.0/24', now(), '{password}', now(), now(),
     now() + interval '14 days' from ${people}`,
  `insert into known_devices (account_id, label, network, last_seen_at)
   select ${idIn('n')}, 'Firefox on Windows', '10.0.0.0/24', ${instantIn('n', 300)} from ${people}`,
  `insert into outbox (id, queue, payload, created_at, dispatched_at, settled_at)
   select gen_random_uuid(), 'emails', jsonb_build_object('source', 'identity', 'messageId', gen_random_uuid()),
     at, at, at from ${people}, lateral (select ${instantIn('n', 6)} as at) sent where n % 10 = 0`,
  ...audited.map(
    (action) =>
      `insert into audit_log (id, at, actor_account_id, actor_roles, action, subject_account_id, outcome, fields, network, request_id)
       select gen_random_uuid(), ${instantIn('n', joinedWithinDays)}, ${idIn('n')}, '[]', '${action}', ${idIn('n')}, 'done',
         '[]', '10.0.0.0/24', gen_random_uuid()::text from ${people}`,
  ),
];

/** Confirmed accounts of the people of these numbers, each with a session, a device and its part of the audit log. */
export async function growIdentity(database: pg.Client, vault: Vault, from: number, to: number) {
  for (let start = from; start < to; start += batchSize) {
    const numbers = Array.from({ length: Math.min(batchSize, to - start) }, (_, index) => start + index);
    const people = numbers.map(grownPerson);
    await database.query(
      `insert into accounts (id, email, email_key, name, password_hash, email_confirmed_at, created_at, last_used_on, is_indexed)
       select new.id, new.email, new.key, new.name, first.password_hash, at, at, current_date - n * 31 % 300, true
       from unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::int[]) new (id, email, key, name, n),
         lateral (select ${instantIn('n', joinedWithinDays)} as at) joined,
         (select password_hash from accounts where password_hash is not null limit 1) first`,
      [
        people.map(({ id }) => id),
        people.map(({ id, email }) => encryptEmail(vault, id, email)),
        people.map(({ email }) => emailIndex(vault, email)),
        people.map(({ id, name }) => encryptName(vault, id, name)),
        numbers,
      ],
    );
    const words = people.flatMap((person) => tokensOf(vault, person).map((token) => ({ token, id: person.id })));
    await withoutTriggers(database, async () => {
      await database.query(
        `insert into account_words (token, joined_at, account_id)
         select token, created_at, id from unnest($1::bigint[], $2::uuid[]) new (token, account_id) join accounts on id = account_id`,
        [words.map(({ token }) => token), words.map(({ id }) => id)],
      );
      const made = otherRows(`generate_series(${start}, ${start + numbers.length - 1}) n`);
      for (const sql of made) await database.query(sql);
    });
  }
  await chainEntries(database);
}
