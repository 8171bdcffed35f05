import { defineEntity, p } from '@mikro-orm/core';
import { earliestBirth } from '@plainwill/contracts/shared/calendar-date';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { genders, maritalStatuses, mobileCountryCodes, titles } from '@plainwill/contracts/will-data/vocabulary';
import { TestatorSchema } from '../testator/testator.entity.ts';

export const PersonalDetailsSchema = defineEntity({
  name: 'PersonalDetails',
  tableName: 'personal_details',
  checks: [
    { name: 'personal_details_date_of_birth_check', expression: `date_of_birth >= '${earliestBirth}'` },
    { name: 'personal_details_version_check', expression: 'version > 0' },
  ],
  properties: {
    accountId: () =>
      p.oneToOne(TestatorSchema).joinColumn('account_id').mapToPk().$type<AccountId>().deleteRule('cascade').primary(),
    title: p.enum(titles).nullable(),
    firstName: p.string().length(100),
    knownAs: p.string().length(100).nullable(),
    middleNames: p.string().length(100).nullable(),
    lastName: p.string().length(100),
    dateOfBirth: p.date(),
    gender: p.enum(genders).nullable(),
    maritalStatus: p.enum(maritalStatuses).nullable(),
    email: p.string().length(254),
    mobileCountryCode: p.enum(mobileCountryCodes),
    mobileNumber: p.string().length(15),
    occupation: p.string().length(100),
    employer: p.string().length(100).nullable(),
    /** Grows by one with every save. */
    version: p.integer(),
    savedAt: p.datetime(),
  },
});
