import { defineEntity, p } from '@mikro-orm/core';
import type { AccountId, PersonId } from '@plainwill/contracts/shared/ids';
import { homeOwnerships, tenancyTypes } from '@plainwill/contracts/will-data/vocabulary';
import { PersonSchema } from '../people/person.entity.ts';
import { addressColumns, savedByAnyoneColumns } from '../records/columns.ts';
import { TestatorSchema } from '../testator/testator.entity.ts';

export const HomeDetailsSchema = defineEntity({
  name: 'HomeDetails',
  tableName: 'home_details',
  properties: {
    accountId: () =>
      p.oneToOne(TestatorSchema).joinColumn('account_id').mapToPk().$type<AccountId>().deleteRule('cascade').primary(),
    ...addressColumns,
    homeOwnership: p.enum(homeOwnerships).nullable(),
    tenancyType: p.enum(tenancyTypes).nullable(),
    coOwnerId: p.uuid().$type<PersonId>().nullable(),
    /** Emptied by `forgetPerson` before the person goes, since the account of the key must stay. */
    coOwner: () =>
      p
        .manyToOne(PersonSchema)
        .joinColumns('account_id', 'co_owner_id')
        .updateRule('no action')
        .deleteRule('no action')
        .nullable(),
    isDomiciledHere: p.boolean().nullable(),
    hasForeignAssets: p.boolean().nullable(),
    isForUnitedKingdom: p.boolean().nullable(),
    hasBusiness: p.boolean().nullable(),
    ...savedByAnyoneColumns,
  },
});
