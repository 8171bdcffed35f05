import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { publicPageAt } from '../../shared/paths/pages.ts';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { minutesToRead } from '../content/marked-text.ts';
import type { KeyFigure, Page } from '../content/page.ts';
import { BlockView, RichText } from './block-view.tsx';

interface OnThisPageProps {
  sections: readonly { id: string; title: string }[];
}

/** Links to the parts of a page: folded away on a phone, beside the words where there is room. */
function OnThisPage({ sections }: OnThisPageProps) {
  const heading = useId();
  return (
    <>
      <details className="group rounded-card border border-line bg-card roomy:hidden print:hidden">
        <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between gap-3 rounded-card px-5 font-semibold [&::-webkit-details-marker]:hidden">
          On this page
          <ChevronDown aria-hidden strokeWidth={2.2} className="size-5 group-open:rotate-180" />
        </summary>
        <nav aria-label="On this page" className="border-t border-line px-5 py-2">
          <Links sections={sections} />
        </nav>
      </details>
      <nav aria-labelledby={heading} className="sticky top-8 hidden self-start roomy:block print:hidden">
        <h2 id={heading} className="font-semibold">
          On this page
        </h2>
        <div className="mt-2 border-l-2 border-line pl-4">
          <Links sections={sections} />
        </div>
      </nav>
    </>
  );
}

function Links({ sections }: OnThisPageProps) {
  return (
    <ul>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex min-h-11 items-center py-1.5 leading-snug text-deep underline decoration-transparent underline-offset-4 hover:decoration-current"
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}

interface PageHeroProps {
  page: Page<string>;
  drawing: ReactNode;
}

/** The subject of the page, and a drawing of it. */
function PageHero({ page, drawing }: PageHeroProps) {
  const minutes = minutesToRead(page);
  return (
    <div className="bg-sage print:bg-transparent">
      <div className="mx-auto grid max-w-page items-center gap-x-14 gap-y-5 px-5 pt-8 pb-20 sm:grid-cols-[1fr_auto] sm:pt-14 sm:pb-24 print:p-0">
        <div className="w-34 sm:order-last sm:w-64 roomy:w-80 print:hidden">{drawing}</div>
        <div className="max-w-words text-pretty">
          <PageHeading title={publicPageAt(page.path).title}>{page.heading}</PageHeading>
          <p className="mt-4 text-lead">
            <RichText>{page.lead}</RichText>
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

interface InShortProps {
  points: readonly string[];
  keyFigures?: readonly KeyFigure[];
}

/** A person in a hurry reads this box alone. */
function InShort({ points, keyFigures }: InShortProps) {
  return (
    <section className="rounded-card bg-deeper p-6 text-white shadow-paper sm:p-9 print:border print:border-line print:bg-transparent print:text-ink print:shadow-none">
      <h2 className="heading text-title text-butter print:text-ink">In short</h2>
      <ul className="mt-4 grid gap-x-10 gap-y-4 md:grid-cols-3">
        {points.map((point) => (
          <li key={point} className="border-t-2 border-butter/60 pt-3">
            <RichText>{point}</RichText>
          </li>
        ))}
      </ul>
      {keyFigures && (
        <dl className="mt-7 grid grid-cols-2 gap-x-6 gap-y-5 border-t border-white/25 pt-6 md:grid-cols-4">
          {keyFigures.map(({ figure, meaning }) => (
            <div key={figure} className="flex flex-col-reverse justify-end">
              <dt className="text-small text-sage print:text-ink">{meaning}</dt>
              <dd className="heading text-title text-butter print:text-ink">{figure}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

interface PageBodyProps<Figure extends string> {
  page: Page<Figure>;
  drawing: ReactNode;
  figures: Record<Figure, ReactNode>;
  /** These stand after the last section, in the same column. */
  children?: ReactNode;
}

/** A page for reading, from its heading to its last section. */
export function PageBody<Figure extends string>({ page, drawing, figures, children }: PageBodyProps<Figure>) {
  return (
    <>
      <PageHero page={page} drawing={drawing} />
      <div className="mx-auto max-w-page px-5 text-pretty print:px-0">
        <div className="-mt-11 print:mt-6">
          <InShort points={page.inShort} keyFigures={page.keyFigures} />
        </div>
        <div className="grid gap-x-14 gap-y-10 pt-6 pb-16 sm:pb-20 roomy:grid-cols-[14rem_minmax(0,1fr)] roomy:pt-14 print:block">
          <OnThisPage sections={page.sections} />
          <div className="flex min-w-0 flex-col gap-14">
            {page.sections.map(({ id, title, blocks }) => (
              <section
                key={id}
                id={id}
                tabIndex={-1}
                className="flex scroll-mt-6 flex-col gap-5 focus-visible:outline-none focus-visible:shadow-none"
              >
                <h2 className="heading text-title">{title}</h2>
                {blocks.map((block, place) => (
                  // The blocks of a section never change their places.
                  <BlockView key={place} block={block} figures={figures} />
                ))}
              </section>
            ))}
            {children}
          </div>
        </div>
      </div>
    </>
  );
}
