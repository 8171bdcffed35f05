import { brand } from '@plainwill/contracts/shared/brand';
import { approvalStatement, type ChecklistItem } from '@plainwill/contracts/will-data/review/review-vocabulary';
import { paths } from '../../shared/paths/paths.ts';
import type { Block, Guide } from './page.ts';
import { oversightOf } from './promises.ts';
import { pageSources } from './sources.ts';

type Terms = Pick<typeof brand, 'name' | 'review' | 'reviewTargetDays' | 'reviewTwoPeople' | 'reviewer' | 'regulator'>;
type ReadTerms = Omit<Terms, 'review'> & { review: Exclude<Terms['review'], 'off'> };
type CheckBlock = Block<'stages'>;
type Section = Guide<'stages'>['sections'][number];

/** A reviewer looks at these things, in the customer's words; the desk has the same list as `checklist`. */
const looksAt: Record<ChecklistItem, string> = {
  identity: 'Your name, and the names of everyone in your will.',
  home: 'Your home, and how you told us you own it.',
  claims: 'Everyone who might expect something from you.',
  guardians: 'Who would look after your children.',
  executors: 'Whether the people you chose as executors can act.',
  gifts: 'Whether it is clear what each gift is, and who gets it.',
  residue: 'Who gets what is left, whoever dies first.',
  ages: 'The ages at which people inherit.',
  foreign: 'Anything abroad, a business, and anyone who is disabled.',
  capacity: 'Whether you know what your will does, and made it freely.',
};

const daysOf = (days: number) => (days === 1 ? '1 working day' : `${days} working days`);

const rules: Section = {
  id: 'rules',
  title: 'What the automatic checks do',
  blocks: [
    'They run each time you save an answer. There are more than 100 of them. They look for:',
    {
      list: [
        '**Gaps.** A share that no one gets. A child with no guardian.',
        '**Answers that do not fit together.** An [[executor]] who is still a child. Shares that do not add up.',
        '**Things to think about.** A home you own with someone else. Someone close to you who is left out.',
      ],
    },
    'Some findings must be fixed before you can create a copy to sign. Others are warnings. You read each one and tick that you understand it.',
    'A rule sees only your answers. It cannot tell whether you meant what you typed.',
  ],
};

const nobodyChecks = (blocks: readonly CheckBlock[]): Section => ({
  id: 'nobody',
  title: 'What no one checks',
  blocks: [
    {
      list: [
        '**What your things are worth.** We do not value your home, your savings or anything else.',
        '**Who owns them.** We do not look at deeds, the Land Registry or your accounts.',
        '**Your tax.** We do not plan it, and we do not check that your will keeps it low.',
        '**Whether your answers are true.** We go by what you tell us.',
      ],
    },
    ...blocks,
  ],
});

const oversight = (terms: Terms): readonly string[] => [
  oversightOf(terms),
  ...(terms.regulator
    ? []
    : [
        'The law lets anyone write wills for other people. So the Legal Ombudsman cannot usually help with a complaint about us.',
      ]),
];

const complain = `If you are not happy with us, [send us a complaint](${paths.complaint}), write to [${brand.email}](mailto:${brand.email}) or call ${brand.phone}. You do not need an account.`;

const byAPerson = ({ review, reviewer }: ReadTerms): Section => ({
  id: 'person',
  title: 'What a person checks',
  blocks: [
    review === 'required'
      ? `Every will is checked by ${reviewer} before it is signed. They compare your will with your answers and with what the automatic checks found. They look at:`
      : `You can ask for a check before you sign. You do not have to. If you do, your will can be checked by ${reviewer}. They compare it with your answers and with what the automatic checks found. They look at:`,
    { list: Object.values(looksAt) },
    'They may ask you something, or send your will back and say why. They never change your answers: you do that.',
  ],
});

const twoPeople: Record<Terms['reviewTwoPeople'], readonly string[]> = {
  off: [],
  flagged: ['Some wills need more care. Then a second person reads the will too, and both must approve it.'],
  always: ['Two people read each will, and both must approve it.'],
};

const readersSection = (terms: ReadTerms): Section => ({
  id: 'who',
  title: 'Who reads your will',
  blocks: [
    `${terms.name} runs the check. We look at each reader’s qualification before they start, and we keep a note of it. A trainee may read a will, but may not approve it.`,
    ...twoPeople[terms.reviewTwoPeople],
    'Once your will is approved, your account shows who approved it, what qualification they have, and who regulates them, if anyone does.',
    ...oversight(terms),
    complain,
  ],
});

const approval: Section = {
  id: 'approval',
  title: 'What an approval means',
  blocks: [
    { title: 'These are the exact words', example: [approvalStatement] },
    'It counts for one text: the words that were read, and no others.',
    {
      title: 'What it does not mean',
      warning:
        'It is not a promise that your will does what you want for tax. It is not a promise that no one can challenge it. It says nothing about how you sign: that is for you and your witnesses.',
    },
  ],
};

