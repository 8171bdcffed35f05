import { paths } from '../../shared/paths/paths.ts';
import { TextLink } from '../../ui/buttons/text-link.tsx';
import { oversight, whoChecks } from '../content/promises.ts';
import { SectionHeading } from './section-heading.tsx';

/** The section on who reads a will, what no one reads, and who regulates us. */
export const WhoChecks = () => (
  <section aria-labelledby="checks" className="bg-sage print:bg-transparent">
    <div className="mx-auto max-w-page px-5 py-12 sm:py-16">
      <SectionHeading id="checks">Who checks your will, and who does not</SectionHeading>
      <dl className="mt-7 grid gap-x-10 gap-y-5 md:grid-cols-3">
        {whoChecks.map(({ title, text }) => (
          <div key={title} className="border-t-2 border-deep pt-3">
            <dt className="heading text-lead">{title}</dt>
            <dd className="mt-1">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-7 max-w-sheet">
        {oversight} <TextLink to={paths.howWeCheck}>How we check a will</TextLink>
      </p>
    </div>
  </section>
);
