import { ArrowRight } from 'lucide-react';
import { paths } from '../../shared/paths/paths.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { samplePageCount } from '../sample-will/sample-clauses.ts';
import { SectionHeading } from './section-heading.tsx';

/** Sheets laid one over the other, each clause joined to its note. */
const Sheets = () => (
  <svg
    aria-hidden="true"
    viewBox="0 0 420 230"
    fill="none"
    stroke="currentColor"
    strokeWidth="2.3"
    strokeLinecap="round"
    strokeLinejoin="round"
    className="by-day w-full max-w-105 text-deep **:[vector-effect:non-scaling-stroke]"
  >
    <path d="m60 34 130-16 24 190-130 16Z" className="fill-paper" />
    <path d="m84 26 132-6 9 192-132 6Z" className="fill-paper" />
    <path d="M110 18h136v196H110Z" className="fill-card" />
    <path d="M150 40h56M128 66h98M128 78h84" />
    <path d="M126 96h104v30H126Z" className="fill-butter" stroke="none" />
    <path d="M128 104h98M128 118h70M128 144h98M128 156h90M128 184h60" />
    <path d="M230 111h44" className="text-butter" stroke="currentColor" strokeWidth="5" />
    <path d="M274 78h128v66H274Z" className="fill-deeper" stroke="none" />
    <path d="M290 96h40" className="text-butter" stroke="currentColor" />
    <path d="M290 111h94M290 126h72" className="text-card" stroke="currentColor" />
  </svg>
);

/** The strongest proof there is: the thing itself, before anything is asked. */
export const SampleBand = () => (
  <section
    aria-labelledby="sample"
    className="mx-auto grid max-w-page items-center gap-x-16 gap-y-8 px-5 py-12 sm:py-16 md:grid-cols-[1.3fr_1fr]"
  >
    <div>
      <SectionHeading
        id="sample"
        text={`All ${samplePageCount} pages of a family’s will, to leaf through. Each clause has the note that you would see beside yours.`}
      >
        See what you get
      </SectionHeading>
      <div className="mt-6 print:hidden">
        <ButtonLink to={paths.sampleWill} variant="secondary" isWideOnPhone>
          Read the sample will
          <ArrowRight aria-hidden strokeWidth={2.2} className="size-5" />
        </ButtonLink>
      </div>
    </div>
    <Sheets />
  </section>
);
