import { defineEntity, p } from '@mikro-orm/core';
import { type Role, roles } from '@plainwill/contracts/identity/vocabulary';
import { AccountSchema } from '../accounts/account.entity.ts';

export const UserRoleSchema = defineEntity({
  name: 'UserRole',
  tableName: 'user_roles',
  checks: [{ name: 'user_roles_role', expression: `role in (${roles.map((role) => `'${role}'`).join(', ')})` }],
  properties: {
    account: () => p.manyToOne(AccountSchema).primary().deleteRule('cascade'),
    role: p.string().length(20).$type<Role>().primary(),
  },
});
