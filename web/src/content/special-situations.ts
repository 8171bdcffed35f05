import { paths } from '../paths/paths.ts';
import { figuresCheckedOn } from './figures.ts';
import type { Guide } from './page.ts';
import { sources } from './sources.ts';

export const specialSituations: Guide<'signing'> = {
  path: paths.specialSituations,
  heading: 'Special situations',
  lead: 'Some lives need more than a standard will. Here are the cases with rules of their own, and when to ask a solicitor.',
  inShort: [
    'Members of the armed forces on active service can make a will without the usual formalities.',
    'If an adult cannot make a will, the **Court of Protection** can make one for them.',
    'What you own abroad often follows the law of that country.',
  ],
  sections: [
    {
      id: 'signing',
      title: 'How a will is signed',
      blocks: [
        'First the rule, then the special cases. To be valid, a will is on paper, made freely by someone of sound mind who is 18 or over, and signed in front of two witnesses.',
        {
          figure: 'signing',
          caption: 'Three people, one table. Both witnesses see you sign. Then each of them signs while you watch.',
        },
        {
          title: 'Who must not be a witness',
          warning:
            'Anyone who gets something in the will, and their husband, wife or civil partner. The will still stands, but **their gift is lost**. Ask neighbours or colleagues instead.',
        },
        'The lines at the end that the witnesses sign under are called the [[attestation]]. An email, a video or a typed name on a screen is not a signature.',
      ],
    },
    {
      id: 'armed-forces',
      title: 'The armed forces and sailors',
      blocks: [
        'On active military service, or at sea, a person can make a **privileged will**. It needs no witnesses. It can even be spoken. And it can be made by someone under 18.',
        'Such a will stays valid when you come home. So make a proper one as soon as you can, before what you said on a bad day is all that is left.',
      ],
    },
    {
      id: 'court-of-protection',
      title: 'When someone cannot make a will',
      blocks: [
        'To make a will you need [[capacity]]. You must know that it is a will, roughly what you own, and who might expect something from you. An illness must not be making the choice for you.',
        'Someone with early dementia may still have it on a good day. Ask a doctor to be there, or to write down what they find.',
        'If an adult no longer has it, the Court of Protection can make a **statutory will** for them. Family members or a carer can apply. The court does what is best for the person, not for the family.',
      ],
    },
    {
      id: 'reading-and-signing',
      title: 'If you cannot sign, or cannot read it',
      blocks: [
        'Someone can sign for you, if you ask them to and are there when they do. The will must then say that it was read to you, and that you understood it. Ask us, or a solicitor, before you sign, so that it has the right words.',
      ],
    },
    {
      id: 'abroad',
      title: 'Things you own abroad',
      blocks: [
        {
          list: [
            '**Land and houses** follow the law of the country they are in.',
            '**Many countries in Europe** keep a part for your children, whatever your will says.',
            '**You can often choose.** In most EU countries a British national can say in a will that the law of their own country applies.',
            '**Two wills?** Consider one for there and one for here. Make sure that neither cancels the other.',
          ],
        },
        'Your [[domicile]] can matter as well. Take advice in both countries.',
      ],
    },
    {
      id: 'family-and-business',
      title: 'Families, farms and firms',
      blocks: [
        {
          table: {
            caption: 'Other cases, and what to do',
            columns: ['Your situation', 'What to do'],
            rows: [
              [
                'A farm or a business',
                'Read any partnership or share agreement first: it may decide who takes over. Ask a solicitor.',
              ],
              [
                'A second family',
                `Think about owning your home in shares, and a right to live there for life. See [property](${paths.property}).`,
              ],
              [
                'Leaving someone out',
                'You may. But some relatives can make a claim. Write down why in a letter, and take advice.',
              ],
              [
                'Someone disabled inherits',
                `A special trust can protect their benefits. See [trusts](${paths.trusts}).`,
              ],
              ['Pets', 'Your will can say who has them, and leave some money for their keep.'],
              ['Online accounts', 'Keep a list in a safe place. Never put passwords in a will.'],
              ['Your funeral', 'Your wishes in a will do not bind anyone, but they do help. Tell your family as well.'],
            ],
          },
        },
      ],
    },
    {
      id: 'when-to-ask',
      title: 'When to ask a solicitor',
      blocks: [
        'We would rather send you to someone else than sell you the wrong thing. Ask a solicitor if you own property abroad, a farm or a business, if someone who depends on you is left out or disabled, or if anyone may say that you were not well enough to make a will.',
        'Our service is for people who live in **England and Wales**. Scotland and Northern Ireland have laws of their own.',
      ],
    },
  ],
  sources: [
    sources.willsAct,
    sources.soldiersAndSailors,
    sources.courtOfProtection,
    sources.statutoryWill,
    sources.successionAbroad,
  ],
  readNext: [
    { path: paths.property, why: 'Second families, and homes in shares' },
    { path: paths.updatingWill, why: 'When to change a will you have' },
  ],
  start: {
    title: 'Is yours a simple case after all?',
    text: 'Five short questions get you started. You can stop at any time.',
  },
  reviewedOn: figuresCheckedOn,
};

export const aroundTheTable = ['First witness', 'You', 'Second witness'] as const;
