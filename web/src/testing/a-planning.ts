import type { Planning } from '@plainwill/contracts/identity/partner';

/** How an account stands to planning together: with no one, unless said otherwise. */
export const aPlanning = (given: Partial<Planning> = {}): Planning => ({
  partner: null,
  hasEnded: false,
  isEndedByOwner: false,
  canInviteFrom: null,
  nameInMail: 'Harriet Bell',
  sent: [],
  received: [],
  ...given,
});
