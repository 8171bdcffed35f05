import type { ReactNode } from 'react';
import type { Page } from '../../content/page.ts';
import { BlockView } from './block-view.tsx';
import { InShort } from './in-short.tsx';
import { OnThisPage } from './on-this-page.tsx';
import { PageHero } from './page-hero.tsx';

interface PageBodyProps<Figure extends string> {
  page: Page<Figure>;
  drawing: ReactNode;
  figures: Record<Figure, ReactNode>;
  /** What stands after the last section, in the same column. */
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
