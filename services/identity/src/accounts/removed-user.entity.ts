import { defineEntity, p } from '@mikro-orm/core';
import type { AccountId } from '@plainwill/contracts/shared/ids';

/** That a user has gone, until every directory of users has heard of it. A number, and nothing of the person. */
export const RemovedUserSchema = defineEntity({
  name: 'RemovedUser',
  tableName: 'removed_users',
  indexes: [{ name: 'removed_users_by_change', properties: ['removedIn'] }],
  properties: {
    id: p.uuid().$type<AccountId>().primary(),
    /** The transaction that removed them: a trigger writes it. */
    removedIn: p.bigint().defaultRaw('((pg_current_xact_id())::text)::bigint'),
    removedAt: p.datetime().defaultRaw('now()').index(),
  },
});
