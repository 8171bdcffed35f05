import { brand } from '@plainwill/contracts/shared/brand';

interface Promised {
  title: string;
  text: string;
}

type Terms = Pick<typeof brand, 'review' | 'price'>;

interface Check {
  /** Ends the sentence that opens the home page. */
  summary: string;
  short: Promised;
  benefit: Promised;
  /** The same at length, on a page for reading. */
  explained: readonly string[];
}

/** What checks a will before it is signed, and what nobody checks. */
const checkedBy = (who: string, promise: string): Check => ({
  summary: `${promise} by ${who} before you sign.`,
  short: { title: 'Checked', text: `by ${who}` },
  benefit: { title: 'Legally sound', text: `${promise} by ${who}, on top of more than 100 automatic checks.` },
  explained: [],
});

const checks: Record<Terms['review'], Check> = {
  optional: checkedBy(brand.reviewer, 'Your will can be checked'),
  required: checkedBy(brand.reviewer, 'Your will is checked'),
  off: {
    summary: 'We check your answers automatically for gaps and contradictions.',
    short: { title: 'Checked', text: 'as you go' },
    benefit: {
      title: 'Checked as you go',
      text: 'More than 100 automatic checks look for gaps and contradictions in your answers. No lawyer reads them.',
    },
    explained: [
      'Our checks are automatic. There are more than 100 of them. They look for gaps, such as a share that no one gets, and for answers that do not fit together, such as an executor who is still a child. If one of them finds something serious, you must fix it before you get a copy to sign.',
      'A computer cannot check everything. It does not know what your things are worth, whether your answers are true, or whether someone is putting pressure on you. It does not plan your tax. **No lawyer reads your will** unless you show it to one.',
    ],
  },
};

/** What the pages promise of the check and the price. */
export function promisesOf({ review, price }: Terms) {
  const check = checks[review];
  const pace: Promised = {
    title: 'At your own pace',
    text: 'Your answers are saved as you go. Stop when you like, and continue later on any device.',
  };
  return {
    summary: price ? `${check.summary} The price: ${price}.` : check.summary,
    short: price ? { title: 'Fixed fee', text: price } : check.short,
    priceOrPace: price ? { title: 'Fixed fees', text: `One price: ${price}. You know it before you start.` } : pace,
    check: check.benefit,
    checkExplained: check.explained,
  };
}

export const promises = promisesOf(brand);
