import { brand } from '@plainwill/contracts/shared/brand';
import { lazy, Suspense } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { storageLabel } from '../../shared/drafts/storage-label.ts';
import { useRecovery } from '../../ui/loading/lazy-part.tsx';

// There already for whoever comes from another page of the site.
const SitePage = lazy(() => import('../../shared/site/site-page.tsx').then(({ SitePage }) => ({ default: SitePage })));

/** Stands in for a page that could not be loaded or shown, in the site's frame where that is there. */
export function PageProblem({ resetErrorBoundary }: FallbackProps) {
  useRecovery(resetErrorBoundary);
  const problem = (
    <div className="flex flex-col items-start gap-4">
      <h1 className="heading text-heading">This page couldn’t be loaded</h1>
      <p>
        Check your connection, then{' '}
        <button
          type="button"
          onClick={resetErrorBoundary}
          className="min-h-11 cursor-pointer font-semibold text-deep underline underline-offset-4"
        >
          try again
        </button>
        . What you typed is {storageLabel()}. If it keeps happening, call us on {brand.phone}.
      </p>
    </div>
  );
  const alone = (
    <main id="main" className="mx-auto max-w-words px-5 py-16">
      {problem}
    </main>
  );
  return (
    <ErrorBoundary fallback={alone}>
      <Suspense fallback={alone}>
        <SitePage>{problem}</SitePage>
      </Suspense>
    </ErrorBoundary>
  );
}
