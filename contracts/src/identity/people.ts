import { z } from 'zod';
import { query } from '../kit/contract.ts';
import { AccountId } from '../shared/ids.ts';
import { Email } from './credentials.ts';

/** The subject of an entry of an audit log. */
const Person = z.strictObject({ id: AccountId, email: z.string(), name: z.string().nullable() });

const ids = z.strictObject({ ids: z.array(AccountId).max(200) });

export const peopleContract = {
  /** The answer has those of the accounts that are still there. */
  byIds: query({ access: 'admin', input: ids, output: z.array(Person) }),
  byEmail: query({ access: 'admin', input: z.strictObject({ email: Email }), output: Person.nullable() }),
  /** The names of those who are or were staff, for who is told that they looked; of anybody else nothing is said. */
  staffNames: query({
    access: 'account',
    input: ids,
    output: z.array(z.strictObject({ id: AccountId, name: z.string() })),
  }),
};
