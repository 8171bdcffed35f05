import { z } from 'zod';
import { addressOf } from '../addresses/address-of.ts';
import { titleCase } from '../addresses/title-case.ts';

const part = z.string().default('');

/** The parts that we use of an address in Royal Mail's file, as Ideal Postcodes spells them. */
export const PafAddress = z.looseObject({
  line_1: part,
  line_2: part,
  line_3: part,
  post_town: part,
  county: part,
  postal_county: part,
  postcode: part,
  country: part,
});

export const fromPaf = (paf: z.infer<typeof PafAddress>) =>
  addressOf({
    lines: [paf.line_1, paf.line_2, paf.line_3],
    // Older answers shout the town.
    town_or_city: titleCase(paf.post_town),
    county: paf.county || paf.postal_county,
    postcode: paf.postcode,
    country: paf.country,
  });
