import type { GooglePurpose } from '@plainwill/contracts/identity/vocabulary';
import { mayEnter, type Role } from '@plainwill/contracts/shared/roles';

/** The pages of everybody, as wouter patterns; those of staff are in staff-paths.ts. */
export const routes = {
  home: '/',
  myChildren: '/my-children',
  jargonBuster: '/jargon-buster',
  noWill: '/no-will',
  whoGetsWhat: '/who-gets-what',
  inheritanceTax: '/inheritance-tax',
  inheritanceTaxCalculator: '/inheritance-tax-calculator',
  executors: '/executors',
  property: '/property',
  trusts: '/trusts',
  updatingWill: '/updating-will',
  specialSituations: '/special-situations',
  privacy: '/privacy',
  complaint: '/privacy/complaint',
  accessibility: '/accessibility',
  howWeCheck: '/how-we-check',
  questionnaire: '/questionnaire',
  summary: '/summary',
  auth: '/auth',
  confirmEmail: '/auth/confirm',
  forgottenPassword: '/auth/forgotten',
  resetPassword: '/auth/reset',
  recover: '/auth/recover',
  secureAccount: '/auth/secure',
  newEmail: '/auth/new-email',
  undoEmail: '/auth/undo-email',
  secondStep: '/auth/second',
  account: '/account',
  willMaker: '/will-maker',
  whatIf: '/will-maker/what-if',
  review: '/will-maker/review',
  admin: '/admin',
  adminLogin: '/admin/login',
  adminDashboard: '/admin/dashboard',
  adminReviews: '/admin/reviews',
} as const;

/** Every link is built here. */
export const paths = {
  home: routes.home,
  myChildren: routes.myChildren,
  /** With a term, that entry of the glossary. */
  jargonBuster: (term?: string) => (term ? `${routes.jargonBuster}#${term}` : routes.jargonBuster),
  noWill: routes.noWill,
  whoGetsWhat: routes.whoGetsWhat,
  inheritanceTax: routes.inheritanceTax,
  inheritanceTaxCalculator: routes.inheritanceTaxCalculator,
  /** The result is the fourth. */
  estimatorStep: (step: number) =>
    step === 1 ? routes.inheritanceTaxCalculator : `${routes.inheritanceTaxCalculator}?step=${step}`,
  executors: routes.executors,
  property: routes.property,
  trusts: routes.trusts,
  updatingWill: routes.updatingWill,
  specialSituations: routes.specialSituations,
  privacy: routes.privacy,
  complaint: routes.complaint,
  accessibility: routes.accessibility,
  howWeCheck: routes.howWeCheck,
  questionnaire: (step = 1) => (step === 1 ? routes.questionnaire : `${routes.questionnaire}?step=${step}`),
  /** To change one answer, and come back to check them all. */
  questionnaireChange: (step: number) => `${routes.questionnaire}?step=${step}&change`,
  summary: routes.summary,
  auth: routes.auth,
  forgottenPassword: routes.forgottenPassword,
  /** With what for where it is no sign-in on the site's own page. */
  secondStep: (purpose: GooglePurpose = 'signIn') =>
    purpose === 'signIn' ? routes.secondStep : `${routes.secondStep}?for=${purpose}`,
  account: routes.account,
  /** With this section open. */
  accountSection: (id: string) => `${routes.account}#${id}`,
  adminLogin: routes.adminLogin,
  adminDashboard: routes.adminDashboard,
  /** The first page of whoever holds these roles; where none counts yet, the one that says what is missing. */
  staffHome(held: readonly Role[]) {
    if (held.length === 0) return routes.adminLogin;
    return mayEnter('staff', held) ? routes.adminDashboard : routes.adminReviews;
  },
  /** These two are no pages of the app: the browser leaves it. */
  google: (purpose: GooglePurpose) => `/auth/google?purpose=${purpose}`,
  /** The scheduling service, wherever it is. */
  booking: '/booking',
  willMaker: routes.willMaker,
  whatIf: routes.whatIf,
  /** Where a check stands, and what was said in it. */
  review: routes.review,
  /** A step of asking for one. */
  reviewStep: (step: number) => `${routes.review}?step=${step}`,
};
