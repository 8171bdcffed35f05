import { z } from 'zod';
import { text } from './text.ts';

/** A postal address as the product keeps it; empty string where a part is absent. */
export const Address = z.strictObject({
  formatted_address: text(500, 'Address'),
  line_1: text(200, 'Address line 1'),
  line_2: text(200, 'Address line 2'),
  town_or_city: text(100, 'Town or city'),
  county: text(100, 'County'),
  postcode: text(10, 'Postcode'),
});
export type Address = z.infer<typeof Address>;
