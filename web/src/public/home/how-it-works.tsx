import { brand } from '@plainwill/contracts/shared/brand';
import { SectionHeading } from './section-heading.tsx';

const days = brand.reviewTargetDays === 1 ? '1 working day' : `${brand.reviewTargetDays} working days`;

const check = {
  off: [],
  optional: [{ title: 'Check (optional)', time: days, text: 'Ask us to read it, or go straight on.' }],
  required: [{ title: 'Check', time: days, text: 'We read it before you sign.' }],
}[brand.review];

/** The stops from the first question to a will that counts. */
const stops = [
  { title: 'You', time: '10 minutes', text: 'Who you are, and who your family is.' },
  { title: 'Wishes', time: '15 minutes', text: 'Who inherits, who acts, who looks after your children.' },
  { title: 'Read', time: 'When you like', text: 'Your whole will, with a note beside each clause.' },
  ...check,
  { title: 'Sign and keep', time: '10 minutes', text: 'On paper, with two witnesses. Then it counts.' },
];

export const HowItWorks = () => (
  <section aria-labelledby="how" className="bg-sage print:bg-transparent">
    <div className="mx-auto max-w-page px-5 py-12 sm:py-16">
      <SectionHeading id="how" text="About 25 minutes of questions. Stop when you like: your answers are saved.">
        How it works
      </SectionHeading>
      <ol className="mt-8 grid roomy:auto-cols-fr roomy:grid-flow-col roomy:gap-x-6">
        {stops.map(({ title, time, text }, at) => (
          <li
            key={title}
            className="relative flex gap-4 pb-6 last:pb-0 before:absolute before:top-9 before:bottom-0 before:left-[1.0625rem] before:w-0.5 before:bg-deep last:before:hidden roomy:block roomy:pb-0 roomy:before:top-[1.0625rem] roomy:before:right-[-1.5rem] roomy:before:bottom-auto roomy:before:left-9 roomy:before:h-0.5 roomy:before:w-auto"
          >
            <span
              aria-hidden
              className="heading relative flex size-9 shrink-0 items-center justify-center rounded-full border-2 border-deep bg-card text-body"
            >
              {at + 1}
            </span>
            <div className="roomy:mt-3">
              <h3 className="heading text-lead">{title}</h3>
              <p className="text-small font-semibold">{time}</p>
              <p className="mt-1">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  </section>
);
