import type { CopyToSign } from '@plainwill/contracts/will-data/signing/stored-plan';
import type { PaperBox } from '@plainwill/contracts/will-data/will/will-document';
import type { PageCode } from '@plainwill/law/signing/page-marks';
import { findPage } from './find-page.ts';
import type { GrayImage } from './gray-image.ts';
import { type BoxAnswer, lookAtBox } from './look-at-box.ts';

export type CopyToCheck = Pick<CopyToSign, 'number' | 'mark' | 'pageCount' | 'boxes'>;

/** One thing that is written by hand, in one box or in several. */
export interface Entry {
  /** Empty of the date. */
  who: string;
  label: string;
  answer: BoxAnswer;
}

/** The photo check finds this in one photograph. */
export type PhotoResult =
  | { kind: 'page'; page: number; entries: Entry[] }
  /** A page that is none of this copy. */
  | { kind: 'other'; code: PageCode }
  | { kind: 'unreadable' };

/** Looks for a page of this copy in a photograph, and for ink in the boxes of that page. */
export function checkPhoto(image: GrayImage, copy: CopyToCheck): PhotoResult {
  const found = findPage(image);
  if (!found) return { kind: 'unreadable' };
  const { code, perspective } = found;
  if (code.mark !== copy.mark || code.number !== copy.number) return { kind: 'other', code };
  const boxes = copy.boxes.filter(({ page }) => page === null || page === code.page);
  const looked = boxes.map((box) => ({
    ...box,
    answer: perspective ? lookAtBox(image, perspective, box) : ('unclear' as const),
  }));
  return { kind: 'page', page: code.page, entries: entriesOf(looked) };
}

/** An address may fill one of its lines; of a date every part is needed. */
function entriesOf(boxes: readonly (PaperBox & { answer: BoxAnswer })[]): Entry[] {
  const isSame = (one: PaperBox) => (other: PaperBox) => one.who === other.who && one.label === other.label;
  const firsts = boxes.filter((box, at) => boxes.findIndex(isSame(box)) === at);
  return firsts.map((box) => {
    const answers = boxes.filter(isSame(box)).map(({ answer }) => answer);
    const inOrder =
      box.who === '' ? (['empty', 'unclear', 'filled'] as const) : (['filled', 'unclear', 'empty'] as const);
    return { who: box.who, label: box.label, answer: inOrder.find((answer) => answers.includes(answer)) ?? 'unclear' };
  });
}
