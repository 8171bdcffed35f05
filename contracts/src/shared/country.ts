/** A postcode may lie in one of these countries, where a will follows another law. */
export const otherCountries = ['Scotland', 'Northern Ireland', 'Jersey', 'Guernsey', 'Isle of Man'] as const;
export type OtherCountry = (typeof otherCountries)[number];

const areas: Readonly<Record<string, OtherCountry>> = {
  ...Object.fromEntries(
    ['AB', 'DD', 'DG', 'EH', 'FK', 'G', 'HS', 'IV', 'KA', 'KW', 'KY', 'ML', 'PA', 'PH', 'TD', 'ZE'].map((area) => [
      area,
      'Scotland' as const,
    ]),
  ),
  BT: 'Northern Ireland',
  JE: 'Jersey',
  GY: 'Guernsey',
  IM: 'Isle of Man',
};

// Districts that lie on both sides of the Scottish border.
const divided = /^(TD9|TD12|TD15|DG16)$/;

/** The country of a postcode that is not in England or Wales; null if it is, or if the postcode cannot tell. */
export function otherCountryOf(postcode: string): OtherCountry | null {
  const [, outward, area] = /^(([A-Z]{1,2})\d[A-Z\d]?) \d[A-Z]{2}$/.exec(postcode) ?? [];
  if (!outward || !area || divided.test(outward)) return null;
  return areas[area] ?? null;
}
