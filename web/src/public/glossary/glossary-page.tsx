import { Fragment, useState } from 'react';
import { publicPageAt, routes } from '../../shared/paths/pages.ts';
import { paths } from '../../shared/paths/paths.ts';
import { SitePage } from '../../shared/site/site-page.tsx';
import { StartBand } from '../../shared/site/start-band.tsx';
import { TextLink } from '../../ui/buttons/text-link.tsx';
import { Drawing } from '../../ui/figures/drawing.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { glossary, type Term } from '../content/glossary.ts';
import { GlossarySearch, isMatch } from './glossary-search.tsx';

/** An open book under a magnifying glass. */
function BookDrawing() {
  return (
    <Drawing>
      <path
        d="M160 100c-26-18-62-22-104-16v132c42-6 78-2 104 16 26-18 62-22 104-16V84c-42-6-78-2-104 16Z"
        className="fill-card text-deep"
        stroke="currentColor"
      />
      <path d="M160 100v132" className="text-deep" stroke="currentColor" />
      <path
        d="M78 112c20-2 40 0 60 8M78 138c20-2 40 0 60 8M78 164c20-2 40 0 60 8M78 190c20-2 40 0 60 8"
        className="text-deep"
        stroke="currentColor"
      />
      <path d="M184 186c16-6 34-10 58-8M184 206c12-5 26-8 40-8" className="text-deep" stroke="currentColor" />
      <circle cx="212" cy="120" r="44" className="fill-butter" />
      <path d="m244 152 34 36" />
      <path d="M196 138v-30c0-10 4-16 14-16s14 6 14 16v30M196 120h28" />
    </Drawing>
  );
}

interface TermEntryProps {
  id: string;
  term: Term;
  isHidden: boolean;
}

/** A term, where it can be linked to, what it means, and where to read more. */
function TermEntry({ id, term: { name, meaning, pages }, isHidden }: TermEntryProps) {
  return (
    <article
      id={id}
      tabIndex={-1}
      hidden={isHidden}
      className="-mx-4.5 mt-2 scroll-mt-6 gap-x-8 md:grid md:grid-cols-[13rem_minmax(0,1fr)] rounded-field border-2 border-transparent px-4 py-5 target:border-deep target:bg-butter-pale focus-visible:shadow-none focus-visible:outline-none print:break-inside-avoid"
    >
      <h3 className="heading text-lead">
        <a
          href={`#${id}`}
          className="inline-flex min-h-8 items-center underline decoration-transparent underline-offset-4 hover:decoration-current"
        >
          {name}
        </a>
      </h3>
      <div className="max-md:mt-1">
        <p className="max-w-words">{meaning}</p>
        <p className="mt-1 text-small leading-8 print:hidden">
          More:{' '}
          {pages.map((path, place) => (
            <Fragment key={path}>
              {place > 0 && ' · '}
              <span className="*:py-1.5">
                <TextLink to={path}>{publicPageAt(path).menuLabel ?? publicPageAt(path).title}</TextLink>
              </span>
            </Fragment>
          ))}
        </p>
      </div>
    </article>
  );
}

interface NoTermsMatchProps {
  searched: string;
  onClear: () => void;
}

function NoTermsMatch({ searched, onClear }: NoTermsMatchProps) {
  return (
    <div className="max-w-words rounded-card border border-line bg-card p-6 sm:p-8">
      <p className="heading text-title">No terms match “{searched.trim()}”</p>
      <p className="mt-2">
        Try a shorter word, or look through the guides: <TextLink to={paths.whoGetsWhat}>Who gets what?</TextLink> is a
        good place to start.
      </p>
      <button
        type="button"
        onClick={onClear}
        className="mt-3 min-h-11 cursor-pointer rounded-field font-semibold text-deep underline decoration-1 underline-offset-4 hover:decoration-2"
      >
        Show all terms
      </button>
    </div>
  );
}

/** Links to the letters from A to Z that have terms. */
function LetterLinks({ letters }: { letters: readonly string[] }) {
  return (
    <nav aria-label="Terms by their first letter" className="mb-8 print:hidden">
      <ul className="-mx-2 flex flex-wrap">
        {letters.map((letter) => (
          <li key={letter}>
            <a
              href={`#letter-${letter}`}
              className="heading flex size-11 items-center justify-center rounded-field text-lead underline decoration-1 underline-offset-4 hover:bg-sage"
            >
              {letter}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

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
      <div className="mx-auto max-w-page px-5 pt-8 pb-16 sm:pb-20">
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
