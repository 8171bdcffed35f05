import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import { capitalised, listed } from '@plainwill/contracts/shared/phrases';
import type { CopyToSign } from '@plainwill/contracts/will-data/signing/stored-plan';
import type { ExecutionVariant } from '../will/composition/signing-form.ts';
import { dayInWords } from '../wording/day-in-words.ts';
import { plural } from '../wording/phrases.ts';

/** The people at the table and the paper on it. Names are empty where nobody was named. */
export interface DayOfSigning {
  testator: string;
  /** In the order in which they sign. */
  witnesses: readonly string[];
  signsForTestator: string;
  reader: string;
  interpreter: string;
  needsInterpreter: boolean;
  variant: ExecutionVariant;
  copy: Pick<CopyToSign, 'number' | 'pageCount' | 'mark'>;
  today: CalendarDate;
}

/** One step of the day. Nothing of the will is in it: witnesses look over shoulders. */
export interface DayStep {
  /** From 1 to 12, whatever is left out. */
  step: number;
  title: string;
  /** Paragraphs. */
  says: readonly string[];
  /** Words to copy by hand. */
  toWrite?: string;
}

/** From here on ink is on the paper, and going back asks what happened. */
export const firstStepInInk = 6;

const witnessAt = (witnesses: readonly string[], at: number) =>
  witnesses[at] || (at === 0 ? 'the first witness' : 'the second witness');

/** How the testator's own name is put to paper. */
function signs({ variant, testator, signsForTestator, reader }: DayOfSigning): Pick<DayStep, 'title' | 'says'> {
  const helper = signsForTestator || 'Whoever signs for you';
  const readerSigns = `${reader || 'The reader'} signs beside “Reader” and writes their name and address.`;
  const watch = 'Both witnesses watch the pen until it leaves the paper.';
  switch (variant ?? 'standard') {
    case 'signed_by_another':
      return {
        title: `${helper} signs for ${testator}`,
        says: [
          `${testator} asks for it, in words or by a clear sign. Then ${signsForTestator || 'they'} signs, with “for ${testator}”. ${watch}`,
          readerSigns,
        ],
      };
    case 'by_mark':
      return { title: `${testator} makes a mark`, says: [`In the box for the mark. ${watch}`, readerSigns] };
    case 'cannot_read':
      return { title: `${testator} signs`, says: [`With the usual signature. ${watch}`, readerSigns] };
    default:
      return { title: `${testator} signs`, says: [`With the usual signature. ${watch}`] };
  }
}

function readOver({ variant, needsInterpreter, reader, interpreter, testator }: DayOfSigning): DayStep[] {
  if ((variant ?? 'standard') === 'standard' && !needsInterpreter) return [];
  const read = `${reader || 'The reader'} reads every word aloud, from the first to the last, while both witnesses listen.`;
  const translated = `${interpreter || 'The interpreter'} puts it into the language ${testator} speaks, sentence by sentence.`;
  return [
    {
      step: 4,
      title: 'Read it aloud',
      says: [
        ...((variant ?? 'standard') === 'standard' ? [] : [read]),
        ...(needsInterpreter ? [translated] : []),
        `Then ${testator} says that it is understood, and that it is right.`,
      ],
    },
  ];
}

const ownDetails = 'Then they write their full name, address and occupation.';

/** The last of the day: someone else's pen never touches it again. */
function witnessSteps({ witnesses, testator }: DayOfSigning): DayStep[] {
  const others = witnesses.slice(2).map((name) => `${name} does the same.`);
  return [0, 1].map((at) => ({
    step: 8 + at,
    title: capitalised(`${witnessAt(witnesses, at)} signs`),
    says: [`${testator} watches. ${ownDetails}`, ...(at === 1 ? others : [])],
  }));
}

/**
 * The steps of the signing, in their order: Wills Act 1837 ss.9 and 15. Initials come last, so that nobody takes one for
 * the signature.
 */
export function stepsOfDay(day: DayOfSigning): DayStep[] {
  const { testator, witnesses, copy, today } = day;
  const pages = `${copy.pageCount} ${plural(copy.pageCount, 'page', 'pages')}`;
  const [first, second] = [witnessAt(witnesses, 0), witnessAt(witnesses, 1)];
  return [
    {
      step: 1,
      title: 'The right paper',
      says: [
        `Read the name on the first page aloud. It must be ${testator}.`,
        `The foot of every page says copy ${copy.number}, with the mark ${copy.mark}. There are ${pages}.`,
      ],
    },
    {
      step: 2,
      title: 'Everyone is here',
      says: [
        `${listed([testator, first, second, ...witnesses.slice(2)])} are in one room, at one table, and stay until the last step.`,
        'No one who gets something under the will is in the room, nor their husband, wife, civil partner or partner.',
      ],
    },
    {
      step: 3,
      title: 'One staple',
      says: [
        `Count to ${copy.pageCount}. Then staple the pages once, at the top left. Never fasten anything else to them.`,
      ],
    },
    ...readOver(day),
    {
      step: 5,
      title: 'Ask the witnesses',
      says: [
        'Ask each of them: are you 18 or over? Can you see this page?',
        `Ask yourself, without saying it aloud: does either of them get anything, or their husband, wife or civil partner? Only ${testator} knows.`,
      ],
    },
    {
      step: 6,
      title: 'Write the date',
      says: ['On the last page, by hand, in these words:'],
      toWrite: dayInWords(today),
    },
    { step: 7, ...signs(day) },
    ...witnessSteps(day),
    {
      step: 10,
      title: 'Initials on every page',
      says: [
        `${witnesses.length > 2 ? 'All of you' : 'All three'} put initials at the foot of each page, in the boxes.`,
      ],
    },
    {
      step: 11,
      title: 'Look through it',
      says: [
        'Turn every page. Every box is filled, nothing is written below the signatures, and nothing was corrected.',
      ],
    },
    { step: 12, title: 'Finished', says: ['It is signed. Only now may anyone leave.'] },
  ];
}

/** A thing that can go wrong once there is ink, and its cure. */
export interface Mishap {
  id: string;
  happened: string;
  cure: string;
  /** The paper is spoilt: all begin again with a new copy. */
  needsNewCopy: boolean;
}

/** Law: ss.9, 15 and 21 of the Wills Act 1837; Non-Contentious Probate Rules 1987 r.14. */
export const mishaps: readonly Mishap[] = [
  {
    id: 'mistap',
    happened: 'I only pressed the wrong button',
    cure: 'Nothing is wrong with the paper. Go back and carry on.',
    needsNewCopy: false,
  },
  {
    id: 'order',
    happened: 'Someone left or came late, a witness signed first, a page is missing, or it is the wrong paper',
    cure: 'Stop here. Print a new copy, and all three begin again at step 1. Tear up the spoilt one together.',
    needsNewCopy: true,
  },
  {
    id: 'slip',
    happened: 'A slip in the date or an address, before anyone signed',
    cure: 'Printing again is better. Or strike it out, write it beside, and all three put their initials there.',
    needsNewCopy: false,
  },
  {
    id: 'pen',
    happened: 'The pen failed halfway',
    cure: 'Take another pen and finish the signature now, while both witnesses are still watching.',
    needsNewCopy: false,
  },
  {
    id: 'taker',
    happened: 'A witness turns out to get something, or to be married to someone who does',
    cure: 'If that witness has not signed yet, ask someone else to take their place. If they have, print a new copy and begin again with another witness.',
    needsNewCopy: false,
  },
];
