import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import type { FactToCopy } from '@plainwill/contracts/will-data/signing/where-kept';
import { formatDay } from '@plainwill/law/checks/wording';
import { willStorageFee } from '@plainwill/law/signing/storage-fee';
import { storageFeeText } from '@plainwill/law/signing/storage-fee-text';
import type { Sheet, SheetPart } from '../../documents/guidance/sheet.ts';
import { executorsIn, type FactSources, factsOfTestator, registerFacts, testatorIn } from './facts-to-copy.ts';

const toFill = '______________________________';

type Rows = NonNullable<SheetPart['rows']>;

/** A fact that is not known becomes a line to write on. */
const rowsOf = (facts: readonly FactToCopy[]): Rows =>
  facts.map(({ label, value }) => ({ label, lines: [value || toFill] }));

function rowsOfExecutors(sources: FactSources): Rows {
  const executors = executorsIn(sources);
  if (executors.length === 0) return [{ label: 'Executors', lines: [toFill, toFill, toFill] }];
  return executors.map(({ name, address }, at) => ({ label: `Executor ${at + 1}`, lines: [name, address || toFill] }));
}

/** GOV.UK has the address: one printed here would outlive the office, and an original would go astray. */
const howToPost = (asOf: CalendarDate): SheetPart[] => [
  {
    heading: 'Before you start',
    text: `Open “Store a will with the Probate Service” on GOV.UK. It has today’s address, fee and form. Where it differs from this sheet, follow GOV.UK.\n${willStorageFee.source.url}`,
  },
  { heading: 'The fee', text: storageFeeText(asOf) },
  {
    heading: 'What goes into the post',
    list: {
      kind: 'checks',
      lines: [
        'The signed will itself, as it is: unfasten nothing, and attach nothing to it.',
        'An envelope for the will alone, sealed, with the facts of the next page and your signature on it, as GOV.UK says.',
        'The fee, paid as GOV.UK says, and any form it asks for. The facts of the next page help you fill it in.',
        'A larger envelope for everything, with the label of the last page. Send it by a service that is tracked and signed for.',
      ],
    },
  },
  {
    heading: 'Who can deposit a will and take it out',
    list: {
      kind: 'points',
      lines: [
        'You, or someone you authorise in writing. Nobody else can take it out while you live.',
        'After your death your executors ask for it. They need a death certificate.',
        'The service sends you a certificate. Keep it safe, and tell an executor where it is.',
        'A newer will does not take the place of the stored one: take the old one out, or deposit the new one too.',
      ],
    },
  },
];

/** The pages to print for posting a signed will to the courts: Senior Courts Act 1981, s.126. Ours, and no official form. */
export function courtsPack(sources: FactSources): Sheet {
  const { name, address } = testatorIn(sources);
  return {
    title: 'Store your will with the courts',
    lead: `For ${name || 'the person who made the will'}. The Probate Service of HM Courts & Tribunals Service stores wills. These pages are ours, not a court form, and nothing has been sent to anyone.`,
    parts: [
      ...howToPost(sources.asOf),
      {
        heading: 'Facts for the form and the envelope',
        isOnNewPage: true,
        text: `As told on ${formatDay(sources.asOf)}. Check each against the signed will: where they differ, the will is right.`,
        rows: [...rowsOf(factsOfTestator(sources)), ...rowsOfExecutors(sources)],
      },
      {
        heading: 'Label for the outer envelope',
        isOnNewPage: true,
        text: 'Copy the address from GOV.UK, cut the label out and stick it on.',
        rows: [
          { label: 'To', lines: ['HM Courts & Tribunals Service, Probate Service', toFill, toFill, toFill] },
          { label: 'From', lines: [name || toFill, address || toFill] },
        ],
      },
    ],
  };
}

/** The facts for a register of wills, on paper. */
export const registerSheet = (sources: FactSources): Sheet => ({
  title: 'Facts for a will register',
  lead: 'A register says where a will is, so that it can be found. It is run privately, it charges, it is optional, and your will is just as valid without it. Nothing has been sent to anyone.',
  parts: [
    {
      heading: 'Facts to copy',
      text: `As told on ${formatDay(sources.asOf)}.`,
      rows: rowsOf(registerFacts(sources)),
    },
    {
      heading: 'Remember',
      list: {
        kind: 'points',
        lines: [
          'A register has no need to know what your will says. Send no copy of it.',
          'When you move the will, or sign a new one, tell the register too.',
        ],
      },
    },
  ],
});
