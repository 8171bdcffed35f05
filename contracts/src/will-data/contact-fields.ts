import { z } from 'zod';
import { Email } from '../identity/credentials.ts';
import { nameLength, text } from '../shared/text.ts';
import { cleanMobileNumber } from './mobile-number.ts';

/** A postal address, empty where a part is absent. `address` is the whole of it in one line. */
export const AddressFields = {
  address: text(500, 'Address'),
  line1: text(200, 'Address line 1'),
  line2: text(200, 'Address line 2'),
  townOrCity: text(100, 'Town or city'),
  county: text(100, 'County'),
  postcode: text(10, 'Postcode'),
};

const mobileNumber = (isFit: (digits: string) => boolean) =>
  z
    .string()
    .max(40, 'Mobile number must be 40 characters or less')
    .transform(cleanMobileNumber)
    .refine(isFit, 'Enter a mobile number, like 07700 900123');

export const MobileNumber = mobileNumber((digits) => /^\d{1,15}$/.test(digits));
export const OptionalMobileNumber = mobileNumber((digits) => /^\d{0,15}$/.test(digits));

export const OptionalEmail = z.union([z.literal(''), Email]);

/** Empty where there are none. */
export const MiddleNames = text(nameLength, 'Middle names');
