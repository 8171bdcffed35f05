import type { GooglePurpose } from '@plainwill/contracts/identity/vocabulary';

/** The paths that are pages, as wouter patterns; any other is answered with 404. */
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
  accessibility: '/accessibility',
  questionnaire: '/questionnaire',
  summary: '/summary',
  auth: '/auth',
  confirmEmail: '/auth/confirm',
  forgottenPassword: '/auth/forgotten',
  resetPassword: '/auth/reset',
  newEmail: '/auth/new-email',
  undoEmail: '/auth/undo-email',
  account: '/account',
  willMaker: '/will-maker',
  admin: '/admin',
  adminLogin: '/admin/login',
  adminDashboard: '/admin/dashboard',
  operations: '/ops',
  settings: '/settings',
} as const;

export const routePatterns: readonly string[] = Object.values(routes);

export const willMakerTabs = ['details', 'wishes', 'will'] as const;
export type WillMakerTab = (typeof willMakerTabs)[number];

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
  accessibility: routes.accessibility,
  questionnaire: (step = 1) => (step === 1 ? routes.questionnaire : `${routes.questionnaire}?step=${step}`),
  /** To change one answer, and come back to check them all. */
  questionnaireChange: (step: number) => `${routes.questionnaire}?step=${step}&change`,
  summary: routes.summary,
  auth: routes.auth,
  /** After a sign-in that ended by itself: says why the person is here. */
  authAfterTimeout: `${routes.auth}?ended`,
  /** The same, from a page that keeps nothing on the device. */
  authAfterAccount: `${routes.auth}?ended=account`,
  forgottenPassword: routes.forgottenPassword,
  account: routes.account,
  adminLogin: routes.adminLogin,
  adminDashboard: routes.adminDashboard,
  operations: routes.operations,
  settings: routes.settings,
  /** These three are no pages of the app: the browser leaves it. */
  google: (purpose: GooglePurpose) => `/auth/google?purpose=${purpose}`,
  queues: '/ops/queues',
  /** The scheduling service, wherever it is. */
  booking: '/booking',
  /** With a section, that section is opened and gets the focus. */
  willMaker: (tab: WillMakerTab = 'details', section?: string) => {
    const search = new URLSearchParams({ ...(tab !== 'details' && { tab }), ...(section && { section }) });
    return search.size > 0 ? `${routes.willMaker}?${search}` : routes.willMaker;
  },
};
