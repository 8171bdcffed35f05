import type { ExecutionVariant } from '@plainwill/law/will/composition/signing-form';
import { individualsTaking } from '@plainwill/law/will/model/level';
import type { Will } from '@plainwill/law/will/model/will';
import type { Sheet } from './sheet.ts';
import { guidanceOn } from './signing-variants.ts';

/** Everyone who would lose something by witnessing: guardians too where a sum is theirs. Wills Act 1837 s.15. */
export function barredWitnesses({ beneficiaries, plans, guardianSupport }: Will): string[] {
  const guardians = (guardianSupport?.cash ?? 0) > 0 ? plans.flatMap(({ steps }) => steps.flat()) : [];
  const classes = new Set(beneficiaries.flatMap(({ person }) => person.class?.of ?? []));
  return [
    ...new Set([...individualsTaking(beneficiaries), ...guardians].map(({ name }) => name)),
    ...(classes.has('children') ? ['Any other child of yours'] : []),
    ...(classes.has('grandchildren') ? ['Any grandchild of yours'] : []),
  ];
}

/**
 * How a will is signed so that it is one: Wills Act 1837, ss.9, 15 and 21; Non-Contentious Probate Rules 1987, rr.12–15.
 * Whoever attests before the testator has signed attests nothing, so a witness writes nothing until then; initials come
 * last, so that nobody can take one for the signature.
 */
export function signingGuide(will: Will, testator: string, variant: ExecutionVariant): Sheet {
  const { time, before, readOver, initials, date, signs } = guidanceOn(variant);
  const barred = barredWitnesses(will);
  return {
    title: 'How to sign your will',
    lead: `For ${testator}. It counts only once it is signed and witnessed as the law asks. ${time}, and all stay in the room to the end.`,
    parts: [
      {
        heading: 'Before the day',
        list: {
          kind: 'steps',
          lines: [
            'Read the will to the end. If anything is wrong, change your answers and make a new copy; don’t correct it by hand.',
            'Print it on one side of plain A4 paper. The foot of each page gives the same copy and mark, and which page of how many it is.',
            'Staple the pages once and never take them apart. Attach no pin, clip or note.',
            'Ask two people to be your witnesses. Nobody who gets anything under the will, nor their husband, wife or partner, arranges the day or is in the room.',
            'If you are 75 or over, or ill, ask your doctor to note that you understand it.',
            ...before,
          ],
        },
      },
      {
        heading: 'Who may be a witness',
        text: 'Two people of 18 or over who can see and understand what they watch, such as neighbours. They need not read it.',
      },
      ...(barred.length > 0
        ? [
            {
              heading: 'Who must not be a witness',
              text: `A witness, or their husband, wife or civil partner, loses what the will gives them. None of these people may be a witness, nor anyone who is married to, in a civil partnership with or living as a partner with one of them: ${barred.join(', ')}.`,
            },
          ]
        : []),
      {
        heading: 'On the day',
        list: {
          kind: 'steps',
          lines: [
            'Sit at one table, with a pen that writes in ink. Video calls do not count.',
            ...readOver,
            `${date} Your witnesses write nothing yet.`,
            ...signs,
            'Watch the first witness sign, and write their full name, address and occupation. Then the second.',
            `${initials} Then each witness puts their initials there too.`,
            'Look through the pages before anyone leaves. If a page was missed or someone left too early, do not repair it: print and sign a new copy, then tear up the first.',
          ],
        },
      },
      {
        heading: 'Afterwards',
        list: {
          kind: 'points',
          lines: [
            'Keep it safe and dry, tell your executors where it is, and write nothing more on it.',
            'Destroy older wills. Keep one about property abroad, or that a solicitor stores, until you have taken advice.',
            'Marriage or civil partnership normally cancels this will. Read it every five years, and after a birth, death or divorce.',
          ],
        },
      },
    ],
  };
}
