import type { Portal } from '@plainwill/contracts/will-data/portal';
import { namesSpouse } from '@plainwill/contracts/will-data/spouse-details-rules';

/** The answers without a spouse or partner who is kept out of the will: nobody is to be chosen who has no place in it. */
export const withNamedSpouse = (portal: Portal): Portal =>
  namesSpouse(portal.personalDetails?.maritalStatus ?? null, portal.settings.includePartner)
    ? portal
    : { ...portal, spouseDetails: null };
