import { type ComponentType, Suspense, useEffect } from 'react';
import { Route, Switch } from 'wouter';
import { routes } from '../../shared/paths/paths.ts';
import { Loading } from '../../ui/feedback/loading.tsx';
import { lazyPart } from '../../ui/loading/lazy-part.tsx';
import { PageProblem } from './page-problem.tsx';

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

// A page that is there to be read asks the server for nothing, and brings nothing to ask with.
const HomePage = page(() => import('../../public/home/home-page.tsx'));
const MyChildrenPage = page(() => import('../../public/guides/my-children-page.tsx'));
const GlossaryPage = page(() => import('../../public/glossary/glossary-page.tsx'));
const NoWillPage = page(() => import('../../public/no-will/no-will-page.tsx'));
const WhoGetsWhatPage = page(() => import('../../public/guides/who-gets-what-page.tsx'));
const InheritanceTaxPage = page(() => import('../../public/guides/inheritance-tax-page.tsx'));
const ExecutorsPage = page(() => import('../../public/guides/executors-page.tsx'));
const PropertyPage = page(() => import('../../public/guides/property-page.tsx'));
const TrustsPage = page(() => import('../../public/guides/trusts-page.tsx'));
const UpdatingWillPage = page(() => import('../../public/guides/updating-will-page.tsx'));
const SpecialSituationsPage = page(() => import('../../public/guides/special-situations-page.tsx'));
const HowWeCheckPage = page(() => import('../../public/guides/how-we-check-page.tsx'));
const PrivacyPage = page(() => import('../../public/guides/privacy-page.tsx'));
const ComplaintPage = page(() => import('../../public/complaints/complaint-page.tsx'));
const AccessibilityPage = page(() => import('../../public/guides/accessibility-page.tsx'));
const EstimatorPage = page(() => import('../../public/estimator/estimator-page.tsx'));
const QuestionnairePage = appPage(() => import('../../public/questionnaire/questionnaire-page.tsx'));
const SummaryPage = appPage(() => import('../../public/questionnaire/summary-page.tsx'));
const AuthPage = appPage(() => import('../../account/sign-in/auth-page.tsx'));
const AccountPage = appPage(() => import('../../account/profile/account-page.tsx'));
const WillMakerPage = appPage(() => import('../../will-maker/overview/will-maker-page.tsx'));
const SignInHelpPages = appPage(() => import('./sign-in-help-pages.tsx'));
const StaffPages = appPage(() => import('./staff-pages.tsx'));
const NotFoundPage = page(() => import('../../public/not-found-page.tsx'));

// Left out where the app is built: for whoever builds with the components.
const CataloguePage = import.meta.env.DEV ? appPage(() => import('../../ui/catalogue/catalogue-page.tsx')) : null;

const signInHelpPaths = [
  routes.confirmEmail,
  routes.forgottenPassword,
  routes.resetPassword,
  routes.recover,
  routes.secureAccount,
  routes.newEmail,
  routes.undoEmail,
  routes.secondStep,
];
const staffPatterns = ['/admin/*?', '/settings', '/ops', '/ops/queues'];

/** Tells that what stands beside it is there; nothing to see. */
function Ready({ onReady }: { onReady: (() => void) | undefined }) {
  useEffect(() => onReady?.(), [onReady]);
  return null;
}

/** Every path, and what it shows. */
export function Routes({ onReady }: { onReady?: () => void }) {
  return (
    <Suspense
      fallback={
        <main id="main">
          <Loading />
        </main>
      }
    >
      <Switch>
        <Route path={routes.home} component={HomePage} />
        <Route path={routes.myChildren} component={MyChildrenPage} />
        <Route path={routes.jargonBuster} component={GlossaryPage} />
        <Route path={routes.noWill} component={NoWillPage} />
        <Route path={routes.whoGetsWhat} component={WhoGetsWhatPage} />
        <Route path={routes.inheritanceTax} component={InheritanceTaxPage} />
        <Route path={routes.executors} component={ExecutorsPage} />
        <Route path={routes.property} component={PropertyPage} />
        <Route path={routes.trusts} component={TrustsPage} />
        <Route path={routes.updatingWill} component={UpdatingWillPage} />
        <Route path={routes.specialSituations} component={SpecialSituationsPage} />
        <Route path={routes.howWeCheck} component={HowWeCheckPage} />
        <Route path={routes.privacy} component={PrivacyPage} />
        <Route path={routes.complaint} component={ComplaintPage} />
        <Route path={routes.accessibility} component={AccessibilityPage} />
        <Route path={routes.inheritanceTaxCalculator} component={EstimatorPage} />
        <Route path={routes.questionnaire} component={QuestionnairePage} />
        <Route path={routes.summary} component={SummaryPage} />
        <Route path={routes.auth} component={AuthPage} />
        <Route path={routes.account} component={AccountPage} />
        <Route path={routes.willMaker} component={WillMakerPage} />
        <Route path={routes.whatIf} component={WillMakerPage} />
        <Route path={routes.review} component={WillMakerPage} />
        {signInHelpPaths.map((path) => (
          <Route key={path} path={path} component={SignInHelpPages} />
        ))}
        {staffPatterns.map((path) => (
          <Route key={path} path={path} component={StaffPages} />
        ))}
        {CataloguePage && <Route path="/_ui" component={CataloguePage} />}
        <Route component={NotFoundPage} />
      </Switch>
      <Ready onReady={onReady} />
    </Suspense>
  );
}
