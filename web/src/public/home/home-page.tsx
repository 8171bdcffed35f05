import { Check } from 'lucide-react';
import { paths } from '../../shared/paths/paths.ts';
import { SitePage } from '../../shared/site/site-page.tsx';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { BookingFrame } from '../booking-frame.tsx';
import { Benefits } from './benefits.tsx';
import { Hero } from './hero.tsx';
import { Reasons } from './reasons.tsx';

const steps = [
  { title: 'Answer five questions', text: 'They take about two minutes.' },
  { title: 'Watch your will grow', text: 'Each answer becomes a clause, with a note that explains it.' },
  { title: 'Sign it on paper', text: 'With two witnesses in the room. We tell you exactly how.' },
];

function StartOnline() {
  return (
    <section className="bg-sage print:bg-transparent">
      <div className="mx-auto max-w-page px-5 py-14 sm:py-20">
        <h2 className="heading text-heading">Or Start Your Will Online</h2>
        <ol className="mt-8 grid gap-x-10 gap-y-6 md:grid-cols-3">
          {steps.map(({ title, text }, index) => (
            <li key={title} className="flex gap-4">
              <span
                aria-hidden
                className="heading flex size-11 shrink-0 items-center justify-center rounded-full border-2 border-clay text-lead text-clay"
              >
                {index + 1}
              </span>
              <div>
                <h3 className="heading text-lead">{title}</h3>
                <p className="mt-1 text-muted">{text}</p>
              </div>
            </li>
          ))}
        </ol>
        <div className="mt-9 flex flex-wrap gap-3 print:hidden">
          <ButtonLink to={paths.questionnaire()} isWideOnPhone>
            Start Your Will
          </ButtonLink>
          <ButtonLink to={paths.inheritanceTaxCalculator} variant="secondary" isWideOnPhone>
            IHT Calculator
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

const points = [
  'Half an hour, by telephone',
  'Your questions answered, in plain English',
  'Nothing to prepare, and nothing to pay',
  'No obligation, and no sales talk',
];

function BookMeeting() {
  return (
    <section id="book" className="scroll-mt-6 bg-deeper text-white print:hidden">
      <div className="mx-auto grid max-w-page gap-x-14 gap-y-9 px-5 py-14 sm:py-20 roomy:grid-cols-[1fr_1.5fr]">
        <div className="roomy:sticky roomy:top-10 roomy:self-start">
          <h2 className="heading text-heading text-white">Book Your FREE Opening Meeting</h2>
          <p className="mt-4 text-lead text-sage">
            Some things are easier to talk over. Choose a time, and we will call you.
          </p>
          <ul className="mt-6 flex flex-col gap-3">
            {points.map((point) => (
              <li key={point} className="flex gap-3">
                <Check aria-hidden strokeWidth={2.2} className="mt-1 size-5 shrink-0 text-butter" />
                {point}
              </li>
            ))}
          </ul>
        </div>
        <BookingFrame height={1000} />
      </div>
    </section>
  );
}

export default function HomePage() {
  return (
    <SitePage width="full">
      <Hero />
      <Reasons />
      <Benefits />
      <BookMeeting />
      <StartOnline />
    </SitePage>
  );
}
