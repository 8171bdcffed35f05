import { formatDay } from '@plainwill/law/checks/wording';
import type { SheetPart } from '../../documents/guidance/sheet.ts';
import { addressOf, paragraphsOf } from '../../letters/letter-sheet.ts';
import type { PackSources } from './pack-sources.ts';

interface InPack {
  title: string;
  /** The addressee, and the day of the letter where it is known. */
  about: string;
  paragraphs: readonly string[];
}

const thingsLetter = ({ belongingsLetter, parts }: PackSources): InPack[] =>
  parts.includes('things_letter') && belongingsLetter
    ? [{ title: 'About particular things', about: 'To my executors', paragraphs: paragraphsOf(belongingsLetter) }]
    : [];

/** The letters that go with the pack, each with its words. */
const lettersIn = (sources: PackSources): InPack[] => [
  ...sources.letters
    .filter(({ id }) => sources.chosenLetters.includes(id))
    .map((letter) => ({
      title: letter.title,
      about: `${addressOf(letter)}, written on ${formatDay(letter.writtenOn)}`,
      paragraphs: paragraphsOf(letter.body),
    })),
  ...thingsLetter(sources),
];

export const hasLettersInPack = (sources: PackSources) => lettersIn(sources).length > 0;

/** Each letter begins a page, so that it can be handed to whoever it is for. */
export function lettersInPack(sources: PackSources): SheetPart[] {
  const letters = lettersIn(sources);
  return [
    {
      heading: 'Letters',
      text: 'These letters say what was wished, and why. They give nothing, and no one has to follow them. Hand each one to whoever it is for.',
      entries: letters.map(({ title, about }) => ({ title, lines: [about] })),
    },
    ...letters.map(({ title, about, paragraphs }) => ({
      heading: title,
      level: 2 as const,
      isOnNewPage: true as const,
      text: `${about}.`,
      paragraphs,
    })),
  ];
}
