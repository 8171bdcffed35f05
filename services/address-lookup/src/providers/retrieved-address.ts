import { z } from 'zod';
import { addressOf } from '../addresses/address-of.ts';
import { titleCase } from '../addresses/title-case.ts';

const part = z.string().default('');

export const RetrievedAddress = z.looseObject({
  Language: part,
  Company: part,
  Department: part,
  Line1: part,
  Line2: part,
  Line3: part,
  Line4: part,
  Line5: part,
  City: part,
  ProvinceName: part,
  PostalCode: part,
  Label: part,
});

export function fromRetrieved(address: z.infer<typeof RetrievedAddress>) {
  const { Company, Department, Line1, Line2, Line3, Line4, Line5 } = address;
  return addressOf({
    lines: [Company, Department, Line1, Line2, Line3, Line4, Line5],
    town_or_city: address.City,
    county: address.ProvinceName,
    postcode: address.PostalCode,
    // A label is set for an envelope; its last line is the country.
    formatted: address.Label.split('\n').slice(0, -1).map(titleCase).join(', '),
  });
}
