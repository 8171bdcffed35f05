import { brand } from '@plainwill/contracts/shared/brand';
import type { ReactNode } from 'react';
import { paths } from '../../shared/paths/paths.ts';
import { TextLink } from '../../ui/buttons/text-link.tsx';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { SectionHeading } from './section-heading.tsx';

const change = brand.price ? 'Changes cost nothing extra.' : 'It costs nothing.';
const reader = brand.review === 'off' ? '' : ' The people who check wills see it only after you ask for a check.';

const answers: readonly { question: string; answer: ReactNode }[] = [
  {
    question: 'Is it legal?',
    answer:
      'Yes. Anyone who is 18 or over and of sound mind can write their own will in England and Wales. It counts once it is on paper and signed in front of two witnesses, who then sign too. We show you how, step by step.',
  },
  {
    question: 'Do I need a solicitor?',
    answer: (
      <>
        Often not. Ask one if you own a farm, a business or anything abroad. Ask one too if someone who depends on you
        is left out or disabled, or if anyone may say that you were not well enough.{' '}
        <TextLink to={paths.specialSituations}>When to ask a solicitor</TextLink>
      </>
    ),
  },
  {
    question: 'What if I marry or move?',
    answer: (
      <>
        Marriage or a civil partnership cancels a will, unless the will says that it was made for it. A divorce or a
        move does not. Change your answers, print your will again and sign it again. {change}{' '}
        <TextLink to={paths.updatingWill}>When to update a will</TextLink>
      </>
    ),
  },
  {
    question: 'Who can see it?',
    answer: (
      <>
        You. Our staff look only to help you, and your account shows you when they did.{reader} We never sell what you
        tell us, and you can delete your account at any time.{' '}
        <TextLink to={paths.privacy}>What we keep and why</TextLink>
      </>
    ),
  },
  {
    question: 'What do witnesses need?',
    answer:
      'A pen and ten minutes. They must be 18 or over, able to see you sign, and in the room together. They write their name, address and occupation. They need not read your will. They must not be in it, or be married to someone who is: that gift would be lost.',
  },
  {
    question: 'What if I die halfway?',
    answer:
      'Then there is no new will: answers on a screen do not count, and no one can sign for you later. A will that you signed before still counts. If you have none, fixed rules decide. So if time is short, write the parts that matter most and sign them first.',
  },
];

/** Six questions that people ask before they begin. The browser's own disclosures open without script. */
export const Answers = () => (
  <section
    aria-labelledby="answers"
    className="mx-auto grid max-w-page gap-x-16 gap-y-6 px-5 py-12 sm:py-16 roomy:grid-cols-[1fr_1.6fr]"
  >
    <SectionHeading id="answers">Six honest answers</SectionHeading>
    <ul className="divide-y divide-line border-y border-line">
      {answers.map(({ question, answer }) => (
        <li key={question} className="py-2">
          <Disclosure summary={question}>
            <p className="max-w-words pb-3 pl-7">{answer}</p>
          </Disclosure>
        </li>
      ))}
    </ul>
  </section>
);

/** Honest advice for whom this is the wrong place. */
export const NotForYou = () => (
  <section aria-labelledby="not-for-you" className="mx-auto max-w-page px-5 pb-12 sm:pb-16">
    <div className="rounded-card border border-line bg-card p-6 sm:p-9">
      <h2 id="not-for-you" className="heading text-title">
        Who should not use {brand.name}
      </h2>
      <ul className="mt-4 grid list-disc gap-x-12 gap-y-2 pl-6 marker:text-clay md:grid-cols-2">
        <li>You live in Scotland, Northern Ireland or abroad for good.</li>
        <li>You own a farm, a business, or a home in another country.</li>
        <li>Someone disabled, or on benefits that depend on savings, is to inherit.</li>
        <li>You leave out someone who depends on you, and expect a quarrel.</li>
        <li>An illness affects your memory or your judgement.</li>
        <li>Someone else tells you what your will should say.</li>
      </ul>
      <p className="mt-4">
        We would rather send you to someone else than give you the wrong will.{' '}
        <TextLink to={paths.specialSituations}>See the special situations</TextLink>
      </p>
    </div>
  </section>
);
