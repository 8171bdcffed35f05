import { z } from 'zod';
import { Email } from '../identity/credentials.ts';
import { nameLength } from '../shared/characters.ts';
import { lineOfText, optionalName } from '../shared/text.ts';
import { cleanMobileNumber } from './mobile-number.ts';

/** A postal address, empty where a part is absent. `address` is the whole of it in one line. */
export const AddressFields = {
  address: lineOfText(500, 'Address'),
  line1: lineOfText(200, 'Address line 1'),
  line2: lineOfText(200, 'Address line 2'),
  townOrCity: lineOfText(100, 'Town or city'),
  county: lineOfText(100, 'County'),
  postcode: lineOfText(10, 'Postcode'),
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
export const MiddleNames = optionalName(nameLength, 'Middle names');
