/** The ids that stand for the spouse or partner, for the testator, and for whoever is married next. */
export const spouseKey = 'spouse';
export const testatorKey = 'me';
export const newSpouseKey = 'new-spouse';
export const coOwnerKey = 'co-owner';
/** Of a last resort: those who would take after the spouse or partner, none of whom is stored. */
export const spousesRelativesKey = 'spouses-relatives';
