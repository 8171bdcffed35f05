import { brand } from '@plainwill/contracts/shared/brand';
import { approvalStatement } from '@plainwill/contracts/will-data/review/review-vocabulary';
import { paths } from '../paths/paths.ts';
import type { Page } from './page.ts';

type Terms = Pick<typeof brand, 'name' | 'review' | 'reviewer' | 'reviewTargetDays' | 'regulator' | 'phone' | 'email'>;
type Section = Page['sections'][number];

const byComputer: Section = {
  id: 'automatic',
  title: 'What the computer checks',
  blocks: [
    'More than 100 automatic checks run as you answer. They look for gaps, such as a share that no one gets. They look for answers that do not fit together, such as an executor who is still a child.',
    'Some checks only tell you something. Some ask you to tick that you understand. If a check finds something serious, you must fix it before you get a copy to sign.',
  ],
};

const nobody: Section = {
  id: 'no-one',
  title: 'What no one checks',
  blocks: [
    {
      list: [
        'what your home and your things are worth',
        'who owns them, and the deeds of your home',
        'your tax: we plan none',
        'whether your answers are true',
        'how you sign: that happens at home, with your witnesses',
      ],
    },
    'No check can promise that nobody will challenge your will.',
  ],
};

const byPeople = ({ review, reviewer, reviewTargetDays }: Terms): Section => ({
  id: 'people',
  title: 'What a person checks',
  blocks: [
    review === 'required'
      ? `Every will is read by ${reviewer} before you can make the copy to sign.`
      : `You can ask for your will to be read by ${reviewer} before you sign it. If you do not ask, no person reads it.`,
    'They read your will beside your answers and our checks. They may ask you something, or send the will back with reasons. If all is well, they approve it, and say:',
    `“${approvalStatement}”`,
    `We aim to be done within ${reviewTargetDays} working days. Your account shows how long it usually takes.`,
    'An approval is for the exact words that were read. If the will changes, because of a new answer or a birthday, it has to be read again.',
  ],
});

const whoWeAre = ({ name, review, regulator, phone, email }: Terms): Section => ({
  id: 'who',
  title: 'Who we are, and how to complain',
  blocks: [
    regulator
      ? `${name} is regulated by ${regulator}.`
      : `${name} is not regulated as a law firm, and it does not have to be: anyone may write wills in England and Wales.`,
    ...(review === 'off'
      ? []
      : [
          'With each approval you see the name of who gave it, their qualification, and who regulates them, if anyone does.',
        ]),
    `To complain, call us on **${phone}** or write to ${email}.`,
  ],
});

const lead = ({ review, reviewer }: Terms) =>
  ({
    off: 'A computer checks your will as you write it. No person reads it, unless you show it to one.',
    optional: `A computer checks your will as you write it. If you ask, it can be checked by ${reviewer} too.`,
    required: `A computer checks your will as you write it. Then it is checked by ${reviewer}.`,
  })[review];

/** Who checks what, and what nobody checks. */
export const howWeCheckOf = (terms: Terms): Page => ({
  path: paths.howWeCheck,
  reviewedOn: '2026-11-25',
  heading: 'How we check a will',
  lead: lead(terms),
  inShort: [
    '**Automatic checks** look for gaps and contradictions in your answers.',
    terms.review === 'off'
      ? '**No person** reads your will. For a second opinion, show it to a solicitor.'
      : `**A person** reads it beside your answers${terms.review === 'optional' ? ', if you ask' : ''}.`,
    '**No one** checks what your things are worth, your tax, or whether your answers are true.',
  ],
  sections: [byComputer, ...(terms.review === 'off' ? [] : [byPeople(terms)]), nobody, whoWeAre(terms)],
});

export const howWeCheck = howWeCheckOf(brand);
