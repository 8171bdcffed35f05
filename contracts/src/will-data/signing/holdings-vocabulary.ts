/** The kinds of things that executors have to find, in the order in which they are listed. */
export const holdingKinds = [
  'home',
  'account',
  'pension',
  'life_insurance',
  'business',
  'things',
  'debt',
  'papers',
  'to_call',
] as const;
export type HoldingKind = (typeof holdingKinds)[number];

export const holdingKindLabels: Record<HoldingKind, string> = {
  home: 'Home and land',
  account: 'Bank, savings and investments',
  pension: 'Pensions',
  life_insurance: 'Life insurance',
  business: 'Business, abroad, crypto and digital',
  things: 'Things',
  debt: 'Debts and regular payments',
  papers: 'Papers',
  to_call: 'People to call',
};

/** The most entries of one account. */
export const maxHoldings = 300;

/** The longest line and the longest notes of an entry. */
export const maxHoldingLine = 200;
export const maxHoldingNotes = 2000;

/** The texts of an entry, in the order in which they are asked. */
export const holdingTexts = ['what', 'who', 'reference', 'where', 'notes'] as const;
export type HoldingText = (typeof holdingTexts)[number];

/**
 * The parts of an executor pack that can be left out: `takers` are the names of those who inherit, and `things_letter` is
 * the letter about belongings. Other letters of wishes are chosen one by one.
 */
export const packParts = [
  'first_week',
  'people',
  'takers',
  'places',
  'estate',
  'guide',
  'application',
  'funeral',
  'things_letter',
] as const;
export type PackPart = (typeof packParts)[number];

export const packFormats = ['pdf', 'zip'] as const;
export type PackFormat = (typeof packFormats)[number];
