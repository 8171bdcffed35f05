import { useState } from 'react';
import { glossary, type Term } from '../../content/glossary.ts';
import { publicPageAt } from '../../content/public-pages.ts';
import { routes } from '../../paths/paths.ts';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { BookDrawing } from '../information/drawings/book-drawing.tsx';
import { SitePage } from '../site/site-page.tsx';
import { StartBand } from '../site/start-band.tsx';
import { GlossarySearch } from './glossary-search.tsx';
import { LetterLinks } from './letter-links.tsx';
import { isMatch } from './matching-terms.ts';
import { NoTermsMatch } from './no-terms-match.tsx';
import { TermEntry } from './term-entry.tsx';

const terms: readonly (Term & { id: string })[] = Object.entries(glossary).map(([id, term]) => ({ id, ...term }));
const letters = Object.entries(Object.groupBy(terms, ({ name }) => name.charAt(0)));

/** Every term in alphabetical order, and a search that hides those that are not looked for. */
export default function GlossaryPage() {
  const [searched, setSearched] = useState('');
  const isShown = (term: Term) => isMatch(term, searched);
  const shownCount = terms.filter(isShown).length;
  return (
    <SitePage width="full">
      <div className="bg-sage print:bg-transparent">
        <div className="mx-auto grid max-w-page items-center gap-x-14 gap-y-5 px-5 pt-8 pb-10 sm:grid-cols-[1fr_auto] sm:py-14">
          <div className="w-34 sm:order-last sm:w-56 print:hidden">
            <BookDrawing />
          </div>
          <div className="max-w-words">
            <PageHeading title={publicPageAt(routes.jargonBuster).title}>Jargon buster</PageHeading>
            <p className="mt-4 text-lead">
              The law has its own words, and some are very old. Here are the {terms.length} that you are most likely to
              meet, in plain English.
            </p>
            <div className="mt-6 noscript:hidden print:hidden">
              <GlossarySearch
                searched={searched}
                onSearch={setSearched}
                shownCount={shownCount}
                termCount={terms.length}
              />
            </div>
          </div>
        </div>
      </div>
      <div className="mx-auto grid max-w-page gap-x-14 px-5 pt-8 pb-16 sm:pb-20 roomy:grid-cols-[4rem_minmax(0,1fr)]">
        <LetterLinks letters={letters.filter(([, terms = []]) => terms.some(isShown)).map(([letter]) => letter)} />
        <div>
          {letters.map(([letter, terms = []]) => (
            <section key={letter} aria-labelledby={`letter-${letter}`} hidden={!terms.some(isShown)} className="mb-8">
              <h2
                id={`letter-${letter}`}
                className="heading scroll-mt-6 border-b-2 border-deep pb-1 text-title text-clay"
              >
                {letter}
              </h2>
              {terms.map(({ id, ...term }) => (
                <TermEntry key={id} id={id} term={term} isHidden={!isShown(term)} />
              ))}
            </section>
          ))}
          {shownCount === 0 && <NoTermsMatch searched={searched} onClear={() => setSearched('')} />}
        </div>
      </div>
      <StartBand
        title="That is all the jargon"
        text="Our questions need none of it. Where your will does, we explain it beside the words."
      />
    </SitePage>
  );
}