const time = ({ review, reviewTargetDays }: ReadTerms): Section => ({
  id: 'time',
  title: 'How long it takes',
  blocks: [
    `We aim for ${daysOf(reviewTargetDays)}. Your account shows how long it usually takes at the moment. If we ask you something, the time stops until you answer.`,
    'Are you very ill? Do you face an operation or a long journey within two weeks? Say so when you ask, and your will goes to the front.',
    review === 'required'
      ? 'Until your will is approved, there is no copy to sign. If you cannot wait, go to a solicitor now.'
      : 'You need not wait for us. You can create your copy and sign it without a check. If time is short, do not wait.',
  ],
});

const changes = ({ review }: ReadTerms): Section => ({
  id: 'changes',
  title: 'If something changes',
  blocks: [
    'The words of your will can change after it is approved. You may change an answer. A child may turn 18. Or we may word a clause better.',
    `Then the approval no longer counts for the new words. Your account shows what changed, and why. You can ask again, and then ${review === 'required' ? 'we read' : 'we can read'} just what changed.`,
    'A will that you have already signed stays as it is.',
  ],
});

const noOneReads = (terms: Terms): readonly Section[] => [
  {
    id: 'person',
    title: 'No one here reads your will',
    blocks: [
      'Our checks are done by a computer. No lawyer and no one on our staff reads your will to see if it is right. **No one reads it** unless you show it to someone.',
      'You can take a draft to a solicitor before you sign. Do that if you own a farm, a business or anything abroad, or if you leave out someone who depends on you.',
    ],
  },
  nobodyChecks([
    'A computer also cannot tell if someone is putting pressure on you, or if you are well enough to make a will.',
  ]),
  { id: 'who', title: 'Who we are', blocks: [...oversight(terms), complain] },
];

const read = (terms: ReadTerms): readonly Section[] => [
  byAPerson(terms),
  nobodyChecks([]),
  readersSection(terms),
  approval,
  time(terms),
  changes(terms),
];

interface Opening {
  lead: string;
  byPeople: string;
  caption: string;
}

const openings: Record<Terms['review'], (reviewer: string) => Opening> = {
  off: () => ({
    lead: 'A computer checks your answers. No one here reads your will. This page says what the checks find, and what they cannot know.',
    byPeople: '**No one reads your will** unless you show it to someone.',
    caption: 'You answer, the rules check, and you sign.',
  }),
  optional: (reviewer) => ({
    lead: 'Rules check your answers. If you ask, a person can read your will as well. This page says what each of them looks at, and what no one checks.',
    byPeople: `If you ask, your will can be checked by **${reviewer}** before you sign.`,
    caption: 'You answer, the rules check, a person can read it if you ask, and you sign.',
  }),
  required: (reviewer) => ({
    lead: 'Rules check your answers. Then a person reads your will before you sign it. This page says what each of them looks at, and what no one checks.',
    byPeople: `Your will is checked by **${reviewer}** before you sign.`,
    caption: 'You answer, the rules check, a person reads it, and you sign.',
  }),
};

const isRead = (terms: Terms): terms is ReadTerms => terms.review !== 'off';

export function howWeCheckOf(terms: Terms): Guide<'stages'> {
  const { lead, byPeople, caption } = openings[terms.review](terms.reviewer);
  return {
    path: paths.howWeCheck,
    heading: 'How we check a will',
    lead,
    inShort: [
      'More than 100 automatic checks look for gaps, and for answers that do not fit together.',
      byPeople,
      'No one checks what your things are worth, who owns them, your tax, or whether your answers are true.',
    ],
    sections: [
      { ...rules, blocks: [{ figure: 'stages', caption }, ...rules.blocks] },
      ...(isRead(terms) ? read(terms) : noOneReads(terms)),
    ],
    sources: [pageSources.legalServices, pageSources.fairTrading],
    readNext: [
      { path: paths.sampleWill, why: 'Every page of a family’s will, with the notes' },
      { path: paths.specialSituations, why: 'When to ask a solicitor' },
      { path: paths.privacy, why: 'What we keep, and who can see it' },
    ],
    start: { title: 'Ready to begin?', text: 'Five short questions get you started. You can stop at any time.' },
    reviewedOn: '2026-11-25',
  };
}

/** The stages of a will before it is signed, in few words and in order. */
export const stagesOf = (review: Terms['review']): readonly string[] => {
  const person = { off: [], optional: ['A person can read it'], required: ['A person reads it'] }[review];
  return ['You answer', 'Rules check', ...person, 'You sign'];
};

export const howWeCheck = howWeCheckOf(brand);
export const stages = stagesOf(brand.review);
