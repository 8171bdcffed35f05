import { defineEntity, p } from '@mikro-orm/core';
import { genders, spouseRelationships } from '@plainwill/contracts/will-data/vocabulary';
import { personKey } from '../people/person-columns.ts';
import { savedByAnyoneColumns } from '../records/columns.ts';

export const SpouseDetailsSchema = defineEntity({
  name: 'SpouseDetails',
  tableName: 'spouse_details',
  uniques: [{ properties: ['accountId'] }],
  properties: {
    ...personKey,
    /** Sealed. */
    fullName: p.text(),
    relationship: p.enum(spouseRelationships),
    gender: p.enum(genders),
    intendingToMarry: p.boolean(),
    ...savedByAnyoneColumns,
  },
});
