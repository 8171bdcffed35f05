import { z } from 'zod';
import { mutation, perHour, query } from '../kit/contract.ts';
import { DailyCounts } from '../kit/operations.ts';
import type { ReasonTable } from '../kit/reasons.ts';
import { AccountId } from '../shared/ids.ts';
import { roles } from '../shared/roles.ts';
import { lineOfText } from '../shared/text.ts';
import { ChangeReason } from './change-reason.ts';
import { maxExportedUsers, roleFilters, userOrders, userPageSizes } from './vocabulary.ts';

/** The list shows these of an account, and never an answer for the will. */
export const User = z.strictObject({
  id: AccountId,
  email: z.string(),
  name: z.string().nullable(),
  roles: z.array(z.enum(roles)),
  joinedAt: z.iso.datetime(),
  /** Since when nobody can sign in to the account, if an administrator has disabled it. */
  disabledAt: z.iso.datetime().nullable(),
  /** When the account will be gone, if that was asked for. */
  deletionAt: z.iso.datetime().nullable(),
});
export type User = z.infer<typeof User>;

/** Which users are meant, in which order. */
const chosenUsers = {
  /** Beginnings of words of a name or an email address; empty for everyone. */
  search: lineOfText(254, 'The search'),
  role: z.enum(roleFilters),
  order: z.enum(userOrders),
  isDescending: z.boolean(),
};

export const userReasons = {
  UserNotFound: { code: 'NOT_FOUND', message: 'User not found' },
  OwnAccount: { code: 'FORBIDDEN', message: 'You cannot do this to your own account. Ask another administrator.' },
  AccountDisabledAlready: { code: 'CONFLICT', message: 'This account is disabled already. Load the page again.' },
  AccountNotDisabled: { code: 'CONFLICT', message: 'This account is not disabled any more. Load the page again.' },
} as const satisfies ReasonTable;

/** Administrators do this to the account of another, who is notified by mail, and never to their own. */
const change = mutation({
  access: 'admin',
  isRecent: true,
  isStrong: true,
  limit: perHour(60),
  input: z.strictObject({ id: AccountId, reason: ChangeReason }),
  output: User,
});

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
      /** No more than `maxSortedUsers` are chosen. Others are listed by joining: where another order was asked for, newest first. */
      isSortable: z.boolean(),
      /** The users on all pages together; no more than `maxCountedUsers`. */
      count: z.int(),
      /** Says whether more than `count` were found. */
      isMore: z.boolean(),
      /** The user to ask for the page `after`, or `before`; null where there is none. */
      next: AccountId.nullable(),
      previous: AccountId.nullable(),
    }),
  }),
  /** How many customers joined on each of the last days; staff are not counted. */
  daily: query({ access: 'staff', input: z.void(), output: DailyCounts }),
  get: query({ access: 'staff', input: z.strictObject({ id: AccountId }), output: User }),
  /** All of the chosen users as a table for a spreadsheet; no more than `maxExportedUsers`, the first of them. */
  export: mutation({
    access: 'admin',
    isRecent: true,
    isStrong: true,
    limit: perHour(20),
    input: z.strictObject(chosenUsers),
    output: z.strictObject({ csv: z.string(), exported: z.int().max(maxExportedUsers), count: z.int() }),
  }),
  /** Signs them out everywhere. */
  endSessions: change,
  /** Signs them out everywhere and lets nobody in until it is enabled again. */
  disable: change,
  enable: change,
  /** Ends planning together with another account, if it does, which the answer does not tell. */
  endPlanning: change,
  /** The owner of a disabled account has asked for this by other ways than the site. */
  requestDeletion: change,
};
