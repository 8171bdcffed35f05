import { paths } from '../../shared/paths/paths.ts';
import type { Guide } from './page.ts';
import { promises } from './promises.ts';
import { pageSources } from './sources.ts';

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
        'First the rule, then the special cases. A will must be on paper, and signed in front of two adult witnesses. Whoever makes it must be 18 or over, of sound mind, and free to choose.',
        {
          figure: 'signing',
          caption: 'Three people, one table. Both witnesses see you sign. Then each of them signs while you watch.',
        },
        {
          title: 'Who must not be a witness',
          warning:
            'Anyone who gets something in the will, and their husband, wife or civil partner. The will still stands, but **their gift is lost**. Ask neighbours or colleagues instead. A blind person cannot be a witness for anyone, because a witness must be able to see you sign.',
        },
        'The lines at the end that the witnesses sign under are called the [[attestation]]. An email, a video or a typed name on a screen is not a signature.',
      ],
    },
    {
      id: 'armed-forces',
      title: 'The armed forces and sailors',
      blocks: [
        'On active military service, or at sea, a person can make a **privileged will**. It needs no witnesses. It can even be spoken. And it can be made by someone under 18.',
        'Such a will stays valid when you come home. So make a proper one as soon as you can. Otherwise what you said on a bad day may be all that is left.',
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
      id: 'power-of-attorney',
      title: 'While you are alive: lasting power of attorney',
      blocks: [
        'A will only counts after you die. A **lasting power of attorney** is something else. It lets people you trust decide for you while you are alive, if one day you cannot.',
        {
          list: [
            '**For money and property:** they can pay bills, run your accounts or sell your home.',
            '**For health and care:** they can decide about treatment, daily care and where you live.',
          ],
        },
        `You can make one or both while you are well enough to decide. Each must be registered before anyone can use it, and ends when you die. **We do not make them.** The official service is at [www.gov.uk/power-of-attorney](${pageSources.powerOfAttorney.url}).`,
      ],
    },
    {
      id: 'reading-and-signing',
      title: 'If you cannot sign, or cannot read it',
      blocks: [
        'You can still make a will. If you cannot see or read it, you **should have it read over to you**, from the first word to the last, with both witnesses listening. If you cannot sign, make a mark, or ask someone to sign for you while you are there.',
        'Your will should then say how it was signed, or the court may ask for proof that you knew what was in it. Tell us how you will sign before you create your signing copy, and the signing wording changes to fit. Ask a solicitor to be there.',
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
                `If you own your home alone or in shares, our will can let your husband, wife or partner live there, and then give it to your children. See [property](${paths.property}).`,
              ],
              [
                'Leaving someone out',
                'You may. But some relatives can make a claim. Write down why in a letter, and take advice.',
              ],
              [
                'Someone disabled inherits',
                `A special trust can protect their benefits. Our will cannot make one, so ask a solicitor. See [trusts](${paths.trusts}).`,
              ],
              ['Pets', 'Your will can say who has them, and leave some money for their keep.'],
              ['Online accounts', 'Keep a list in a safe place. Never put passwords in a will.'],
              ['Your funeral', 'Your wishes in a will do not bind anyone, but they do help. Tell your family as well.'],
            ],
          },
        },
      ],
    },
    { id: 'what-we-check', title: 'What we check, and what no one checks', blocks: promises.checkExplained },
    {
      id: 'when-to-ask',
      title: 'When to ask a solicitor',
      blocks: [
        'We would rather send you to someone else than give you the wrong will. Ask a solicitor if you own property abroad, a farm or a business. Ask one too if someone who depends on you is left out or disabled, or if anyone may say that you were not well enough to make a will.',
        'Our service is for people who live in **England and Wales**. Scotland and Northern Ireland have laws of their own.',
      ],
    },
  ],
  sources: [
    pageSources.willsAct,
    pageSources.soldiersAndSailors,
    pageSources.courtOfProtection,
    pageSources.statutoryWill,
    pageSources.powerOfAttorney,
    pageSources.successionAbroad,
  ],
  readNext: [
    { path: paths.property, why: 'Second families, and homes in shares' },
    { path: paths.updatingWill, why: 'When to change a will you have' },
  ],
  start: {
    title: 'Is yours a simple case after all?',
    text: 'Five short questions get you started. You can stop at any time.',
  },
  reviewedOn: '2026-11-24',
};
