// By itself, for the overview needs it before the questions have loaded.

/** Fields that tie the testator to another country, or to a business. */
export const tieFields = [
  'isDomiciledHere',
  'hasForeignAssets',
  'foreignCountries',
  'isForUnitedKingdom',
  'hasForeignWill',
  'isBritish',
  'choosesEnglishLaw',
  'hasBusiness',
] as const;
