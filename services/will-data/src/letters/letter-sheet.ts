import type { Letter } from '@plainwill/contracts/will-data/signing/letters';
import { letterKindLabels } from '@plainwill/contracts/will-data/signing/letters-vocabulary';
import { formatDay } from '@plainwill/law/checks/wording';
import type { Sheet } from '../documents/guidance/sheet.ts';

/** “To my trustees”, “To Ann Finch” */
export const addressOf = ({ kind, addressee }: Pick<Letter, 'kind' | 'addressee'>) =>
  kind === 'person' ? `To ${addressee}` : letterKindLabels[kind];

/** The paragraphs of a letter, without the empty lines between them. */
export const paragraphsOf = (body: string): string[] => body.split('\n').filter((line) => line.trim() !== '');

/** A letter as it is printed, to be signed without witnesses so that nobody takes it for a will (Wills Act 1837, s.9). */
export function letterSheet(letter: Letter, testator: string): Sheet {
  const from = testator ? `From ${testator}` : 'From the person who made the will';
  const day = formatDay(letter.writtenOn);
  return {
    title: letter.title,
    lead: `${from}. Written on ${day}. This letter says what I would like, and why. It gives nothing, and no one has to follow it.`,
    notice: 'Not part of the will, and binds nobody',
    madeBy: `${from}, ${day}`,
    parts: [
      { heading: addressOf(letter), paragraphs: paragraphsOf(letter.body) },
      {
        heading: 'Signed',
        isTogether: true,
        text: 'No witnesses are needed. Sign it, date it, and keep it near your will, but do not attach one to the other.',
        list: { kind: 'blanks', lines: ['Signature', 'Date'] },
      },
    ],
  };
}
