/** A statement of how a will was made is asked for by one of these. */
export const askerKinds = ['executor', 'consent', 'order'] as const;
export type AskerKind = (typeof askerKinds)[number];

/** Each as the form and the list of staff say it. */
export const askerLabels: Record<AskerKind, string> = {
  executor: 'An executor named in the will',
  consent: 'Someone with the executors’ consent',
  order: 'By order of a court',
};

export const howMadeStates = ['received', 'agreed', 'sent', 'refused'] as const;
export type HowMadeState = (typeof howMadeStates)[number];

export const howMadeStateLabels: Record<HowMadeState, string> = {
  received: 'Received',
  agreed: 'Agreed',
  sent: 'Sent',
  refused: 'Refused',
};

/** The same person may enter and agree to what an executor asks for; anything else takes two. */
export const needsTwoPeople = (asker: AskerKind) => asker !== 'executor';

/** How a will was made is kept for so many years from the day it was signed, and from a death we hear of. */
export const yearsFromSigning = 15;
export const yearsFromDeath = 6;
/** A request is kept for so many years after it was sent or refused. */
export const requestYears = 6;

export const howMadePageSize = 25;
export const howMadeNameLength = 200;
export const howMadeTextLength = 2000;
