import type { PageOf } from '@plainwill/contracts/kit/question';
import type { funeralWishesQuestions } from '@plainwill/contracts/will-data/questions/funeral-wishes-questions';
import type { homeDetailsQuestions } from '@plainwill/contracts/will-data/questions/home-details-questions';
import type { personalDetailsQuestions } from '@plainwill/contracts/will-data/questions/personal-details-questions';
import type { SectionPart } from '@plainwill/contracts/will-data/will/answer-place';

/** One group of questions of a section, with a page of its own. */
export interface Step<Id extends string = string> {
  id: Id;
  /** The page's heading. */
  question: string;
  /** One line on why it is asked. */
  why: string;
  /** Has an answer that suits most people: the step before shows it, with the way to it, and leads past it. */
  isFurther?: true;
}

export type Steps<Id extends string = string> = readonly [Step<Id>, ...Step<Id>[]];

/** The sections of which each step is a page that the questions name; of the others each asks all, or a list. */
export interface QuestionsOnPages {
  personalDetails: typeof personalDetailsQuestions;
  homeDetails: typeof homeDetailsQuestions;
  funeralWishes: typeof funeralWishesQuestions;
}

type StepsOf<P extends SectionPart> = Steps<P extends keyof QuestionsOnPages ? PageOf<QuestionsOnPages[P]> : string>;

/** The steps of each section, in the order in which they are asked. */
export const sectionSteps: { [P in SectionPart]: StepsOf<P> } = {
  personalDetails: [
    {
      id: 'name',
      question: 'What is your name?',
      why: 'Use the names on your passport or driving licence. They go into your will.',
    },
    {
      id: 'about',
      question: 'A little about you',
      why: 'We need these for the wording of your will.',
    },
    {
      id: 'reach',
      question: 'How can we reach you?',
      why: 'For messages about your will. These don’t go into it.',
    },
  ],
  homeDetails: [
    {
      id: 'address',
      question: 'Where do you live?',
      why: 'Your address goes into your will, so that no one can confuse you with someone of the same name.',
    },
    {
      id: 'ownership',
      question: 'Who owns your home?',
      why: 'If you own it with someone, that can decide who gets it, whatever your will says.',
    },
    {
      id: 'ties',
      question: 'Anything abroad, or a business?',
      why: 'These can change which country’s law applies, and how much tax is due.',
    },
  ],
  spouseDetails: [
    {
      id: 'spouse',
      question: 'Who is your spouse or partner?',
      why: 'Your will names them, and says what you are to each other.',
    },
  ],
  children: [
    {
      id: 'children',
      question: 'Do you have children?',
      why: 'Add all your children, including adults. You choose guardians for those under 18 in Your Wishes.',
    },
  ],
  contacts: [
    {
      id: 'contacts',
      question: 'Who else is in your will?',
      why: 'Enter each person once, then choose them wherever they are needed. You can also add people as you go.',
    },
  ],
  funeralWishes: [
    {
      id: 'kind',
      question: 'What would you like to happen to your body?',
      why: 'This isn’t legally binding, and a will is often read after the funeral. Tell your family what you would like, too.',
    },
    {
      id: 'service',
      question: 'What would you like at your funeral?',
      why: 'Leave blank whatever you don’t mind about.',
      isFurther: true,
    },
  ],
  guardianship: [
    {
      id: 'guardians',
      question: 'Who should look after your children?',
      why: 'A guardian brings up your children if you die before they are 18. If another parent with parental responsibility is alive, a guardian usually acts only if that parent dies too.',
    },
  ],
  executors: [
    {
      id: 'primary',
      question: 'Who should carry out your will?',
      why: 'They collect what you own, pay what you owe and hand over what is left. Two is usual; four is the most that can act.',
    },
    {
      id: 'backup',
      question: 'Who steps in if they can’t?',
      why: 'A backup acts only if one of your executors can’t, or doesn’t want to.',
      isFurther: true,
    },
  ],
  gifts: [
    {
      id: 'gifts',
      question: 'Would you like to leave anyone a gift?',
      why: 'An item, money or policy for someone. Gifts are handed over before the rest is shared.',
    },
  ],
  residue: [
    {
      id: 'first',
      question: 'Who should get everything else?',
      why: 'Everything left once debts, costs and gifts are paid: for most people, nearly all they own. The share of someone who is bankrupt can go to their creditors.',
    },
    {
      id: 'next',
      question: 'Who is next, if they can’t inherit?',
      why: 'They inherit only if no one who comes first can. Without anyone here, the last step decides.',
      isFurther: true,
    },
    {
      id: 'nobody',
      question: 'And if no one is left?',
      why: 'A last resort, if everyone you have named has died.',
      isFurther: true,
    },
    {
      id: 'age',
      question: 'At what age should your children inherit?',
      why: 'Until then, your executors look after it for them. It also counts for children born later.',
      isFurther: true,
    },
  ],
};
