import { createHash } from 'node:crypto';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import type { Person } from '../support/many-people.ts';
import { addressOf } from '../support/site-caller.ts';

const firstNames =
  'Zoë Harriet Daniel Émile Susan Thomas Anna Joan Rosie Martha Oliver Amelia George Isla Noah Ava Arthur Mia Leo Ivy Freddie Grace Theo Evie Oscar Lily Alfie Ella Jack Sophie Kofi Priya Mohammed Chloë Agnieszka Ravi Fatima Seán Niamh Rhys'.split(
    ' ',
  );
const lastNames =
  'Bell Vale O’Neil-Łuk Hart Finch Reed Smith Jones Taylor Brown Williams Wilson Johnson Davies Patel Wright Walker White Edwards Green Hall Wood Harris Lewis Martin Jackson Clarke Turner Khan Cooper Ward Morgan Hughes Ali Begum Kaur Singh Murphy Kelly Price'.split(
    ' ',
  );
const domains = ['example.com', 'example.com', 'example.net', 'example.org', 'post.example.com'];

const digest = (hash: 'md5' | 'sha256', text: string) => createHash(hash).update(text).digest('hex');

/** An id that SQL makes from the same number: see `idIn`. */
function idOf(n: number): AccountId {
  const hex = digest('md5', `account ${n}`);
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20)].join(
    '-',
  ) as AccountId;
}

/** SQL for the id of the person of that number, and for the hash of their session. */
export const idIn = (n: string) =>
  `overlay(overlay(md5('account ' || ${n}) placing '4' from 13) placing '8' from 17)::uuid`;
export const sessionHashIn = (n: string) =>
  `encode(sha256(left(encode(sha256(('session ' || ${n})::bytea), 'hex'), 40)::bytea), 'hex')`;

/** SQL for an instant within so many days before now, which says nothing about the number. */
export const instantIn = (n: string, days: number) =>
  `now() - (${n}::bigint * 7919 % ${days * 1440}) * interval '1 minute'`;

export interface GrownPerson extends Person {
  id: AccountId;
  name: string | null;
}

export const grownPassword = 'Copper-Field-86';

/** The person of this number, the same each time; one in five has given no name. */
export function grownPerson(n: number): GrownPerson {
  const first = firstNames[n % firstNames.length] as string;
  const last = lastNames[Math.floor(n / firstNames.length) % lastNames.length] as string;
  const session = digest('sha256', `session ${n}`).slice(0, 40);
  return {
    id: idOf(n),
    name: n % 5 > 0 ? `${first} ${last}` : null,
    email: `${first}.${last}.${n}@${domains[Math.floor(n / 7) % domains.length]}`.toLowerCase(),
    password: grownPassword,
    session,
    cookie: `plainwill_dev=${session}`,
    address: addressOf(n),
  };
}
