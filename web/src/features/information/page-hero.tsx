import type { ReactNode } from 'react';
import type { Page } from '../../content/page.ts';
import { publicPageAt } from '../../content/public-pages.ts';
import { minutesToRead } from '../../content/words-of.ts';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { Words } from './words.tsx';

interface PageHeroProps {
  page: Page<string>;
  drawing: ReactNode;
}

/** What the page is about, and a drawing of it. */
export function PageHero({ page, drawing }: PageHeroProps) {
  const minutes = minutesToRead(page);
  return (
    <div className="bg-sage print:bg-transparent">
      <div className="mx-auto grid max-w-page items-center gap-x-14 gap-y-5 px-5 pt-8 pb-20 sm:grid-cols-[1fr_auto] sm:pt-14 sm:pb-24 print:p-0">
        <div className="w-34 sm:order-last sm:w-64 roomy:w-80 print:hidden">{drawing}</div>
        <div className="max-w-words text-pretty">
          <PageHeading title={publicPageAt(page.path).title}>{page.heading}</PageHeading>
          <p className="mt-4 text-lead">
            <Words>{page.lead}</Words>
          </p>
          <p className="mt-4 text-small text-muted">
            {minutes === 1 ? '1 minute' : `${minutes} minutes`} to read
            {publicPageAt(page.path).kind === 'guide' && ' · England and Wales'}
          </p>
        </div>
      </div>
    </div>
  );
}
