/** The paths that are pages, as wouter patterns; any other is answered with 404. */
export const routes = {
  home: '/',
  questionnaire: '/questionnaire',
  auth: '/auth',
  confirmEmail: '/auth/confirm',
  willMaker: '/will-maker',
} as const;

export const routePatterns: readonly string[] = Object.values(routes);

export const willMakerTabs = ['details', 'wishes', 'will'] as const;
export type WillMakerTab = (typeof willMakerTabs)[number];

/** Every link is built here. */
export const paths = {
  home: routes.home,
  questionnaire: (step = 1) => (step === 1 ? routes.questionnaire : `${routes.questionnaire}?step=${step}`),
  auth: routes.auth,
  /** After a sign-in that ended by itself: says why the person is here. */
  authAfterTimeout: `${routes.auth}?ended`,
  /** With a section, that section is opened and gets the focus. */
  willMaker: (tab: WillMakerTab = 'details', section?: string) => {
    const search = new URLSearchParams({ ...(tab !== 'details' && { tab }), ...(section && { section }) });
    return search.size > 0 ? `${routes.willMaker}?${search}` : routes.willMaker;
  },
};
