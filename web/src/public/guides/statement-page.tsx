import type { ReactNode } from 'react';
import { SitePage } from '../../shared/site/site-page.tsx';
import { formatDay } from '../../ui/dates-and-money/format-date.ts';
import type { Page } from '../content/page.ts';
import { PageBody } from './page-body.tsx';

/** A statement of the site about itself. */
export function StatementPage({ page, drawing }: { page: Page; drawing: ReactNode }) {
  return (
    <SitePage width="full">
      <PageBody page={page} drawing={drawing} figures={{}}>
        <p className="border-t border-line pt-6 text-small text-muted">
          Last reviewed on <time dateTime={page.reviewedOn}>{formatDay(page.reviewedOn)}</time>.
        </p>
      </PageBody>
    </SitePage>
  );
}
