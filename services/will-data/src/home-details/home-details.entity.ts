import { defineEntity, p } from '@mikro-orm/core';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { homeDetailsQuestions } from '@plainwill/contracts/will-data/home-details-questions';
import { PersonSchema } from '../people/person.entity.ts';
import { columnsOf, savedByAnyoneColumns, selected } from '../records/columns.ts';
import { savedByAnyone } from '../records/read-rows.ts';
import { TestatorSchema } from '../testator/testator.entity.ts';

export const HomeDetailsSchema = defineEntity({
  name: 'HomeDetails',
  tableName: 'home_details',
  properties: {
    accountId: () =>
      p.oneToOne(TestatorSchema).joinColumn('account_id').mapToPk().$type<AccountId>().deleteRule('cascade').primary(),
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

export const homeDetailsRows = `
  select ${selected(homeDetailsQuestions)}, ${savedByAnyone} from home_details natural join who`;
