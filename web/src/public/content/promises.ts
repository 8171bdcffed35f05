import { brand } from '@plainwill/contracts/shared/brand';
import { paths } from '../../shared/paths/paths.ts';

interface Promised {
  title: string;
  text: string;
}

type Terms = Pick<typeof brand, 'review' | 'reviewer' | 'price'>;

interface Check {
  /** Ends the sentence that opens the home page. */
  summary: string;
  short: Promised;
  benefit: Promised;
  /** A page for reading explains the check at some length. */
  explained: readonly string[];
}

const automatic =
  'Our automatic checks look for gaps, such as a share that no one gets, and for answers that do not fit together, such as an executor who is still a child. If they find something serious, you must fix it before you get a copy to sign.';
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

/** The pages’ promises about the check and the price. */
export function promisesOf({ review, reviewer, price }: Terms) {
  const check = checks[review](reviewer);
  const pace: Promised = {
    title: 'At your own pace',
    text: 'Your answers are saved as you go. Stop when you like, and continue later on any device.',
  };
  return {
    summary: price ? `${check.summary} The price: ${price}.` : check.summary,
    short: check.short,
    price: price ? { title: 'Fixed fee', text: price } : null,
    priceOrPace: price ? { title: 'Fixed fees', text: `One price: ${price}. You know it before you start.` } : pace,
    check: { ...check.benefit, link: { to: paths.howWeCheck, label: 'How we check' } },
    checkExplained: check.explained,
  };
}

export const promises = promisesOf(brand);
