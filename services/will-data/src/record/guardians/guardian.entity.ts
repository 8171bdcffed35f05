import { defineEntity, type Opt, p } from '@mikro-orm/core';
import type { GuardianGroupId, PersonId } from '@plainwill/contracts/shared/ids';
import { owner, personIn } from '../people/person.entity.ts';
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
    /** Encrypted. */
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

const guardianTypes = ['primary', 'backup'] as const;

/** A person who would look after a child by themselves. */
export const GuardianSchema = defineEntity({
  name: 'Guardian',
  tableName: 'guardians',
  uniques: [{ properties: ['accountId', 'childId', 'guardianType', 'position'] }],
  properties: {
    accountId: () => owner().primary(),
    childId: p.uuid().$type<PersonId>().primary(),
    child: () => personIn('child_id'),
    personId: p.uuid().$type<PersonId>().primary(),
    person: () => personIn('person_id'),
    guardianType: p.enum(guardianTypes),
    /** Counted from 0 within the type. */
    position: p.integer(),
  },
});

const alone = (type: 'primary' | 'backup') => `coalesce((
    select jsonb_agg(person_id order by position) from guardians g join active_people on active_people.id = person_id
    where g.account_id = c.account_id and child_id = c.id and guardian_type = '${type}'
  ), '[]')`;

/**
 * One plan for each child, in the children's order. A group of which nobody is left is none.
 * SQL, for `readRows` reads every record with one statement.
 */
export const guardianRows = `
  select c.id as "childId", guardians_version as version, ${alone('primary')} as "primaryIds",
    ${alone('backup')} as "backupIds", coalesce((
      select jsonb_agg(jsonb_build_object('id', g.id, 'name', group_name, 'memberIds', members) order by position)
      from guardian_groups g join lateral (
        select jsonb_agg(person_id order by m.position) as members
        from guardian_group_members m join active_people on active_people.id = person_id
        where m.account_id = g.account_id and group_id = g.id
      ) m on members is not null
      where g.account_id = c.account_id and child_id = c.id
    ), '[]') as groups
  from children c natural join owner join active_people on active_people.id = c.id order by active_people.created_at, c.id`;
