import type { PaperBox } from '@plainwill/contracts/will-data/will/will-document';
import { checkPhoto, type Entry } from '../../../web/src/will-maker/will/signing/photo-check/check-photo.ts';
import { chanceOf, photographed, printCopies, writtenOn } from './draw-photographs.ts';

export const copies = await printCopies();

/** The content of a photograph, and the result of the photo check. */
interface LookedAt {
  isPageFound: boolean;
  boxes: { isWritten: boolean; answer: Entry['answer'] }[];
}

/** Draws a photograph for each seed, half of them of the page of the signatures, and looks at it. */
export const lookAtPhotographs = (firstSeed: number, count: number): LookedAt[] =>
  Array.from({ length: count }, (_, at) => lookAtOne(firstSeed + at));

function lookAtOne(seed: number): LookedAt {
  const chance = chanceOf(seed);
  const { copy, pages } = copies[seed % copies.length] ?? copies[0];
  const page = chance(0, 1) < 0.5 ? pages.length : 1 + Math.floor(chance(0, pages.length - 0.01));
  const printed = pages[page - 1];
  if (!printed) throw new Error(`There is no page ${page}`);
  // Each box by itself, where people see an address or a date.
  const boxes: PaperBox[] = copy.boxes
    .filter((box) => box.page === null || box.page === page)
    .map((box, at) => ({ ...box, who: String(at) }));
  const isWritten = boxes.map(() => chance(0, 1) < 0.5);
  const written = writtenOn(
    printed,
    boxes.filter((_, at) => isWritten[at]),
    chance,
  );
  const result = checkPhoto(photographed(written, chance), { ...copy, boxes });
  const isPageFound = result.kind === 'page' && result.page === page;
  const entries = isPageFound ? result.entries : [];
  return {
    isPageFound,
    boxes: entries.map(({ who, answer }) => ({ isWritten: isWritten[Number(who)] ?? false, answer })),
  };
}

/** Counts what was found, and what was taken for something else. */
export function outcomeOf(looked: readonly LookedAt[]) {
  const boxes = looked.flatMap((one) => one.boxes);
  const empty = boxes.filter(({ isWritten }) => !isWritten);
  const written = boxes.filter(({ isWritten }) => isWritten);
  return {
    pages: looked.filter(({ isPageFound }) => isPageFound).length,
    boxes: boxes.length,
    empty: empty.length,
    emptyCalledFilled: empty.filter(({ answer }) => answer === 'filled').length,
    filledCalledEmpty: written.filter(({ answer }) => answer === 'empty').length,
    unclear: boxes.filter(({ answer }) => answer === 'unclear').length,
  };
}
