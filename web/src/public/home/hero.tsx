import { brand } from '@plainwill/contracts/shared/brand';
import { ArrowRight } from 'lucide-react';
import { publicPageAt } from '../../shared/paths/pages.ts';
import { paths } from '../../shared/paths/paths.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { Highlight } from '../../ui/figures/highlight.tsx';
import { Note } from '../../ui/figures/note.tsx';
import { SheetOfPaper } from '../../ui/figures/sheet-of-paper.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { promises } from '../content/promises.ts';

/** A will of nobody in particular, and the note that goes with one of its clauses. */
function SampleWill() {
  return (
    <figure className="relative roomy:pb-10">
      <figcaption className="sr-only">Part of an example will, with a note that explains one of its clauses</figcaption>
      <SheetOfPaper isTilted>
        <div className="will-text flex flex-col gap-4 px-5 pt-8 pb-6 sm:px-11 sm:pt-10 roomy:pb-16">
          <p className="text-center text-small font-semibold tracking-[0.16em] text-deeper uppercase">
            Last Will and Testament
          </p>
          <p>
            This is the last will of <strong>HARRIET JOAN BELL</strong>, of 7 Quarry Street, Durham.
          </p>
          <p>
            <strong>3.1</strong> I appoint <Highlight>my brother THOMAS PAUL BELL</Highlight> to be the executor and
            trustee of this will.
          </p>
          <p>
            <strong>4.1</strong> If I die while a child of mine is under 18, I appoint <strong>ANNA REED</strong> to be
            guardian.
          </p>
          <Signature />
          <div className="font-text roomy:hidden">
            <SampleNote />
          </div>
        </div>
      </SheetOfPaper>
      <div aria-hidden className="absolute right-0 bottom-0 hidden w-68 shadow-paper roomy:-right-5 roomy:block">
        <SampleNote />
      </div>
    </figure>
  );
}

function SampleNote() {
  return (
    <Note>
      Thomas will collect what you own, pay what you owe and carry out your wishes. You chose him in Executors.
    </Note>
  );
}

function Signature() {
  return (
    <svg aria-hidden="true" viewBox="0 0 400 44" fill="none" strokeLinecap="round" className="w-full text-deeper">
      <path
        d="M10 33c6-16 13-29 18-26 6 3-11 25-6 27 6 1 8-16 14-15 5 1-4 15 2 15 5 0 5-11 10-11s1 11 6 11 7-10 12-10 2 9 7 9 6-8 11-8 3 8 8 7c6-1 7-9 12-8 4 1 1 7 6 7 7 0 12-5 20-7"
        stroke="currentColor"
        strokeWidth="2.2"
      />
      <path d="M0 41h400" stroke="var(--color-field)" strokeWidth="1" />
    </svg>
  );
}

const points = [
  { title: 'Plain English', text: 'every clause explained' },
  promises.short,
  ...(promises.price ? [promises.price] : []),
  { title: 'England & Wales', text: 'law, up to date' },
];

export function Hero() {
  return (
    <section className="mx-auto grid max-w-page items-center gap-x-16 gap-y-12 px-5 py-10 sm:py-18 roomy:grid-cols-[1.02fr_1fr]">
      <div>
        <PageHeading title={publicPageAt(paths.home).title} size="display">
          <span className="block">Your Family.</span> <span className="block">Your Wishes.</span>{' '}
          <span className="block">Your Will.</span>
        </PageHeading>
        <p className="mt-6 max-w-form text-lead text-muted">
          Write a will in plain English, in an evening. See every word of it as you go, and why it is there.{' '}
          {promises.summary}
        </p>
        <div className="mt-8 flex flex-wrap gap-3 print:hidden">
          <ButtonLink to={paths.questionnaire()} isWideOnPhone>
            Start Your Will
            <ArrowRight aria-hidden strokeWidth={2.2} className="size-5" />
          </ButtonLink>
          <ButtonLink to={paths.inheritanceTaxCalculator} variant="secondary" isWideOnPhone>
            IHT Calculator
          </ButtonLink>
        </div>
        <ul aria-label={`What ${brand.name} promises`} className="mt-9 flex flex-wrap gap-x-8 gap-y-4">
          {points.map(({ title, text }) => (
            <li key={title}>
              <p className="heading text-lead">{title}</p>
              <p className="text-small text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </div>
      <SampleWill />
    </section>
  );
}
