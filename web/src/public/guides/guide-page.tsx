import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { publicPageAt } from '../../shared/paths/pages.ts';
import { SitePage } from '../../shared/site/site-page.tsx';
import { StartBand } from '../../shared/site/start-band.tsx';
import { formatDay } from '../../ui/dates-and-money/format-date.ts';
import { checkedAgainst } from '../content/figures.ts';
import type { Guide } from '../content/page.ts';
import type { Source } from '../content/sources.ts';
import { PageBody } from './page-body.tsx';

interface SourcesNoteProps {
  sources: readonly Source[];
  reviewedOn: string;
}

/** The sources of the page's facts, the day they were checked, and the note that they are no advice. */
function SourcesNote({ sources, reviewedOn }: SourcesNoteProps) {
  return (
    <section aria-labelledby="sources" className="border-t border-line pt-6 text-small text-muted">
      <h2 id="sources" className="font-semibold text-ink">
        Where this comes from
      </h2>
      <ul className="mt-2 flex flex-col gap-1.5">
        {sources.map((source) => (
          <li key={source.url} className="print:break-inside-avoid">
            <a href={source.url} className="text-deep underline decoration-1 underline-offset-4 hover:decoration-2">
              {source.title}
            </a>
            <span className="hidden break-all print:inline"> ({source.url})</span>
            <FiguresChecked source={source} />
          </li>
        ))}
      </ul>
      <p className="mt-5 max-w-words">
        Last reviewed on <time dateTime={reviewedOn}>{formatDay(reviewedOn)}</time>. This is general information about
        the law of England and Wales, not legal advice. Inheritance tax is the same all over the UK.
      </p>
    </section>
  );
}

/** When the figures that come from a source were last held against it. */
function FiguresChecked({ source }: { source: Source }) {
  const day = checkedAgainst(source);
  if (!day) return null;
  return (
    <>
      : figures checked on <time dateTime={day}>{formatDay(day)}</time>
    </>
  );
}

interface GuidePageProps<Figure extends string> {
  guide: Guide<Figure>;
  drawing: ReactNode;
  figures: Record<Figure, ReactNode>;
}

/** A guide to a part of the law, from the short answer to Start Your Will. */
export function GuidePage<Figure extends string>({ guide, drawing, figures }: GuidePageProps<Figure>) {
  return (
    <SitePage width="full">
      <PageBody page={guide} drawing={drawing} figures={figures}>
        <ReadNext pages={guide.readNext} />
        <SourcesNote sources={guide.sources} reviewedOn={guide.reviewedOn} />
      </PageBody>
      <StartBand {...guide.start} hasSample />
    </SitePage>
  );
}

function ReadNext({ pages }: { pages: Guide['readNext'] }) {
  return (
    <nav aria-labelledby="read-next" className="print:hidden">
      <h2 id="read-next" className="heading text-title">
        Read next
      </h2>
      <ul className="mt-5 grid gap-4 sm:grid-cols-2">
        {pages.map(({ path, why }) => (
          <li key={path}>
            <Link
              to={path}
              className="group flex h-full items-start justify-between gap-4 rounded-card border border-line bg-card p-6 transition-colors hover:border-deep"
            >
              <span className="min-w-0">
                <span className="heading block text-lead group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4">
                  {publicPageAt(path).menuLabel ?? publicPageAt(path).title}
                </span>
                <span className="mt-1 block text-muted">{why}</span>
              </span>
              <ArrowRight aria-hidden strokeWidth={2.2} className="mt-1 size-5 shrink-0 text-clay" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
