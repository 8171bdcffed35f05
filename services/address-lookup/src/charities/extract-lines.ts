import { isCharityNumber, maxCharityText, normaliseCharityNumber } from '@plainwill/contracts/shared/charity-number';
import { normalisePostcode } from '@plainwill/contracts/shared/postcode';
import { z } from 'zod';
import type { ReadLine } from '../import/import-file.ts';
import { charityNameOf, townOf } from './charity-name.ts';
import type { OtherName, RegisteredCharity } from './store-charities.ts';

/** One record of the Commission's extract: its columns by their names there, as text or as JSON has them. */
export type ExtractRecord = Readonly<Record<string, unknown>>;

const text = z
  .union([z.string(), z.number(), z.boolean(), z.null()], 'it has a list where a text should be')
  .transform((value) => String(value ?? '').trim())
  // PostgreSQL stores no text that has one.
  .refine((value) => !value.includes('\0'), 'it has a NUL character')
  .default('');
const addressLine = text.refine((line) => line.length <= maxCharityText, 'a line of its address is too long');
const nameOf = (column: string) =>
  text
    .refine((name) => name.length > 0, `${column} is empty`)
    .refine((name) => name.length <= maxCharityText, `${column} is too long`)
    .transform(charityNameOf);

const charityNumber = text
  .transform(normaliseCharityNumber)
  .refine((number) => isCharityNumber('england_wales', number), 'registered_charity_number is not a charity number');
const pounds = text
  .transform((amount) => (amount === '' ? null : Math.round(Number(amount))))
  .refine((amount) => amount === null || Number.isSafeInteger(amount), 'latest_income is not an amount of money');
const statuses = ['Registered', 'Removed'];

const CharityRecord = z.looseObject({
  registered_charity_number: charityNumber,
  charity_name: nameOf('charity_name'),
  charity_registration_status: text.refine(
    (status) => statuses.includes(status),
    `charity_registration_status is none of ${statuses.join(', ')}`,
  ),
  latest_income: pounds,
  charity_contact_address1: addressLine,
  charity_contact_address2: addressLine,
  charity_contact_address3: addressLine,
  charity_contact_address4: addressLine,
  charity_contact_address5: addressLine,
  charity_contact_postcode: text,
});

const OtherNameRecord = z.looseObject({
  registered_charity_number: charityNumber,
  charity_name: nameOf('charity_name'),
});

/** The columns without which a file is not the register. */
export const neededColumns = [
  'registered_charity_number',
  'linked_charity_number',
  'charity_name',
  'charity_registration_status',
] as const;
/** The column that only the file of other names has. */
export const otherNamesColumn = 'charity_name_type';

const isLinked = ({ linked_charity_number }: ExtractRecord) => Number(linked_charity_number ?? 0) !== 0;
const problemOf = (error: z.ZodError) => ({ problem: error.issues[0]?.message ?? 'it cannot be read' });

/** A charity; nothing for one that is linked to another, whose number it has. */
export function readCharity(record: ExtractRecord): ReadLine<RegisteredCharity> {
  if (isLinked(record)) return {};
  const { data, error } = CharityRecord.safeParse(record);
  if (error) return problemOf(error);
  return {
    row: {
      number: data.registered_charity_number,
      name: data.charity_name,
      town: townOf([
        data.charity_contact_address1,
        data.charity_contact_address2,
        data.charity_contact_address3,
        data.charity_contact_address4,
        data.charity_contact_address5,
      ]),
      postcodeArea: normalisePostcode(data.charity_contact_postcode)?.split(' ')[0] ?? null,
      isRemoved: data.charity_registration_status === 'Removed',
      income: data.latest_income,
    },
  };
}

/** Another name of a charity; nothing for one that is linked to another. */
export function readOtherName(record: ExtractRecord): ReadLine<OtherName> {
  if (isLinked(record)) return {};
  const { data, error } = OtherNameRecord.safeParse(record);
  return error ? problemOf(error) : { row: { number: data.registered_charity_number, otherName: data.charity_name } };
}
