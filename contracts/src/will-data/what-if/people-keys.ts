/** The ids that stand for the spouse or partner, for the testator, and for whoever is married next. */
export const spouseKey = 'spouse';
export const testatorKey = 'me';
export const newSpouseKey = 'new-spouse';
export const coOwnerKey = 'co-owner';
/** Stands for the children whom a child left who has died, as long as nobody says who they are. */
export const childrenLeftKey = (child: string) => `children-left-by-${child}`.slice(0, 100);
/** In a last resort this stands for those who would take after the spouse or partner, none of whom is stored. */
export const spousesRelativesKey = 'spouses-relatives';
