import { brand } from '@plainwill/contracts/shared/brand';
import { ArrowRight, Check } from 'lucide-react';
import { publicPageAt } from '../../shared/paths/pages.ts';
import { paths } from '../../shared/paths/paths.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { TextLink } from '../../ui/buttons/text-link.tsx';
import { Highlight } from '../../ui/figures/highlight.tsx';
import { Note } from '../../ui/figures/note.tsx';
import { SheetOfPaper } from '../../ui/figures/sheet-of-paper.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { promises } from '../content/promises.ts';
import { Runs } from '../sample-will/runs.tsx';
import { sampleClauses, samplePageCount } from '../sample-will/sample-clauses.ts';

const { testator, executors, residue } = sampleClauses;

/** A few clauses of the sample will, and the note that goes with one of them. */
function SampleClauses() {
  return (
    <figure className="relative roomy:pb-10">
      <figcaption className="sr-only">Part of a sample will, with a note that explains one of its clauses</figcaption>
      <SheetOfPaper isTilted>
        <div className="will-text flex flex-col gap-4 px-5 pt-8 pb-6 sm:px-11 sm:pt-10 roomy:pb-32">
          <p className="text-center text-small font-semibold tracking-[0.16em] text-deeper uppercase">
            Last Will and Testament
          </p>
          <p>
            <strong>{testator.number}</strong> <Runs runs={testator.runs} />
          </p>
          <p>
            <strong>{executors.number}</strong>{' '}
            <Highlight>
              <Runs runs={executors.runs} />
            </Highlight>
          </p>
          <div className="font-text roomy:hidden">
            <Note>{executors.note}</Note>
          </div>
          <p>
            <strong>{residue.number}</strong> <Runs runs={residue.runs} />
          </p>
        </div>
      </SheetOfPaper>
      <div aria-hidden className="absolute right-0 bottom-0 hidden w-68 shadow-paper roomy:-right-5 roomy:block">
        <Note>{executors.note}</Note>
      </div>
    </figure>
  );
}

const points = [
  { title: 'Plain English', text: 'every clause explained' },
  promises.short,
  { title: 'England & Wales', text: 'law, up to date' },
];

export function Hero() {
  return (
    <section className="mx-auto grid max-w-page items-center gap-x-16 gap-y-10 px-5 pt-8 pb-12 sm:py-18 roomy:grid-cols-[1.02fr_1fr]">
      <div>
        <PageHeading title={publicPageAt(paths.home).title} size="display">
          <span className="block">Your Family.</span> <span className="block">Your Wishes.</span>{' '}
          <span className="block">Your Will.</span>
        </PageHeading>
        <p className="mt-5 max-w-form text-lead">
          Write a will in plain English, in an evening. See every word of it as you go. {promises.summary}
        </p>
        <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2 print:hidden">
          <ButtonLink to={paths.questionnaire()} isWideOnPhone>
            Start Your Will
            <ArrowRight aria-hidden strokeWidth={2.2} className="size-5" />
          </ButtonLink>
          <span className="inline-flex min-h-11 items-center">
            <TextLink to={paths.sampleWill}>Read a whole sample will ({samplePageCount} pages)</TextLink>
          </span>
        </div>
        <ul
          aria-label={`What ${brand.name} promises`}
          className="mt-6 grid gap-x-6 gap-y-1.5 sm:mt-8 sm:grid-cols-[repeat(3,auto)] sm:justify-start"
        >
          {points.map(({ title, text }) => (
            <li key={title} className="flex gap-2.5 sm:block">
              <Check aria-hidden strokeWidth={2.2} className="mt-1 size-5 shrink-0 text-ok sm:hidden" />
              <p>
                <span className="font-semibold whitespace-nowrap text-deeper sm:block">
                  {title}
                  <span className="sm:hidden">:</span>
                </span>{' '}
                <span className="sm:text-small sm:text-muted">{text}</span>
              </p>
            </li>
          ))}
        </ul>
      </div>
      <SampleClauses />
    </section>
  );
}
