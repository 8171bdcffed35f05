import { fieldsWith } from '@plainwill/contracts/kit/question';
import { addressQuestions } from '@plainwill/contracts/will-data/address-questions';
import { personalDetailsQuestions } from '@plainwill/contracts/will-data/personal-details-questions';

const names = ['firstName', 'middleNames', 'lastName'] as const;
const address = ['address', 'line1', 'line2', 'townOrCity', 'county', 'postcode'] as const;

/** The fields that are sealed before they are stored, by table; their columns hold text whatever the field is. */
export const sealedFields = {
  personal_details: fieldsWith(personalDetailsQuestions, 'isEncrypted'),
  home_details: fieldsWith(addressQuestions, 'isEncrypted'),
  spouse_details: ['fullName'],
  children: [...names, 'dateOfBirth'],
  questionnaires: ['answers'],
  contacts: [...names, ...address, 'dateOfBirth', 'email', 'mobileNumber', 'notes'],
  guardian_groups: ['groupName'],
  funeral_wishes: [
    'funeralType',
    'location',
    'ashesDirections',
    'readingsHymns',
    'flowersCharities',
    'gatheringDirections',
  ],
  gifts: ['itemDescription', 'cashAmount', 'provider', 'policyNumber', 'policyAmount'],
  will_settings: ['executionVariant'],
  seen_wills: ['clauses'],
  signing_copies: ['facts', 'document', 'pdf'],
} as const satisfies Record<string, readonly string[]>;

export type SealedTable = keyof typeof sealedFields;

/** `dateOfBirth` is kept in `date_of_birth`, and `line1` in `line_1`. */
export const columnOf = (field: string) => field.replace(/[A-Z\d]/g, (letter) => `_${letter.toLowerCase()}`);
