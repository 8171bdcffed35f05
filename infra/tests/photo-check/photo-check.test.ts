import { expect, it } from 'vitest';
import { checkPhoto } from '../../../web/src/will-maker/will/signing/photo-check/check-photo.ts';
import { copies, lookAtPhotographs, outcomeOf } from './look-at-photographs.ts';

it('finds pages, empty boxes and written ones in drawn photographs', () => {
  const outcome = outcomeOf(lookAtPhotographs(1, 8));
  expect(outcome).toMatchObject({ pages: 8, emptyCalledFilled: 0, filledCalledEmpty: 0 });
  expect(outcome.unclear / outcome.boxes).toBeLessThanOrEqual(0.1);
});

const [first, second] = copies;

it('knows a page of another will, and of another copy', () => {
  const [page] = first.pages;
  if (!page) throw new Error('a will has a page');
  expect(checkPhoto(page, second.copy)).toMatchObject({ kind: 'other', code: { mark: first.copy.mark, page: 1 } });
  const newer = { ...first.copy, number: first.copy.number + 1 };
  expect(checkPhoto(page, newer)).toMatchObject({ kind: 'other', code: { number: first.copy.number } });
});

it('finds every box of an unsigned paper empty', () => {
  for (const { copy, pages } of copies)
    for (const [at, page] of pages.entries()) {
      const result = checkPhoto(page, copy);
      expect(result).toMatchObject({ kind: 'page', page: at + 1 });
      const answers = result.kind === 'page' ? result.entries.map(({ answer }) => answer) : [];
      expect(new Set(answers)).toEqual(new Set(['empty']));
    }
});

it('recognises a page whose squares are covered, and says nothing of its boxes', () => {
  const [page] = first.pages;
  if (!page) throw new Error('a will has a page');
  const data = page.data.map((shade, at) => (at % page.width < page.width * 0.1 ? 255 : shade));
  const result = checkPhoto({ ...page, data }, first.copy);
  expect(result).toMatchObject({ kind: 'page', page: 1 });
  expect(result.kind === 'page' && result.entries.every(({ answer }) => answer === 'unclear')).toBe(true);
});

it('finds nothing in a picture of something else', () => {
  const data = new Uint8Array(600 * 800).map((_, at) => (at * 7919) % 251);
  expect(checkPhoto({ width: 600, height: 800, data }, first.copy)).toEqual({ kind: 'unreadable' });
});
