import { defineEntity, type Opt, p } from '@mikro-orm/core';
import type { GuardianGroupId, PersonId } from '@plainwill/contracts/shared/ids';
import { owner, personIn } from '../people/person-columns.ts';

/** People who would look after a child together. */
export const GuardianGroupSchema = defineEntity({
  name: 'GuardianGroup',
  tableName: 'guardian_groups',
  uniques: [{ properties: ['accountId', 'childId', 'position'] }],
  properties: {
    accountId: () => owner().primary(),
    id: p.uuid().$type<GuardianGroupId>().primary(),
    childId: p.uuid().$type<PersonId>(),
    child: () => personIn('child_id'),
    /** Sealed. */
    groupName: p.text(),
    /** Counted from 0, after the guardians who act by themselves. */
    position: p.integer(),
  },
});

export const GuardianGroupMemberSchema = defineEntity({
  name: 'GuardianGroupMember',
  tableName: 'guardian_group_members',
  properties: {
    accountId: () => owner().primary(),
    groupId: p.uuid().$type<GuardianGroupId>().primary(),
    group: () =>
      p
        .manyToOne(GuardianGroupSchema)
        .joinColumns('account_id', 'group_id')
        .updateRule('no action')
        .deleteRule('cascade')
        .$type<Opt<object>>(),
    personId: p.uuid().$type<PersonId>().primary(),
    person: () => personIn('person_id'),
    position: p.integer(),
  },
});
