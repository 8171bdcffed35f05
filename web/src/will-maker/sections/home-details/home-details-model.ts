import { labelsOf } from '@plainwill/contracts/kit/question';
import { type Address, type AddressLine, addressLines, inOneLine } from '@plainwill/contracts/shared/address';
import { homeDetailsQuestions } from '@plainwill/contracts/will-data/questions/home-details-questions';
import type { HomeDetails, HomeDetailsFields } from '@plainwill/contracts/will-data/records/home-details';
import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import type { TenancyType } from '@plainwill/contracts/will-data/vocabulary';
import type { Patch } from '../../../shared/autosave/autosave.ts';
import { answersIn, displayText, textsOf } from '../record-form/record-form-state.ts';

/** The one-line address follows from its lines; the person does not type it. */
type HomeField = Exclude<keyof HomeDetailsFields, 'address'>;

/** Home details as they stand on the screen. */
export type HomeDetailsText = Record<HomeField, string>;

export const homeDetailsLabels = labelsOf(homeDetailsQuestions);

export function homeDetailsText(home: HomeDetails | null): HomeDetailsText {
  const { address: _whole, ...texts } = textsOf(homeDetailsQuestions, home);
  return texts;
}

/** As the address finder takes it; null where no line is filled. */
export function addressIn(lines: Record<AddressLine, string>): Address | null {
  const address = inOneLine(lines);
  return address ? { address, ...lines } : null;
}

/** Each way of owning has its meaning for the will. Law of Property Act 1925 ss. 34-36. */
export const tenancyNotes: Record<TenancyType, string> = {
  'sole-owner': 'The home is yours alone, so your will decides who has it.',
  'joint-tenants':
    'You own the whole home together. When one of you dies, the other owns it all automatically, whatever your will says.',
  'tenants-in-common':
    'Each of you owns a share, equal or not. Your share goes to whoever your will names, not automatically to the other owner.',
};

/** The will's scope is stored as whether it is for the United Kingdom alone. */
export const scopeOptions = [
  { value: 'no', label: 'Everything I own' },
  { value: 'yes', label: 'Only what I own in the UK' },
];

/** A choice by its label; any other answer as it is. */
export const printHomeDetail = (field: keyof HomeDetailsText, text: string) =>
  field === 'isForUnitedKingdom'
    ? (scopeOptions.find(({ value }) => value === text)?.label ?? text)
    : displayText(homeDetailsQuestions, field, text);

type Changes = Partial<HomeDetailsFields>;

/** Any part may be stored alone. A changed line changes the whole address, and no choice is stored as none. */
export function homeDetailsPatch(
  typed: Partial<HomeDetailsText>,
  before: HomeDetailsText,
): Patch<HomeDetailsText, Changes> {
  if (Object.keys(typed).length === 0) return { changes: null, sent: {}, stillNeeded: null };
  const changes: Changes = answersIn(homeDetailsQuestions, typed);
  const hasLine = addressLines.some((field) => field in typed);
  return {
    changes: hasLine ? { ...changes, address: inOneLine({ ...before, ...typed }) } : changes,
    sent: typed,
    stillNeeded: null,
  };
}

/** The stored address is the one given in the questionnaire, not touched since. */
export const isFromQuestionnaire = (
  home: TestatorRecord['homeDetails'],
  questionnaire: TestatorRecord['questionnaire'],
) =>
  home?.version === 1 &&
  questionnaire?.answers.homeOwned === 'Yes' &&
  home.address === questionnaire.answers.address.formatted_address;
