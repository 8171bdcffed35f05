import { z } from 'zod';
import { lineOfText } from './text.ts';

/** A postal address under the names it has in an address search, the questionnaire and its webhook. */
export const StructuredAddress = z.strictObject({
  formatted_address: lineOfText(500, 'Address'),
  line_1: lineOfText(200, 'Address line 1'),
  line_2: lineOfText(200, 'Address line 2'),
  town_or_city: lineOfText(100, 'Town or city'),
  county: lineOfText(100, 'County'),
  postcode: lineOfText(10, 'Postcode'),
});
export type StructuredAddress = z.infer<typeof StructuredAddress>;
