import { z } from 'zod';
import { mutation, perHour, query } from '../kit/contract.ts';
import type { ReasonTable } from '../kit/reasons.ts';
import { AccountId } from '../shared/ids.ts';
import { lineOfText } from '../shared/text.ts';
import { mostExportedUsers, roleFilters, roles, userOrders, userPageSizes } from './vocabulary.ts';

/** What the list tells of somebody: never anything they have told us for their will. */
export const User = z.strictObject({
  id: AccountId,
  email: z.string(),
  name: z.string().nullable(),
  roles: z.array(z.enum(roles)),
  joinedAt: z.iso.datetime(),
});
export type User = z.infer<typeof User>;

/** Which users are meant, in which order. */
const chosenUsers = {
  /** Part of a name or an email address; empty for everyone. */
  search: lineOfText(254, 'The search'),
  role: z.enum(roleFilters),
  order: z.enum(userOrders),
  isDescending: z.boolean(),
};

export const userReasons = {
  UserNotFound: { code: 'NOT_FOUND', message: 'User not found' },
} as const satisfies ReasonTable;

export const usersContract = {
  /** Accounts whose address was confirmed. A page follows the user `after`, or goes before the user `before`. */
  list: query({
    access: 'staff',
    input: z.strictObject({
      ...chosenUsers,
      pageSize: z.literal(userPageSizes),
      after: AccountId.optional(),
      before: AccountId.optional(),
    }),
    output: z.strictObject({
      users: z.array(User),
      /** In all, on every page together; of a search no more than `mostCountedUsers`. */
      count: z.int(),
      /** Whether more than `count` were found. */
      isMore: z.boolean(),
      /** The user to ask for the page `after`, or `before`; null where there is none. */
      next: AccountId.nullable(),
      previous: AccountId.nullable(),
    }),
  }),
  get: query({ access: 'staff', input: z.strictObject({ id: AccountId }), output: User }),
  /** All of the chosen users as a table for a spreadsheet; no more than `mostExportedUsers`, the first of them. */
  export: mutation({
    access: 'admin',
    isRecent: true,
    limit: perHour(20),
    input: z.strictObject(chosenUsers),
    output: z.strictObject({ csv: z.string(), exported: z.int().max(mostExportedUsers), count: z.int() }),
  }),
};
