/**
 * The marks by which a photograph of a page of a signing copy is recognised. Template and photo check both read them
 * here. In millimetres from the top left of A4.
 */
export const pageMarks = {
  squareSize: 4,
  /** The centres, clockwise from the top left. The upper two stand below the corner that turns over at the staple. */
  squares: [
    [12, 50],
    [198, 50],
    [198, 284],
    [12, 284],
  ],
  code: { x: 184, y: 261, size: 16 },
} as const;

/** One page of one copy. */
export interface PageCode {
  number: number;
  /** From 1. */
  page: number;
  pageCount: number;
  mark: string;
}

/** As a QR code holds it: the foot of the page again, and nothing more. */
export const pageCodeText = ({ number, page, pageCount, mark }: PageCode) => `${number}/${page}/${pageCount}/${mark}`;

const pageCode = /^([1-9]\d{0,5})\/([1-9]\d{0,5})\/([1-9]\d{0,5})\/([\dA-F]{4,8})$/;

/** The page that a QR code names; null of any other code. */
export function readPageCode(text: string): PageCode | null {
  const [, number, page, pageCount, mark = ''] = pageCode.exec(text) ?? [];
  return number ? { number: Number(number), page: Number(page), pageCount: Number(pageCount), mark } : null;
}
