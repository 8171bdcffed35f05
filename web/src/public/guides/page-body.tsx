import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { publicPageAt } from '../../shared/paths/pages.ts';
import { paths } from '../../shared/paths/paths.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { minutesToRead } from '../content/marked-text.ts';
import type { KeyFigure, Page } from '../content/page.ts';
import { BlockView, RichText } from './block-view.tsx';

interface LinksProps {
  sections: readonly { id: string; title: string }[];
}

interface OnThisPageProps extends LinksProps {
  /** Leads to the questionnaire from beside the words too. */
  hasStart: boolean;
}

/** Links to the parts of a page: folded away on a phone, beside the words where there is room. */
function OnThisPage({ sections, hasStart }: OnThisPageProps) {
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
        {hasStart && (
          <div className="mt-6 flex flex-col items-start gap-1.5">
            <ButtonLink to={paths.questionnaire()} size="small">
              Start Your Will
            </ButtonLink>
            <p className="text-small text-muted">Takes two minutes</p>
          </div>
        )}
      </nav>
    </>
  );
}

function Links({ sections }: LinksProps) {
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

/**
 * On a phone it stays at the foot of the screen from the second screen on, unless its text is so large that little would
 * be left to read in, and ends with the words it belongs to.
 */
const StartBar = () => (
  <div className="sticky bottom-0 z-10 -mx-5 flex items-center justify-between gap-4 border-t border-line bg-card px-5 py-2.5 shallow:static @max-[15rem]:static roomy:hidden print:hidden">
    <p className="text-small">Takes two minutes</p>
    <ButtonLink to={paths.questionnaire()} size="small">
      Start Your Will
    </ButtonLink>
  </div>
);

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
        <div className="max-w-words">
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
  const hasStart = publicPageAt(page.path).kind === 'guide';
  return (
    <>
      <PageHero page={page} drawing={drawing} />
      <div className="mx-auto max-w-page px-5 print:px-0">
        <div className="-mt-11 print:mt-6">
          <InShort points={page.inShort} keyFigures={page.keyFigures} />
        </div>
        <div className="grid gap-x-14 gap-y-10 pt-6 pb-16 sm:pb-20 roomy:grid-cols-[14rem_minmax(0,1fr)] roomy:pt-14 print:block">
          <OnThisPage sections={page.sections} hasStart={hasStart} />
          <div className="@container flex min-w-0 flex-col gap-14 [&_:is(a,button,input)]:scroll-mb-[6rem]">
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
            {hasStart && <StartBar />}
          </div>
        </div>
      </div>
    </>
  );
}
