import type { Address } from '@plainwill/contracts/shared/address';
import type { HomeDetails, HomeDetailsFields } from '@plainwill/contracts/will-data/home-details';
import type { Portal } from '@plainwill/contracts/will-data/portal';
import {
  type HomeOwnership,
  homeOwnerships,
  type TenancyType,
  tenancyTypes,
} from '@plainwill/contracts/will-data/vocabulary';
import { withDots } from '../../ui/lists/item-row.tsx';
import type { Sendable } from '../autosave/autosave.ts';

/** The one-line address follows from its lines; the person does not type it. */
type HomeField = Exclude<keyof HomeDetailsFields, 'address'>;

/** Home details as they stand on the screen; the last four are “yes”, “no” or empty. */
export type HomeDetailsText = Record<HomeField, string>;

export const homeDetailsLabels: Record<HomeField, string> = {
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

type Lines = Pick<HomeDetailsText, (typeof addressFields)[number]>;

/** The lines of an address in one line. */
export const inOneLine = (lines: Lines) =>
  addressFields
    .map((field) => lines[field].trim())
    .filter(Boolean)
    .join(', ');

export const homeDetailsText = (home: HomeDetails | null): HomeDetailsText => ({
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

export const linesOfAddress = ({ line_1, line_2, town_or_city, county, postcode }: Address): Lines => ({
  line1: line_1,
  line2: line_2,
  townOrCity: town_or_city,
  county,
  postcode,
});

/** As the address finder takes it; null where no line is filled. */
export function addressOfLines(lines: Lines): Address | null {
  const formatted_address = inOneLine(lines);
  if (!formatted_address) return null;
  const { line1, line2, townOrCity, county, postcode } = lines;
  return { formatted_address, line_1: line1, line_2: line2, town_or_city: townOrCity, county, postcode };
}

/** What is wrong with a line, where the address finder looks for it. */
export const addressErrors = ({ line1, line2, townOrCity, county, postcode }: Partial<Lines>) =>
  Object.fromEntries(
    Object.entries({ line_1: line1, line_2: line2, town_or_city: townOrCity, county, postcode }).filter(
      ([, error]) => error !== undefined,
    ),
  );

const ownershipWords: Record<HomeOwnership, string> = {
  'own-outright': 'I own it outright',
  'own-mortgage': 'I own it with a mortgage',
  rent: 'I rent it',
  other: 'Other',
};

/** For the section's one line. */
export const ownershipInShort: Record<HomeOwnership, string> = {
  'own-outright': 'owned outright',
  'own-mortgage': 'owned with a mortgage',
  rent: 'rented',
  other: 'other',
};

const tenancyWords: Record<TenancyType, string> = {
  'sole-owner': 'Sole owner',
  'joint-tenants': 'Joint tenants',
  'tenants-in-common': 'Tenants in common',
};

/** What each way of owning means for the will. Law of Property Act 1925 ss. 34-36. */
export const tenancyNotes: Record<TenancyType, string> = {
  'sole-owner': 'The home is yours alone, so your will decides who has it.',
  'joint-tenants':
    'You own the whole home together. When one of you dies, the other has all of it at once, whatever a will says.',
  'tenants-in-common':
    'Each of you owns a share, equal or not. Your share goes to whoever your will names, not by itself to the other owner.',
};

export const ownershipOptions = homeOwnerships.map((value) => ({ value, label: ownershipWords[value] }));

export const tenancyOptions = tenancyTypes.map((value) => ({ value, label: tenancyWords[value] }));

const tieWords = { yes: 'Yes', no: 'No' };

export type Tie = keyof typeof tieWords;

export const tieOptions = (['yes', 'no'] as const).map((value) => ({ value, label: tieWords[value] }));

const words: Record<string, string> = { ...ownershipWords, ...tenancyWords, ...tieWords };

/** A choice in the words it was made in; any other answer as it is. */
export const printHomeDetail = (text: string) => words[text] ?? text;

type Changes = Partial<HomeDetailsFields>;

const choices: readonly string[] = ['homeOwnership', 'tenancyType', 'coOwnerId'];

const ties: readonly string[] = tieFields;

function stored(field: string, text: string) {
  if (ties.includes(field)) return text ? text === 'yes' : null;
  return choices.includes(field) ? text || null : text;
}

/** Any part may be stored alone. A changed line changes the whole address, and no choice is stored as none. */
export function homeDetailsPatch(
  typed: Partial<HomeDetailsText>,
  before: HomeDetailsText,
): Sendable<HomeDetailsText, Changes> {
  const fields = Object.entries(typed);
  if (fields.length === 0) return { changes: null, sent: {}, stillNeeded: null };
  const changes = Object.fromEntries(fields.map(([field, text]) => [field, stored(field, text)])) as Changes;
  const hasLine = addressFields.some((field) => field in typed);
  return {
    changes: hasLine ? { ...changes, address: inOneLine({ ...before, ...typed }) } : changes,
    sent: typed,
    stillNeeded: null,
  };
}

/** Whether the stored address is the one given in the questionnaire, not touched since. */
export const isFromQuestionnaire = (home: Portal['homeDetails'], questionnaire: Portal['questionnaire']) =>
  home?.version === 1 &&
  questionnaire?.answers.homeOwned === 'Yes' &&
  home.address === questionnaire.answers.address.formatted_address;

/** The section's answer in one line. */
export function homeDetailsSummary({ homeDetails }: Portal): string | null {
  if (!homeDetails) return null;
  const { line1, townOrCity, address, homeOwnership } = homeDetails;
  const where = line1 && townOrCity ? `${line1}, ${townOrCity}` : address;
  return withDots([where, homeOwnership && ownershipInShort[homeOwnership]]) || null;
}
