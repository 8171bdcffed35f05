import { type ComponentType, Suspense, useLayoutEffect } from 'react';
import { type PageName, routes, signInHelpRoutes, staffFolders } from '../../shared/paths/pages.ts';
import { Loading } from '../../ui/feedback/loading.tsx';
import { lazyPart } from '../../ui/loading/lazy-part.tsx';
import { PageProblem } from './page-problem.tsx';
import { PageSwitch, routesOf } from './page-switch.tsx';

type Load = () => Promise<{ default: ComponentType }>;

const page = (load: Load) => lazyPart(load, PageProblem);

/** A page that talks to the server. */
const appPage = (load: Load) =>
  page(async () => {
    const [{ PageSurroundings }, { default: Page }] = await Promise.all([import('./page-surroundings.tsx'), load()]);
    const AppPage = () => (
      <PageSurroundings>
        <Page />
      </PageSurroundings>
    );
    return { default: AppPage };
  });

const WillMakerPage = appPage(async () => {
  const page = await import('../../will-maker/overview/will-maker-page.tsx');
  // Not while the page is built: no server answers then.
  if (!import.meta.env.SSR) page.readFirst();
  return page;
});

/** The component of each page. One that is there to be read asks the server for nothing, and brings nothing to ask with. */
const pages: Record<PageName, ComponentType> = {
  home: page(() => import('../../public/home/home-page.tsx')),
  myChildren: page(() => import('../../public/guides/my-children-page.tsx')),
  jargonBuster: page(() => import('../../public/glossary/glossary-page.tsx')),
  noWill: page(() => import('../../public/no-will/no-will-page.tsx')),
  whoGetsWhat: page(() => import('../../public/guides/who-gets-what-page.tsx')),
  inheritanceTax: page(() => import('../../public/guides/inheritance-tax-page.tsx')),
  inheritanceTaxCalculator: page(() => import('../../public/estimator/estimator-page.tsx')),
  executors: page(() => import('../../public/guides/executors-page.tsx')),
  property: page(() => import('../../public/guides/property-page.tsx')),
  trusts: page(() => import('../../public/guides/trusts-page.tsx')),
  updatingWill: page(() => import('../../public/guides/updating-will-page.tsx')),
  specialSituations: page(() => import('../../public/guides/special-situations-page.tsx')),
  howWeCheck: page(() => import('../../public/guides/how-we-check-page.tsx')),
  sampleWill: page(() => import('../../public/sample-will/sample-will-page.tsx')),
  questionnaire: appPage(() => import('../../public/questionnaire/questionnaire-page.tsx')),
  privacy: page(() => import('../../public/guides/privacy-page.tsx')),
  complaint: page(() => import('../../public/complaints/complaint-page.tsx')),
  accessibility: page(() => import('../../public/guides/accessibility-page.tsx')),
  summary: appPage(() => import('../../public/questionnaire/summary-page.tsx')),
  auth: appPage(() => import('../../account/sign-in/auth-page.tsx')),
  account: appPage(() => import('../../account/profile/account-page.tsx')),
  stillHere: appPage(() => import('../../account/release/still-here-page.tsx')),
  leftForYou: appPage(() => import('../../account/release/left-for-you-page.tsx')),
  willMaker: WillMakerPage,
  whatIf: WillMakerPage,
  review: WillMakerPage,
  sign: WillMakerPage,
  signWitnesses: WillMakerPage,
  signDay: WillMakerPage,
  signRecord: WillMakerPage,
  signOriginal: WillMakerPage,
  signPapers: WillMakerPage,
  signLetters: WillMakerPage,
  signTrusted: WillMakerPage,
  together: WillMakerPage,
};
const SignInHelpPages = appPage(() => import('./sign-in-help-pages.tsx'));
const StaffPages = appPage(() => import('./staff-pages.tsx'));
const NotFoundPage = page(() => import('../../public/not-found-page.tsx'));

// Left out where the app is built: for whoever builds with the components.
const CataloguePage = import.meta.env.DEV ? appPage(() => import('../../ui/catalogue/catalogue-page.tsx')) : null;

const allRoutes = [
  ...routesOf(routes, pages),
  ...Object.values(signInHelpRoutes).map((path) => [path, SignInHelpPages] as const),
  ...staffFolders.map((folder) => [`${folder}/*?`, StaffPages] as const),
  ...(CataloguePage ? [['/_ui', CataloguePage] as const] : []),
];

/** Tells that the page beside it is there, before anything else can be pressed; shows nothing. */
function Ready({ onReady }: { onReady: (() => void) | undefined }) {
  useLayoutEffect(() => onReady?.(), [onReady]);
  return null;
}

/** The page at the path, loaded when it is first shown. */
export function Routes({ onReady }: { onReady?: () => void }) {
  return (
    <Suspense
      fallback={
        <main id="main" className="mx-auto w-full max-w-page px-5 py-16">
          <Loading />
        </main>
      }
    >
      <PageSwitch routes={allRoutes} fallback={NotFoundPage} />
      <Ready onReady={onReady} />
    </Suspense>
  );
}
