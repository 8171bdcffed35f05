import { maxPhotoOutcome } from '@plainwill/contracts/will-data/signing/signing-vocabulary';
import { expect, it } from 'vitest';
import type { Entry, PhotoResult } from './check-photo.ts';
import {
  entryText,
  firstOutOfOrder,
  isAllFilled,
  outcomeText,
  pageSentences,
  pagesFound,
  photoProblem,
} from './photo-check-model.ts';

const entry = (who: string, label: string, answer: Entry['answer'] = 'filled'): Entry => ({ who, label, answer });
const photo = (page: number, ...entries: Entry[]): PhotoResult => ({ kind: 'page', page, entries });
const initials = entry('Testator', 'Initials');
const copy = { number: 3, mark: '7F3A09C2', pageCount: 2, boxes: [] };

it.each([
  [entry('', 'Date'), 'the date'],
  [entry('Testator', 'Signature'), 'your signature'],
  [entry('Witness 2', 'Full name'), 'the full name of witness 2'],
  [entry('Reader', 'Address'), 'the address of the reader'],
  [entry('Signed on behalf of ELEANOR MAY HART', 'Signature'), 'the signature of the person who signs for you'],
])('names an entry as in a sentence: %o', (which, text) => {
  expect(entryText(which)).toBe(text);
});

it('says that all is there, and that it cannot tell who wrote it', () => {
  const pages = pagesFound([photo(2, initials), photo(1, initials)], 2);
  expect(isAllFilled(pages)).toBe(true);
  expect(outcomeText(pages)).toBe('We found all 2 pages and writing in every box. We cannot tell who wrote it.');
});

it('names the boxes that look empty and those it cannot judge, with their pages', () => {
  const pages = pagesFound(
    [photo(1, initials, entry('Witness 2', 'Initials', 'empty')), photo(2, entry('', 'Date', 'unclear'))],
    2,
  );
  expect(isAllFilled(pages)).toBe(false);
  expect(outcomeText(pages)).toBe(
    'We found all 2 pages. Looks empty: the initials of witness 2 (page 1). Not clear enough to tell: the date (page 2). We cannot tell who wrote it.',
  );
  expect(pageSentences(pages[0]?.entries ?? [])).toEqual(['Looks empty: the initials of witness 2.']);
});

it('counts the pages that it has not seen', () => {
  const pages = pagesFound([photo(1, initials)], 2);
  expect(isAllFilled(pages)).toBe(false);
  expect(outcomeText(pages)).toBe('We found 1 of 2 pages, with writing in every box. We cannot tell who wrote it.');
  expect(outcomeText(pagesFound([], 2))).toBe('We found none of the 2 pages of your copy yet.');
});

it('takes the newest photograph of a page', () => {
  const pages = pagesFound([photo(1, entry('', 'Date', 'empty')), photo(1, entry('', 'Date'))], 1);
  expect(outcomeText(pages)).toBe('We found the page and writing in every box. We cannot tell who wrote it.');
});

it('stays short enough to be stored, however many boxes are empty', () => {
  const results = Array.from({ length: 80 }, (_, at) => photo(at + 1, entry('Testator', 'Initials', 'empty')));
  const text = outcomeText(pagesFound(results, 80));
  expect(text.length).toBeLessThanOrEqual(maxPhotoOutcome);
  expect(text).toContain('Boxes that look empty: 80.');
});

it('notices pages in the wrong order, but not one that is taken again', () => {
  expect(firstOutOfOrder([photo(1), photo(3), photo(2)])).toEqual([3, 2]);
  expect(firstOutOfOrder([photo(1), photo(2), photo(1), { kind: 'unreadable' }, photo(3)])).toBeNull();
});

it('says why a photograph shows no page of this copy', () => {
  const other = (code: object): PhotoResult => ({
    kind: 'other',
    code: { number: 3, page: 1, pageCount: 2, mark: '7F3A09C2', ...code },
  });
  expect(photoProblem(photo(1), copy)).toBeNull();
  expect(photoProblem({ kind: 'unreadable' }, copy)).toMatch(/^No page was found in it/);
  expect(photoProblem(other({ mark: 'A1B2C3D4' }), copy)).toBe(
    'It shows a page of another will: its mark is A1B2C3D4, and yours is 7F3A09C2.',
  );
  expect(photoProblem(other({ number: 2 }), copy)).toMatch(/^It shows page 1 of copy 2. You signed copy 3/);
});
