import { defineEntity, p } from '@mikro-orm/core';
import { contactCountryCodes, contactRoles } from '@plainwill/contracts/will-data/vocabulary';
import { personKey } from '../people/person-columns.ts';
import { addressColumns, savedByAnyoneColumns } from '../records/columns.ts';

export const ContactSchema = defineEntity({
  name: 'Contact',
  tableName: 'contacts',
  properties: {
    ...personKey,
    /** Sealed. */
    firstName: p.text(),
    /** Sealed. */
    middleNames: p.text(),
    /** Sealed. */
    lastName: p.text(),
    role: p.enum(contactRoles),
    /** Sealed. */
    email: p.text(),
    mobileCountryCode: p.enum(contactCountryCodes),
    /** Sealed. */
    mobileNumber: p.text(),
    /** Sealed. */
    notes: p.text(),
    /** Sealed. */
    dateOfBirth: p.text().nullable(),
    isCharity: p.boolean().default(false),
    charityNumber: p.string().length(20).default(''),
    ...addressColumns,
    ...savedByAnyoneColumns,
  },
});
