import { useEffect } from 'react';
import { publicPageAt } from '../../shared/paths/pages.ts';
import { paths } from '../../shared/paths/paths.ts';
import { SitePage } from '../../shared/site/site-page.tsx';
import { StartBand } from '../../shared/site/start-band.tsx';
import { TextLink } from '../../ui/buttons/text-link.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { sampleWill } from './sample-will.ts';
import { sheetId, WillSheet } from './will-sheet.tsx';

const turns: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** The sheet at reading height is the last that has begun there. */
const numberBeingRead = () =>
  [...document.querySelectorAll('[data-sheet]')].filter((sheet) => sheet.getBoundingClientRect().top < 120).length;

/** The arrow keys turn the pages, as in a reader of PDF files. */
function useArrowKeys(): void {
  useEffect(() => {
    const turn = ({ key, target, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) => {
      const by = turns[key];
      const isTyped = target instanceof Element && target.closest('input, textarea, select, [contenteditable]');
      if (!by || isTyped || altKey || ctrlKey || metaKey || shiftKey) return;
      const sheet = document.getElementById(sheetId(Math.max(numberBeingRead() + by, 1)));
      sheet?.scrollIntoView();
      sheet?.focus({ preventScroll: true });
    };
    document.addEventListener('keydown', turn);
    return () => document.removeEventListener('keydown', turn);
  }, []);
}

const { sheets } = sampleWill;

/** Links to each page. */
const Contents = () => (
  <nav aria-label="Pages of the sample" className="mt-8 print:hidden">
    <ol className="flex flex-wrap gap-2">
      {sheets.map((_sheet, at) => (
        <li key={sheetId(at + 1)}>
          <a
            href={`#${sheetId(at + 1)}`}
            className="flex min-h-11 items-center rounded-field border border-field bg-card px-4 font-semibold text-deep hover:bg-sage"
          >
            Page {at + 1}
          </a>
        </li>
      ))}
    </ol>
    <p className="mt-3 text-small text-muted">
      Leaf through with the links below each page, or with the left and right arrow keys.
    </p>
  </nav>
);

/** A whole will to leaf through before anything is asked: the demo's, with the note that belongs to each clause. */
export default function SampleWillPage() {
  useArrowKeys();
  return (
    <SitePage width="full">
      <div className="mx-auto max-w-page px-5 pt-10 pb-16 sm:pt-14 sm:pb-20 print:p-0">
        <div className="max-w-words">
          <PageHeading title={publicPageAt(paths.sampleWill).title}>A whole will to leaf through</PageHeading>
          <p className="mt-4 text-lead">
            This is how a finished will looks: {sheets.length} pages, ready to sign. Beside each clause is a note that
            says why it is there. You get the same notes while you write yours.
          </p>
          <p className="mt-4">
            Harriet Bell and her family are made up. The words are real: we put them together from her answers, as we
            will from yours. Please do not copy them. Each clause fits one family, and{' '}
            <TextLink to={paths.specialSituations}>some families need a solicitor</TextLink>.
          </p>
        </div>
        <Contents />
        <article aria-label="The sample will" className="mt-8 flex flex-col gap-8 print:gap-0">
          {sheets.map((sheet, at) => (
            <WillSheet key={sheetId(at + 1)} sheet={sheet} number={at + 1} />
          ))}
        </article>
      </div>
      <StartBand
        title="See yours take shape"
        text="Five short questions to begin with. Your own first page appears as you answer."
      />
    </SitePage>
  );
}
