import { defineEntity, p } from '@mikro-orm/core';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { genders, maritalStatuses, mobileCountryCodes, titles } from '@plainwill/contracts/will-data/vocabulary';
import { savedByAnyoneColumns } from '../records/columns.ts';
import { TestatorSchema } from '../testator/testator.entity.ts';

export const PersonalDetailsSchema = defineEntity({
  name: 'PersonalDetails',
  tableName: 'personal_details',
  checks: [{ name: 'personal_details_version_check', expression: 'version > 0' }],
  properties: {
    accountId: () =>
      p.oneToOne(TestatorSchema).joinColumn('account_id').mapToPk().$type<AccountId>().deleteRule('cascade').primary(),
    title: p.enum(titles).nullable(),
    /** Sealed. */
    firstName: p.text(),
    /** Sealed. */
    knownAs: p.text().nullable(),
    /** Sealed. */
    middleNames: p.text().nullable(),
    /** Sealed. */
    lastName: p.text(),
    /** Sealed. */
    dateOfBirth: p.text(),
    gender: p.enum(genders).nullable(),
    maritalStatus: p.enum(maritalStatuses).nullable(),
    /** Sealed. */
    email: p.text(),
    mobileCountryCode: p.enum(mobileCountryCodes),
    /** Sealed. */
    mobileNumber: p.text(),
    /** Sealed. */
    occupation: p.text(),
    /** Sealed. */
    employer: p.text().nullable(),
    ...savedByAnyoneColumns,
  },
});
