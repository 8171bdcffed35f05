import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import type { LetterId } from '@plainwill/contracts/shared/ids';
import type { Holding } from '@plainwill/contracts/will-data/signing/holdings';
import type { PackPart } from '@plainwill/contracts/will-data/signing/holdings-vocabulary';
import type { Letter } from '@plainwill/contracts/will-data/signing/letters';
import type { SignedWill } from '@plainwill/contracts/will-data/signing/signed-wills';
import { formatDay } from '@plainwill/law/checks/wording';
import type { WillFacts } from '@plainwill/law/facts/will-facts';
import type { Will } from '@plainwill/law/will/model/will';

/** The record of the current signed will. */
export type SignedNote = Pick<
  SignedWill,
  'signedOn' | 'copyNumber' | 'place' | 'witnesses' | 'keptAt' | 'olderWills' | 'isLost'
>;

/** A pack is made of these. */
export interface PackSources {
  /** The will that was signed, where it was made here; else what the answers of the day would make. */
  will: Will;
  /** Its facts. */
  facts: WillFacts;
  /** The answers of the day, with newer telephone numbers and addresses. */
  today: WillFacts;
  asOf: CalendarDate;
  /** Null while no will is recorded as signed. */
  signed: SignedNote | null;
  /** The will is the one that was signed. */
  isOfSignedWill: boolean;
  /** In full; may be empty. */
  testator: string;
  holdings: readonly Holding[];
  letters: readonly Letter[];
  /** The words of the letter about belongings; may be empty. */
  belongingsLetter: string;
  parts: readonly PackPart[];
  /** The letters that go with it. */
  chosenLetters: readonly LetterId[];
}

type Basis = Pick<PackSources, 'signed' | 'isOfSignedWill' | 'asOf'>;

/** How old the facts of the will are, and how far they can be relied on. */
export function basisOf({ signed, isOfSignedWill, asOf }: Basis): string {
  if (signed && isOfSignedWill)
    return `From the will signed on ${formatDay(signed.signedOn)} (copy ${signed.copyNumber}).`;
  const answers = `These are answers as they were on ${formatDay(asOf)}, and may not be what the will says.`;
  return signed
    ? `A will was signed on ${formatDay(signed.signedOn)} that was not made here. ${answers}`
    : `No will is recorded here as signed. ${answers}`;
}

export const listedOn = ({ asOf }: Basis) => `As listed on ${formatDay(asOf)}.`;

/** A text as lines of a page, without those that are empty. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The lines of an entry beside its name. */
export const holdingLines = ({ reference, where, notes }: Holding): string[] => [
  ...(reference ? [`Number: ${reference}`] : []),
  ...(where ? [`Where: ${where}`] : []),
  ...linesOf(notes),
];
