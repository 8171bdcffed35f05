/** The ids that stand for the spouse or partner, for the testator, and for whoever is married next. */
export const spouseKey = 'spouse';
export const testatorKey = 'me';
export const newSpouseKey = 'new-spouse';
export const coOwnerKey = 'co-owner';
/** In a last resort this stands for those who would take after the spouse or partner, none of whom is stored. */
export const spousesRelativesKey = 'spouses-relatives';
