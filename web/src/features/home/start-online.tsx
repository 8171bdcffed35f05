import { paths } from '../../paths/paths.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';

const steps = [
  { title: 'Answer five questions', text: 'They take about two minutes.' },
  { title: 'Watch your will grow', text: 'Each answer becomes a clause, with a note that explains it.' },
  { title: 'Sign it on paper', text: 'With two witnesses in the room. We tell you exactly how.' },
];

export function StartOnline() {
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
          <ButtonLink to={paths.inheritanceTaxCalculator} look="secondary" isWideOnPhone>
            IHT Calculator
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
