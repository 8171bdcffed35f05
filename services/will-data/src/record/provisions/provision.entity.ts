import { defineEntity, type Opt, p } from '@mikro-orm/core';
import type { ProvisionId } from '@plainwill/contracts/shared/ids';
import { provisionKinds } from '@plainwill/contracts/will-data/questions/provision-questions';
import { owner } from '../people/person.entity.ts';
import { recipientChecks, recipientColumns, recipientsIn } from '../people/recipient.ts';
import { isoTime, storedColumns } from '../rows/columns.ts';

export const ProvisionSchema = defineEntity({
  name: 'Provision',
  tableName: 'provisions',
  uniques: [{ properties: ['accountId', 'position'] }],
  properties: {
    accountId: () => owner().primary(),
    id: p.uuid().$type<ProvisionId>().primary(),
    kind: p.enum(provisionKinds),
    /** All but the people who are chosen: JSON, encrypted. */
    answers: p.text(),
    /** The first chosen first. */
    position: p.integer(),
    ...storedColumns,
  },
});

/** The role of those who take under a provision; any other is the question that a person is the answer to. */
export const recipientRole = 'recipient';

/** Everyone whom a provision names, so that who is removed leaves all of them. */
export const ProvisionPersonSchema = defineEntity({
  name: 'ProvisionPerson',
  tableName: 'provision_people',
  uniques: [
    { properties: ['accountId', 'provisionId', 'role', 'personId'] },
    { properties: ['accountId', 'provisionId', 'role', 'classOf'] },
  ],
  checks: recipientChecks('provision_people'),
  properties: {
    accountId: () => owner().primary(),
    provisionId: p.uuid().$type<ProvisionId>().primary(),
    provision: () =>
      p
        .manyToOne(ProvisionSchema)
        .joinColumns('account_id', 'provision_id')
        .updateRule('no action')
        .deleteRule('cascade')
        .$type<Opt<object>>(),
    role: p.text().primary(),
    /** Where it stood in the list as given. */
    position: p.integer().primary(),
    ...recipientColumns,
  },
});

const ofProvision = 'r.account_id = v.account_id and provision_id = v.id';

/** `people` are the answers that name somebody, by question. SQL, for `readRows` reads every record with one statement. */
export const provisionRows = `
  select id, kind, answers, coalesce((
      select jsonb_object_agg(role, person_id) from provision_people r
      where ${ofProvision} and role <> '${recipientRole}' and person_id in (select id from active_people)
    ), '{}') as people, ${recipientsIn('provision_people', `${ofProvision} and role = '${recipientRole}'`)} as recipients,
    version, ${isoTime('saved_at')} as "savedAt"
  from provisions v natural join owner order by position`;
