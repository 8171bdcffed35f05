import { ArrowRight } from 'lucide-react';
import { Link } from 'wouter';
import { paths } from '../../shared/paths/paths.ts';
import { TextLink } from '../../ui/buttons/text-link.tsx';
import { CoatsDrawing, CupsDrawing, HomeDrawing } from './illustrations.tsx';
import { SectionHeading } from './section-heading.tsx';

const reasons = [
  {
    Drawing: CoatsDrawing,
    title: 'Your children',
    text: 'Say who would look after them, and at what age they inherit. Without a will, a court decides.',
    to: paths.myChildren,
  },
  {
    Drawing: HomeDrawing,
    title: 'Your home',
    text: 'How you own it decides who gets it. We ask the question that most people never think of.',
    to: paths.property,
  },
  {
    Drawing: CupsDrawing,
    title: 'Your partner',
    text: 'An unmarried partner gets nothing by right. A will is the only way to be sure.',
    to: paths.whoGetsWhat,
  },
];

export const Reasons = () => (
  <section aria-labelledby="why" className="mx-auto max-w-page px-5 py-12 sm:py-16">
    <SectionHeading
      id="why"
      text={
        <>
          Without one, the law shares out what you leave by fixed rules. They know nothing of your family.{' '}
          <TextLink to={paths.noWill}>See what happens without a will</TextLink>
        </>
      }
    >
      Why Make a Will?
    </SectionHeading>
    <ul className="mt-8 grid gap-x-10 gap-y-6 md:grid-cols-3">
      {reasons.map(({ Drawing, title, text, to }) => (
        <li key={title} className="flex flex-wrap items-start gap-5 md:flex-col">
          <Drawing />
          <div className="min-w-0 grow basis-[10rem]">
            <h3 className="heading text-lead">
              <Link
                to={to}
                className="inline-flex min-h-6 items-center gap-2 underline decoration-1 underline-offset-4 hover:decoration-2"
              >
                {title}
                <ArrowRight aria-hidden strokeWidth={2.2} className="size-5 shrink-0 text-clay" />
              </Link>
            </h3>
            <p className="mt-1">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  </section>
);
