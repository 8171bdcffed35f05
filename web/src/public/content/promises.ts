import { brand } from '@plainwill/contracts/shared/brand';
import { paths } from '../../shared/paths/paths.ts';

interface Promised {
  title: string;
  text: string;
}

type Terms = Pick<typeof brand, 'review' | 'reviewer' | 'price'>;
type CheckTerms = Pick<typeof brand, 'name' | 'review' | 'reviewer' | 'reviewTargetDays' | 'regulator'>;

interface Check {
  /** Ends the sentence that opens the home page. */
  summary: string;
  short: Promised;
  benefit: Promised;
  /** A page for reading explains the check at some length. */
  explained: readonly string[];
}

const automatic =
  'Our automatic checks look for gaps, such as a share that no one gets. They also look for answers that do not fit together, such as an executor who is still a child. If they find something serious, you must fix it before you get a copy to sign.';
const more = `[How we check a will](${paths.howWeCheck}) has the details.`;

/** The people who read wills look at some things, and some not even they check. */
const readBy = (who: string): string =>
  `${who} It is compared with your answers. No one checks what your things are worth, who owns them, your tax, or whether your answers are true. ${more}`;

/** The checks of a will before it is signed, and the things that nobody checks. */
const checks: Record<Terms['review'], (reviewer: string) => Check> = {
  optional: (reviewer) => ({
    summary: `If you wish, it can be checked by ${reviewer} before you sign.`,
    short: { title: 'Can be checked', text: `by ${reviewer}` },
    benefit: {
      title: 'A check, if you want one',
      text: `More than 100 automatic checks run as you go. If you ask, your will can be checked by ${reviewer} too, before you sign.`,
    },
    explained: [automatic, readBy(`If you ask, your will can also be checked by ${reviewer}.`)],
  }),
  required: (reviewer) => ({
    summary: `It is checked by ${reviewer} before you sign.`,
    short: { title: 'Checked', text: `by ${reviewer}` },
    benefit: {
      title: `Checked by ${reviewer}`,
      text: `Every will is checked by ${reviewer} before it is signed, on top of more than 100 automatic checks.`,
    },
    explained: [automatic, readBy(`Every will is also checked by ${reviewer}.`)],
  }),
  off: () => ({
    summary: 'We check your answers automatically for gaps and contradictions.',
    short: { title: 'Checked', text: 'as you go' },
    benefit: {
      title: 'Checked as you go',
      text: 'More than 100 automatic checks look for gaps and contradictions in your answers. No lawyer reads them.',
    },
    explained: [
      automatic,
      `A computer cannot check everything. It does not know what your things are worth, whether your answers are true, or whether someone is putting pressure on you. It does not plan your tax. **No lawyer reads your will** unless you show it to one. ${more}`,
    ],
  }),
};

const free = 'Writing, reading and downloading your will costs nothing.';

/** The pages’ promises about the check and the price. */
export function promisesOf({ review, reviewer, price }: Terms) {
  const check = checks[review](reviewer);
  const pace: Promised = {
    title: 'At your own pace',
    text: 'Your answers are saved as you go. Stop when you like, and continue later on any device.',
  };
  return {
    summary: `${check.summary} ${price ? `The price: ${price}.` : free}`,
    short: check.short,
    cost: price
      ? `One price for your will: ${price}. Questions and changes cost nothing extra.`
      : `${free} So does changing it later. We never ask for a card.`,
    priceOrPace: price ? { title: 'Fixed fees', text: `One price: ${price}. You know it before you start.` } : pace,
    check: { ...check.benefit, link: { to: paths.howWeCheck, label: 'How we check' } },
    checkExplained: check.explained,
  };
}

const workingDays = (days: number) => (days === 1 ? '1 working day' : `${days} working days`);

const byPerson: Record<Terms['review'], (terms: CheckTerms) => Promised> = {
  off: () => ({
    title: 'No person here',
    text: 'No lawyer and no one on our staff reads your will to see if it is right. You can show a draft to a solicitor before you sign.',
  }),
  optional: ({ reviewer, reviewTargetDays }) => ({
    title: 'A person, if you ask',
    text: `Before you sign, your will can be checked by ${reviewer}. They compare it with your answers. We aim for ${workingDays(reviewTargetDays)}. You need not wait for it.`,
  }),
  required: ({ reviewer, reviewTargetDays }) => ({
    title: 'A person, every time',
    text: `Every will is checked by ${reviewer} before it is signed. They compare it with your answers. We aim for ${workingDays(reviewTargetDays)}.`,
  }),
};

/** Says who reads a will before it is signed, and what no one reads. */
export const whoChecksOf = (terms: CheckTerms): readonly Promised[] => [
  {
    title: 'A computer, all the time',
    text: 'More than 100 automatic checks look for gaps, and for answers that do not fit together. What is serious must be fixed before you can sign.',
  },
  byPerson[terms.review](terms),
  {
    title: 'No one',
    text: 'No one checks what your things are worth, who owns them, your tax, or whether your answers are true.',
  },
];

/** Says who regulates the firm, and what protects its customers if no one does. */
export const oversightOf = ({ name, regulator }: Pick<CheckTerms, 'name' | 'regulator'>): string =>
  regulator
    ? `${name} is regulated by ${regulator}.`
    : `${name} is not regulated, and the law does not ask it to be. This protects you instead: you read every word before you sign, and can show it to any solicitor. The law forbids us to mislead you. And we look into every complaint, and answer it.`;

export const promises = promisesOf(brand);
export const whoChecks = whoChecksOf(brand);
export const oversight = oversightOf(brand);
