import type { GooglePurpose } from '@plainwill/contracts/identity/vocabulary';
import { gatewayPaths } from '@plainwill/contracts/shared/gateway-paths';
import { mayAccess, type Role } from '@plainwill/contracts/shared/roles';
import { routes, staffEntrances } from './pages.ts';

/** Every link is built here. */
export const paths = {
  ...routes,
  /** With a term, that entry of the glossary. */
  jargonBuster: (term?: string) => (term ? `${routes.jargonBuster}#${term}` : routes.jargonBuster),
  /** The result is the fourth. */
  estimatorStep: (step: number) =>
    step === 1 ? routes.inheritanceTaxCalculator : `${routes.inheritanceTaxCalculator}?step=${step}`,
  questionnaire: (step = 1) => (step === 1 ? routes.questionnaire : `${routes.questionnaire}?step=${step}`),
  /** To change one answer, and come back to check them all. */
  questionnaireChange: (step: number) => `${routes.questionnaire}?step=${step}&change`,
  /** With what for where it is no sign-in on the site's own page. */
  secondStep: (purpose: GooglePurpose = 'signIn') =>
    purpose === 'signIn' ? routes.secondStep : `${routes.secondStep}?for=${purpose}`,
  /** With this section open. */
  accountSection: (id: string) => `${routes.account}#${id}`,
  adminLogin: staffEntrances.login,
  /** The first page of whoever holds these roles; where none counts yet, the one that says what is missing. */
  staffHome(held: readonly Role[]) {
    if (held.length === 0) return staffEntrances.login;
    return mayAccess('staff', held) ? staffEntrances.dashboard : staffEntrances.reviews;
  },
  /** These two are no pages of the app: the browser leaves it. */
  google: (purpose: GooglePurpose) => `${gatewayPaths.google}?purpose=${purpose}`,
  /** The scheduling service, wherever it is. */
  booking: gatewayPaths.booking,
  /** As the link in the mail leads there: its token is in the fragment, which is sent to nobody. */
  partnerInvitation: (token: string) => `${routes.partner}#token=${token}`,
  trustedInvitation: (token: string) => `${routes.trusted}#token=${token}`,
  /** A step of asking for a check. */
  reviewStep: (step: number) => `${routes.review}?step=${step}`,
};
