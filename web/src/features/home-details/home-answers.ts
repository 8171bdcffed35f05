import type { Address } from '@plainwill/contracts/shared/address';
import type { HomeDetails, HomeDetailsFields } from '@plainwill/contracts/will-data/home-details';

/** The one-line address follows from its lines; the person does not type it. */
type HomeField = Exclude<keyof HomeDetailsFields, 'address'>;

/** Home details as they stand on the screen; the last four are “yes”, “no” or empty. */
export type HomeAnswers = Record<HomeField, string>;

export const labels: Record<HomeField, string> = {
  line1: 'Address line 1',
  line2: 'Address line 2',
  townOrCity: 'Town or city',
  county: 'County',
  postcode: 'Postcode',
  homeOwnership: 'Do you own your home?',
  tenancyType: 'How do you own it?',
  coOwnerId: 'Who do you own it with?',
  isDomiciledHere: 'Is England and Wales your permanent home?',
  hasForeignAssets: 'Do you own anything outside England and Wales?',
  isForUnitedKingdom: 'Should this will leave out what you own outside the UK?',
  hasBusiness: 'Do you own a business, or part of one?',
};

export const addressFields = ['line1', 'line2', 'townOrCity', 'county', 'postcode'] as const;

/** The answers to questions of yes or no. */
export const tieFields = ['isDomiciledHere', 'hasForeignAssets', 'isForUnitedKingdom', 'hasBusiness'] as const;

const yesOrNo = (answer: boolean | null | undefined) => (answer == null ? '' : answer ? 'yes' : 'no');

type Lines = Pick<HomeAnswers, (typeof addressFields)[number]>;

/** The lines of an address in one line. */
export const inOneLine = (lines: Lines) =>
  addressFields
    .map((field) => lines[field].trim())
    .filter(Boolean)
    .join(', ');

export const answersOf = (home: HomeDetails | null): HomeAnswers => ({
  line1: home?.line1 ?? '',
  line2: home?.line2 ?? '',
  townOrCity: home?.townOrCity ?? '',
  county: home?.county ?? '',
  postcode: home?.postcode ?? '',
  homeOwnership: home?.homeOwnership ?? '',
  tenancyType: home?.tenancyType ?? '',
  coOwnerId: home?.coOwnerId ?? '',
  isDomiciledHere: yesOrNo(home?.isDomiciledHere),
  hasForeignAssets: yesOrNo(home?.hasForeignAssets),
  isForUnitedKingdom: yesOrNo(home?.isForUnitedKingdom),
  hasBusiness: yesOrNo(home?.hasBusiness),
});

export const linesOf = ({ line_1, line_2, town_or_city, county, postcode }: Address): Lines => ({
  line1: line_1,
  line2: line_2,
  townOrCity: town_or_city,
  county,
  postcode,
});

/** As the address finder takes it; null where no line is filled. */
export function addressOf(lines: Lines): Address | null {
  const formatted_address = inOneLine(lines);
  if (!formatted_address) return null;
  const { line1, line2, townOrCity, county, postcode } = lines;
  return { formatted_address, line_1: line1, line_2: line2, town_or_city: townOrCity, county, postcode };
}

/** What is wrong with a line, where the address finder looks for it. */
export const errorsOf = ({ line1, line2, townOrCity, county, postcode }: Partial<Lines>) =>
  Object.fromEntries(
    Object.entries({ line_1: line1, line_2: line2, town_or_city: townOrCity, county, postcode }).filter(
      ([, error]) => error !== undefined,
    ),
  );
