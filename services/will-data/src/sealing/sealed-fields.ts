/** The fields that are sealed before they are stored, by table; their columns hold text whatever the field is. */
export const sealedFields = {
  personal_details: ['dateOfBirth', 'mobileNumber'],
  children: ['dateOfBirth'],
  questionnaires: ['answers'],
  contacts: ['dateOfBirth', 'mobileNumber', 'notes'],
  funeral_wishes: [
    'funeralType',
    'location',
    'ashesDirections',
    'readingsHymns',
    'flowersCharities',
    'gatheringDirections',
  ],
  gifts: ['itemDescription', 'cashAmount', 'policyNumber', 'policyAmount'],
  will_settings: ['executionVariant'],
  seen_wills: ['clauses'],
  signing_copies: ['facts', 'document', 'pdf'],
} as const satisfies Record<string, readonly string[]>;

export type SealedTable = keyof typeof sealedFields;

/** `dateOfBirth` is kept in `date_of_birth`. */
export const columnOf = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
