import { defineEntity, p } from '@mikro-orm/core';
import { homeDetailsQuestions } from '@plainwill/contracts/will-data/questions/home-details-questions';
import { PersonSchema } from '../people/person.entity.ts';
import { columnsOf, savedByAnyone, savedByAnyoneColumns, selected } from '../rows/columns.ts';
import { ownRow } from '../rows/read-rows.ts';
import { ownerKey } from '../testator/testator.entity.ts';

export const HomeDetailsSchema = defineEntity({
  name: 'HomeDetails',
  tableName: 'home_details',
  properties: {
    accountId: ownerKey,
    ...columnsOf(homeDetailsQuestions),
    /** Emptied by `forgetPerson` before the person goes, since the account of the key must stay. */
    coOwner: () =>
      p
        .manyToOne(PersonSchema)
        .joinColumns('account_id', 'co_owner_id')
        .updateRule('no action')
        .deleteRule('no action')
        .nullable(),
    ...savedByAnyoneColumns,
  },
});

export const homeDetailsRows = ownRow('home_details', `${selected(homeDetailsQuestions)}, ${savedByAnyone}`);
