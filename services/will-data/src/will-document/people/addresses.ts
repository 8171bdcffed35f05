import type { WillFacts } from '../facts/will-facts.ts';
import { asEnding, tidy } from '../phrases.ts';

type Address = Pick<
  WillFacts['home_details'],
  'address' | 'line_1' | 'line_2' | 'town_or_city' | 'county' | 'postcode'
>;

/** An address in one line: from its parts, else as it was given; empty where there is none. */
export function inOneLine({ address, line_1, line_2, town_or_city, county, postcode }: Address): string {
  if (asEnding(line_1) === '') return asEnding(address);
  const parts = [line_1, line_2, town_or_city, county].map(asEnding).filter(Boolean);
  return tidy(`${parts.join(', ')} ${asEnding(postcode).toLocaleUpperCase('en-GB')}`);
}

const elsewhere = 'AB DD EH FK G HS IV KA KW KY ML PA PH ZE BT JE GY IM';
// Dumfries, Galloway and the Borders share these areas with England.
const border = 'DG TD';
const outsideEnglandAndWales = new Set(`${elsewhere} ${border}`.split(' '));

/** Whether a postcode is of England or Wales for certain. All its leading letters count, so DE is not in Dundee. */
export function isInEnglandOrWales(postcode: string): boolean {
  const area = /^([A-Z]{1,2})\d/.exec(postcode.trim().toLocaleUpperCase('en-GB'))?.[1];
  return area !== undefined && !outsideEnglandAndWales.has(area);
}
