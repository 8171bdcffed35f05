import { brand } from '@plainwill/contracts/shared/brand';
import { Component, type ComponentType, lazy, type ReactNode, Suspense, useEffect } from 'react';
import { Route, Switch } from 'wouter';
import { routes } from '../paths/paths.ts';
import { Loading } from '../ui/feedback/loading.tsx';

type Load = () => Promise<{ default: ComponentType }>;

/** A page that talks to the server. */
const appPage = (load: Load) =>
  lazy(async () => {
    const [{ PageSurroundings }, { default: Page }] = await Promise.all([import('./page-surroundings.tsx'), load()]);
    const AppPage = () => (
      <PageSurroundings>
        <Page />
      </PageSurroundings>
    );
    return { default: AppPage };
  });

// A page that is there to be read asks the server for nothing, and brings nothing to ask with.
const HomePage = lazy(() => import('../features/home/home-page.tsx'));
const MyChildrenPage = lazy(() => import('../features/information/my-children-page.tsx'));
const GlossaryPage = lazy(() => import('../features/glossary/glossary-page.tsx'));
const NoWillPage = lazy(() => import('../features/information/no-will-page.tsx'));
const WhoGetsWhatPage = lazy(() => import('../features/information/who-gets-what-page.tsx'));
const InheritanceTaxPage = lazy(() => import('../features/information/inheritance-tax-page.tsx'));
const ExecutorsPage = lazy(() => import('../features/information/executors-page.tsx'));
const PropertyPage = lazy(() => import('../features/information/property-page.tsx'));
const TrustsPage = lazy(() => import('../features/information/trusts-page.tsx'));
const UpdatingWillPage = lazy(() => import('../features/information/updating-will-page.tsx'));
const SpecialSituationsPage = lazy(() => import('../features/information/special-situations-page.tsx'));
const PrivacyPage = lazy(() => import('../features/information/privacy-page.tsx'));
const AccessibilityPage = lazy(() => import('../features/information/accessibility-page.tsx'));
const EstimatorPage = lazy(() => import('../features/estimator/estimator-page.tsx'));
const QuestionnairePage = appPage(() => import('../features/questionnaire/questionnaire-page.tsx'));
const SummaryPage = appPage(() => import('../features/questionnaire/summary-page.tsx'));
const AuthPage = appPage(() => import('../features/auth/auth-page.tsx'));
const AccountPage = appPage(() => import('../features/account/account-page.tsx'));
const WillMakerPage = appPage(() => import('../features/will-maker/will-maker-page.tsx'));
const SignInHelpPages = appPage(() => import('./sign-in-help-pages.tsx'));
const StaffPages = appPage(() => import('./staff-pages.tsx'));
const NotFoundPage = lazy(() => import('../features/not-found/not-found-page.tsx'));

// Left out where the app is built: for whoever builds with the components.
const CataloguePage = import.meta.env.DEV ? appPage(() => import('../features/catalogue/catalogue-page.tsx')) : null;

const signInHelpPaths = [
  routes.confirmEmail,
  routes.forgottenPassword,
  routes.resetPassword,
  routes.newEmail,
  routes.undoEmail,
];
const staffPatterns = ['/admin/*?', '/settings', '/ops'];

/** Tells that what stands beside it is there; nothing to see. */
function Ready({ onReady }: { onReady: (() => void) | undefined }) {
  useEffect(() => onReady?.(), [onReady]);
  return null;
}

/** Every path, and what it shows. */
export function Routes({ onReady }: { onReady?: () => void }) {
  return (
    <LoadFailure>
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
          <Route path={routes.privacy} component={PrivacyPage} />
          <Route path={routes.accessibility} component={AccessibilityPage} />
          <Route path={routes.inheritanceTaxCalculator} component={EstimatorPage} />
          <Route path={routes.questionnaire} component={QuestionnairePage} />
          <Route path={routes.summary} component={SummaryPage} />
          <Route path={routes.auth} component={AuthPage} />
          <Route path={routes.account} component={AccountPage} />
          <Route path={routes.willMaker} component={WillMakerPage} />
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
    </LoadFailure>
  );
}

/** Stands in for a screen that could not be loaded or shown. */
class LoadFailure extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <main id="main" className="mx-auto flex max-w-words flex-col items-start gap-4 px-5 py-16">
        <h1 className="heading text-heading">This page did not open</h1>
        <p>
          What you typed is kept on this device. <a href={location.href}>Load the page again</a>, or call us on{' '}
          {brand.phone}.
        </p>
      </main>
    );
  }
}
