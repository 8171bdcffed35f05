import { z } from 'zod';
import { lineOfText } from './text.ts';

/** A postal address as the product keeps it; empty string where a part is absent. */
export const Address = z.strictObject({
  formatted_address: lineOfText(500, 'Address'),
  line_1: lineOfText(200, 'Address line 1'),
  line_2: lineOfText(200, 'Address line 2'),
  town_or_city: lineOfText(100, 'Town or city'),
  county: lineOfText(100, 'County'),
  postcode: lineOfText(10, 'Postcode'),
});
export type Address = z.infer<typeof Address>;
