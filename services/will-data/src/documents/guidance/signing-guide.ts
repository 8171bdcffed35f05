import type { ExecutionVariant } from '@plainwill/law/will/composition/signing-form';
import { individualsTaking } from '@plainwill/law/will/model/level';
import type { Will } from '@plainwill/law/will/model/will';
import type { Sheet } from './sheet.ts';
import { guidanceOn } from './signing-variants.ts';

/** Everyone who would lose something by witnessing: guardians too where a sum is theirs. */
function barredFrom({ beneficiaries, plans, guardianSupport }: Will): string[] {
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
  const barred = barredFrom(will);
  return {
    title: 'How to sign your will',
    lead: `For ${testator}. Your will counts only once it has been signed and witnessed in the way the law asks for. ${time}, and everyone stays in the room until the end.`,
    parts: [
      {
        heading: 'Before the day',
        list: {
          kind: 'steps',
          lines: [
            'Read the will, or have it read to you, from the first page to the last. If anything is wrong, change your answers and make a new copy; don’t correct it by hand.',
            'Print it on one side of plain A4 paper. Check that every page is there: the foot of each says which copy and which page it is, and of how many, and ends in the same mark. The mark shows a page of another copy that was mixed up with these; it does not stop a forger.',
            'Fasten the pages together once, with a staple, and do not take them apart again. Leave no pin, clip or note on them: a mark where something was attached raises questions later.',
            'Ask two people to be your witnesses, and find an hour when all three of you can be in one room.',
            'Nobody who gets anything under the will arranges the day, drives you there or is in the room, nor does their husband, wife, civil partner or partner.',
            'If you are 75 or over, or ill, ask your doctor for a note that you understand what you are signing.',
            ...before,
          ],
        },
      },
      {
        heading: 'Who may be a witness',
        text: 'Two people who are 18 or over, can see, and understand that they are watching a signature. They do not need to read the will or know what it says. Neighbours and colleagues are a good choice.',
      },
      ...(barred.length > 0
        ? [
            {
              heading: 'Who must not be a witness',
              text: 'A witness loses what the will gives to them, and so does a witness’s husband, wife or civil partner. None of these people may be a witness, nor may anyone who is married to, is in a civil partnership with, or lives as a partner with one of them:',
              list: { kind: 'points' as const, lines: barred },
            },
          ]
        : []),
      {
        heading: 'On the day',
        list: {
          kind: 'steps',
          lines: [
            'Sit together at one table, with a pen that writes in ink. The three of you stay until the last signature: video calls and electronic signatures do not count.',
            ...readOver,
            `${date} Your witnesses write nothing yet.`,
            ...signs,
            'Watch the first witness sign, and write their full name, address and occupation. Then watch the second witness do the same.',
            `${initials} Then each witness puts their initials there too.`,
            'Look through the pages again before anyone leaves. Nothing may be added below the signatures.',
          ],
        },
      },
      {
        heading: 'If something goes wrong',
        text: 'If a page was missed, a word crossed out or someone left the room too early, do not try to repair it. Print a new copy and sign that one, then tear up the first.',
      },
      {
        heading: 'Afterwards',
        list: {
          kind: 'points',
          lines: [
            'Keep the signed paper somewhere safe and dry, and tell your executors where it is. A scan is not the will.',
            'Do not write on it again, not even to correct an address. Changes need a new will.',
            'Look through the signed will again, then destroy older wills, so that no one mistakes one for your latest. Keep one that deals with property abroad, or that a solicitor stores for you, until you have taken advice.',
            'Make a new will if you marry or form a civil partnership, for that normally cancels this one; and read it again every five years, and after a birth, a death or a divorce.',
          ],
        },
      },
    ],
  };
}
