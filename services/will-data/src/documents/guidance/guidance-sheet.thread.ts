import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import type { GuidanceSheet } from '@plainwill/contracts/will-data/will/files';
import type { WillFacts } from '@plainwill/law/facts/will-facts';
import type { ExecutionVariant } from '@plainwill/law/will/composition/signing-form';
import { type Will, willOf } from '@plainwill/law/will/model/will';
import { fullName } from '@plainwill/law/will/people/names';
import {
  factsSoFar,
  letterOfWishesIn,
  type RecordOfDay,
  storedFacts,
} from '../../record/testator-record/stored-facts.ts';
import { digitalInventory } from './digital-inventory.ts';
import { executorGuide } from './executor-guide.ts';
import { letterOfWishes } from './letter-of-wishes.ts';
import { severanceGuide } from './severance-guide.ts';
import type { Sheet } from './sheet.ts';
import { signingGuide } from './signing-guide.ts';
import { guidanceOn } from './signing-variants.ts';
import { statementOfReasons } from './statement-of-reasons.ts';
import { willSummary } from './will-summary.ts';

/** A sheet can need these beside the will. */
interface SheetOptions {
  variant: ExecutionVariant;
  /** The words of the letter of wishes, which no will is made from; empty where there are none. */
  letter: string;
  facts: WillFacts;
  asOf: CalendarDate;
}

/** A witness makes sure of these: Wills Act 1837, ss.9 and 15. The sheet says nothing of what the will gives. */
const witnessChecklist = (_will: Will, testator: string, { variant }: SheetOptions): Sheet => ({
  title: 'Witness checklist',
  lead: `For the two witnesses of the will of ${testator}. Tick each line as you go. You are witnessing a signature: you need not read the will.`,
  parts: [
    {
      heading: 'Before you agree',
      list: {
        kind: 'checks',
        lines: [
          'I am 18 or over, I can see, and I understand what I am asked to do.',
          'As far as I know the will gives nothing to me, or to my husband, wife, civil partner or the partner I live with.',
          'I will not be asked to witness over a video call: I am in the same room as the person signing and the other witness.',
        ],
      },
    },
    {
      heading: 'While the will is signed',
      list: {
        kind: 'checks',
        lines: [
          'The person making the will seemed to know that it is a will, and to make it because they wanted to.',
          'The date had been written on the last page.',
          ...guidanceOn(variant).witnessed,
        ],
      },
    },
    {
      heading: 'When it is your turn',
      list: {
        kind: 'checks',
        lines: [
          'I wrote nothing on the will, not even initials, before it was signed.',
          'I signed in ink, in my usual way, while the person making the will was watching.',
          'I wrote my full name, my home address and my occupation beneath my signature, so that I can be found.',
          'I put my initials at the foot of every page, after all of us had signed.',
          'All of us stayed in the room until the last of us had signed.',
        ],
      },
    },
    {
      heading: 'If it is ever asked about',
      text: 'Years from now the probate registry may want to hear how the will was signed. A note made today helps you to remember.',
      list: { kind: 'blanks', lines: ['Where we were', 'Date and time', 'Who else was there'] },
    },
  ],
});

const sheets: Record<GuidanceSheet, (will: Will, testator: string, options: SheetOptions) => Sheet> = {
  summary: (will, testator, { facts, asOf }) => willSummary(will, testator, facts, asOf),
  'signing-guide': (will, testator, { variant }) => signingGuide(will, testator, variant),
  'witness-checklist': witnessChecklist,
  'executor-guide': executorGuide,
  'letter-of-wishes': letterOfWishes,
  'statement-of-reasons': statementOfReasons,
  'severance-guide': severanceGuide,
  'digital-inventory': digitalInventory,
};

interface SheetAsked {
  sheet: GuidanceSheet;
  facts: WillFacts;
  asOf: CalendarDate;
  letter?: string;
}

export function sheetOf({ sheet, facts, asOf, letter = '' }: SheetAsked): Sheet {
  const will = willOf(facts, asOf);
  const options = { variant: facts.willSettings.executionVariant, letter, facts, asOf };
  return sheets[sheet](will, fullName(will.testator), options);
}

const ofWholeWill: readonly GuidanceSheet[] = ['summary', 'signing-guide', 'witness-checklist', 'executor-guide'];

/** A sheet for the signing needs the whole will; one that goes with a part of it does not. */
export function sheetOfRecord({ sheet, ...stored }: RecordOfDay & { sheet: GuidanceSheet }): Sheet {
  const { record, asOf } = stored;
  const facts = ofWholeWill.includes(sheet) ? storedFacts(stored) : factsSoFar(stored);
  return sheetOf({ sheet, facts, asOf, letter: sheet === 'letter-of-wishes' ? letterOfWishesIn(record) : '' });
}
