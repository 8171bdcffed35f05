import { ArrowRight } from 'lucide-react';
import { Link } from 'wouter';
import { paths } from '../../shared/paths/paths.ts';
import { TextLink } from '../../ui/buttons/text-link.tsx';
import { CoatsDrawing, CupsDrawing, HomeDrawing } from './illustrations.tsx';

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

export function Reasons() {
  return (
    <section className="bg-sage print:bg-transparent">
      <div className="mx-auto max-w-page px-5 py-14 sm:py-20">
        <h2 className="heading text-heading">Why Make a Will?</h2>
        <p className="mt-3 max-w-words text-lead">
          Without one, the law shares out what you leave by fixed rules. They know nothing of your family.{' '}
          <TextLink to={paths.noWill}>See what happens without a will</TextLink>
        </p>
        <ul className="mt-9 grid gap-5 md:grid-cols-3">
          {reasons.map(({ Drawing, title, text, to }) => (
            <li key={title}>
              <Link
                to={to}
                className="group flex h-full flex-col gap-5 rounded-card border border-line bg-card p-6 transition-colors hover:border-deep min-[24rem]:max-md:flex-row md:p-7"
              >
                <Drawing />
                <span className="flex flex-col">
                  <span className="heading flex items-center gap-2 text-title">
                    {title}
                    <ArrowRight
                      aria-hidden
                      strokeWidth={2.2}
                      className="size-5 shrink-0 text-clay transition-transform group-hover:translate-x-1"
                    />
                  </span>
                  <span className="mt-1.5 text-muted">{text}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
