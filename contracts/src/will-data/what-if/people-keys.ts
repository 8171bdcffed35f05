/** The ids that stand for the testator, for the spouse or partner, for whoever is married next, and for a co-owner who is not stored. */
export const testatorKey = 'me';
export const spouseKey = 'spouse';
export const newSpouseKey = 'new-spouse';
export const coOwnerKey = 'co-owner';
