import { listed } from '@plainwill/contracts/shared/phrases';
import { maxPhotoOutcome } from '@plainwill/contracts/will-data/signing/signing-vocabulary';
import { plural } from '@plainwill/law/wording/phrases';
import type { CopyToCheck, Entry, PhotoResult } from './check-photo.ts';

/** A page of the copy as the newest photograph of it shows it; no entries where there is none yet. */
export interface CheckedPage {
  page: number;
  entries: readonly Entry[] | null;
}

/** Each page of a copy, in the order of the paper. */
export function pagesFound(results: readonly PhotoResult[], pageCount: number): CheckedPage[] {
  return Array.from({ length: pageCount }, (_, at) => {
    const newest = results.findLast((result) => result.kind === 'page' && result.page === at + 1);
    return { page: at + 1, entries: newest?.kind === 'page' ? newest.entries : null };
  });
}

/** The first two pages that were photographed the wrong way round; null where all came in their order. */
export function firstOutOfOrder(results: readonly PhotoResult[]): [later: number, earlier: number] | null {
  const pages = results.flatMap((result) => (result.kind === 'page' ? [result.page] : []));
  // A page that is taken again comes late for a good reason.
  const firsts = pages.filter((page, at) => pages.indexOf(page) === at);
  const at = firsts.findIndex((page, here) => here > 0 && page < (firsts[here - 1] ?? 0));
  return at < 0 ? null : [firsts[at - 1] ?? 0, firsts[at] ?? 0];
}

const own = 'Testator';
const onBehalf = /^Signed on behalf of\s/;

/** An entry as it stands in a sentence: “your initials”. */
export function entryText({ who, label }: Entry): string {
  const what = label.toLowerCase();
  if (who === '') return `the ${what}`;
  if (who === own) return `your ${what}`;
  if (onBehalf.test(who)) return `the ${what} of the person who signs for you`;
  return `the ${what} of ${who === 'Reader' ? 'the reader' : who.toLowerCase()}`;
}

const textsOf = (entries: readonly Entry[], answer: Entry['answer']) =>
  entries.filter((entry) => entry.answer === answer).map(entryText);

/** Sentences about one page. */
export function pageSentences(entries: readonly Entry[]): string[] {
  const empty = textsOf(entries, 'empty');
  const unclear = textsOf(entries, 'unclear');
  return [
    ...(empty.length > 0 ? [`Looks empty: ${listed(empty)}.`] : []),
    ...(unclear.length > 0 ? [`Not clear enough to tell: ${listed(unclear)}.`] : []),
    ...(empty.length + unclear.length === 0 ? ['There is something in every box.'] : []),
  ];
}

const noPages =
  'No page was found in it. Take it from straight above, with the whole page in the picture and no shadow.';

/** A photograph that shows no page of this copy; null of one that does. */
export function photoProblem(result: PhotoResult, copy: CopyToCheck): string | null {
  if (result.kind === 'page') return null;
  if (result.kind === 'unreadable') return noPages;
  const { mark, number, page } = result.code;
  return mark === copy.mark
    ? `It shows page ${page} of copy ${number}. You signed copy ${copy.number}: check which paper is in front of you.`
    : `It shows a page of another will: its mark is ${mark}, and yours is ${copy.mark}.`;
}

const noJudgement = 'We cannot tell who wrote it.';

/** The outcome in words, as it can be stored: what was found, and that it is no judgement. */
export function outcomeText(pages: readonly CheckedPage[]): string {
  const found = pages.filter(({ entries }) => entries !== null);
  const count = `${pages.length} ${plural(pages.length, 'page', 'pages')}`;
  const isWhole = found.length === pages.length;
  const pagesText = isWhole
    ? `We found ${pages.length === 1 ? 'the page' : `all ${count}`}`
    : `We found ${found.length} of ${count}`;
  const withAnswer = (answer: Entry['answer']) =>
    found.flatMap(({ page, entries }) => textsOf(entries ?? [], answer).map((text) => `${text} (page ${page})`));
  const [empty, unclear] = [withAnswer('empty'), withAnswer('unclear')];
  if (found.length === 0)
    return `We found ${pages.length === 1 ? 'no page' : `none of the ${count}`} of your copy yet.`;
  if (empty.length + unclear.length === 0)
    return `${pagesText}${isWhole ? ' and' : ', with'} writing in every box. ${noJudgement}`;
  const sentences = [
    ...(empty.length > 0 ? [`Looks empty: ${listed(empty)}.`] : []),
    ...(unclear.length > 0 ? [`Not clear enough to tell: ${listed(unclear)}.`] : []),
  ];
  const text = [`${pagesText}.`, ...sentences, noJudgement].join(' ');
  if (text.length <= maxPhotoOutcome) return text;
  return `${pagesText}. Boxes that look empty: ${empty.length}. Not clear enough to tell: ${unclear.length}. ${noJudgement}`;
}

/** A box on a page that was found looks empty. */
export const isAnyEmpty = (pages: readonly CheckedPage[]) =>
  pages.some(({ entries }) => entries?.some(({ answer }) => answer === 'empty'));

/** Every page was found with something in every box. */
export const isAllFilled = (pages: readonly CheckedPage[]) =>
  pages.every(({ entries }) => entries?.every(({ answer }) => answer === 'filled'));
