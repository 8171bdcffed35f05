import { Check } from 'lucide-react';
import { paths } from '../../shared/paths/paths.ts';
import { SitePage } from '../../shared/site/site-page.tsx';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { BookingFrame } from '../booking-frame.tsx';
import { promises } from '../content/promises.ts';
import { Answers, NotForYou } from './answers.tsx';
import { Benefits } from './benefits.tsx';
import { Comparison } from './comparison.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { KitchenTable } from './kitchen-table.tsx';
import { Reasons } from './reasons.tsx';
import { SampleBand } from './sample-band.tsx';
import { SectionHeading } from './section-heading.tsx';
import { WhoChecks } from './who-checks.tsx';

const points = [
  'Half an hour, by telephone',
  'Nothing to prepare, and nothing to pay',
  'No obligation, and no sales talk',
];

const BookMeeting = () => (
  <section id="book" aria-labelledby="meeting" className="scroll-mt-6 border-t border-line print:hidden">
    <div className="mx-auto grid max-w-page items-start gap-x-14 gap-y-6 px-5 py-12 sm:py-16 roomy:grid-cols-[1fr_1.5fr]">
      <div>
        <h2 id="meeting" className="heading text-title">
          Book Your FREE Opening Meeting
        </h2>
        <p className="mt-2">Some things are easier to talk over. Choose a time, and we will call you.</p>
        <ul className="mt-4 flex flex-col gap-1.5">
          {points.map((point) => (
            <li key={point} className="flex gap-3">
              <Check aria-hidden strokeWidth={2.2} className="mt-1 size-5 shrink-0 text-ok" />
              {point}
            </li>
          ))}
        </ul>
      </div>
      <BookingFrame height={1000} />
    </div>
  </section>
);

const StartOnline = () => (
  <section aria-labelledby="start" className="bg-sage print:bg-transparent">
    <div className="mx-auto max-w-page px-5 py-12 sm:py-16">
      <SectionHeading id="start" text={`Five short questions to begin with, and no account yet. ${promises.cost}`}>
        Or Start Your Will Online
      </SectionHeading>
      <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
        <ButtonLink to={paths.questionnaire()} isWideOnPhone>
          Start Your Will
        </ButtonLink>
        <p>
          What tax might there be?{' '}
          <ButtonLink to={paths.inheritanceTaxCalculator} variant="quiet" size="small">
            IHT Calculator
          </ButtonLink>
        </p>
      </div>
    </div>
  </section>
);

export default function HomePage() {
  return (
    <SitePage width="full">
      <Hero />
      <HowItWorks />
      <SampleBand />
      <WhoChecks />
      <Comparison />
      <div className="mx-auto max-w-page px-5 print:hidden">
        <KitchenTable />
      </div>
      <Reasons />
      <Benefits />
      <Answers />
      <NotForYou />
      <BookMeeting />
      <StartOnline />
    </SitePage>
  );
}
