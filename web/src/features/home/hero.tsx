import { brand } from '@plainwill/contracts/shared/brand';
import { ArrowRight } from 'lucide-react';
import { publicPageAt } from '../../content/public-pages.ts';
import { paths } from '../../paths/paths.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { SampleWill } from './sample-will.tsx';

const promises = [
  { title: 'Plain English', text: 'every clause explained' },
  { title: 'Fixed fee', text: 'no surprises' },
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
          Write a will in plain English, in an evening. See every word of it as you go, and why it is there. Checked by
          legal professionals. One fixed fee.
        </p>
        <div className="mt-8 flex flex-wrap gap-3 print:hidden">
          <ButtonLink to={paths.questionnaire()} isWideOnPhone>
            Start Your Will
            <ArrowRight aria-hidden strokeWidth={2.2} className="size-5" />
          </ButtonLink>
          <ButtonLink to={paths.inheritanceTaxCalculator} look="secondary" isWideOnPhone>
            IHT Calculator
          </ButtonLink>
        </div>
        <ul aria-label={`What ${brand.name} promises`} className="mt-9 flex flex-wrap gap-x-8 gap-y-4">
          {promises.map(({ title, text }) => (
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
