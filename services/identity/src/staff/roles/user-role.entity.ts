import { defineEntity, p } from '@mikro-orm/core';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { type Role, roles } from '@plainwill/contracts/shared/roles';
import { quotedList } from '@plainwill/kit/database/quoted-list';
import { AccountSchema } from '../../accounts/account.entity.ts';
import { notifiesSessionChanges } from '../../accounts/sessions/session.entity.ts';

export const UserRoleSchema = defineEntity({
  name: 'UserRole',
  tableName: 'user_roles',
  triggers: [notifiesSessionChanges('user_roles_tell', ['insert', 'update', 'delete'])],
  checks: [{ name: 'user_roles_role', expression: `role in (${quotedList(roles)})` }],
  properties: {
    account: () => p.manyToOne(AccountSchema).primary().deleteRule('cascade'),
    role: p.string().length(20).$type<Role>().primary(),
    /** Null where it was granted before that was written down. */
    grantedAt: p.datetime().nullable(),
    /** No reference, since a role outlasts the account of who granted it. Null for a command of the operator. */
    grantedBy: p.uuid().$type<AccountId>().nullable(),
  },
});
