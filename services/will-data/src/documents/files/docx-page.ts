import type { CopyMark } from '@plainwill/contracts/will-data/will/will-document';
import {
  AlignmentType,
  BorderStyle,
  convertMillimetersToTwip,
  Footer,
  Header,
  type ISectionOptions,
  PageNumber,
  Paragraph,
  Tab,
  TabStopType,
  TextRun,
} from 'docx';
import type { pageFurniture } from './page-furniture.ts';

const mm = convertMillimetersToTwip;
const a4 = { width: mm(210), height: mm(297) };
const margin = { top: mm(34), bottom: mm(36), left: mm(28), right: mm(28), header: mm(16), footer: mm(14) };

export const textWidth = a4.width - margin.left - margin.right;

/** Whatever a Word file is a copy of, the PDF is what is signed: its pages are those that were counted and marked. */
const wordCopyMark = 'WORD COPY – NOT THE SIGNING COPY';

/**
 * A4, with the page at the foot, and who initials a signing copy and which copy it is; at the head what the file is not,
 * and after the first page the title.
 */
export function docxPage(
  { draftMark, runningTitle, initials }: ReturnType<typeof pageFurniture>,
  copy: CopyMark | null,
): Omit<ISectionOptions, 'children'> {
  const marks = [...(draftMark ? [draftMark] : []), wordCopyMark].map(
    (text) => new Paragraph({ style: 'DraftMark', text }),
  );
  const title = new Paragraph({ style: 'RunningTitle', text: runningTitle, border: { bottom: thinLine } });
  const foot = new Footer({ children: [...(initials.length > 0 ? [initialsLine(initials)] : []), pageOfPages(copy)] });
  return {
    properties: { titlePage: true, page: { size: a4, margin } },
    headers: {
      first: new Header({ children: marks }),
      default: new Header({ children: [...marks, title] }),
    },
    footers: { first: foot, default: foot },
  };
}

const thinLine = { style: BorderStyle.SINGLE, size: 4, space: 4, color: '52635D' };

/** Each name with a line beside it, side by side across the page. */
function initialsLine(initials: readonly string[]): Paragraph {
  const each = Math.floor(textWidth / initials.length);
  const gap = mm(6);
  return new Paragraph({
    style: 'Footer',
    border: { top: { ...thinLine, space: 8 } },
    spacing: { after: 160 },
    tabStops: initials.flatMap((_, at) => {
      const [end, leader] = [each * (at + 1), 'underscore' as const];
      const isLast = at === initials.length - 1;
      return [
        { type: TabStopType.RIGHT, position: isLast ? end : end - gap, leader },
        ...(isLast ? [] : [{ type: TabStopType.LEFT, position: end }]),
      ];
    }),
    children: initials.flatMap((who, at) => [
      new TextRun(`${who} `),
      new TextRun({ children: at < initials.length - 1 ? [new Tab(), new Tab()] : [new Tab()] }),
    ]),
  });
}

const pageOfPages = (copy: CopyMark | null) =>
  new Paragraph({
    style: 'Footer',
    alignment: AlignmentType.CENTER,
    children: [
      new TextRun({
        children: [
          copy ? `copy ${copy.number} · page ` : 'Page ',
          PageNumber.CURRENT,
          ' of ',
          PageNumber.TOTAL_PAGES,
          ...(copy ? [` · ${copy.mark}`] : []),
        ],
      }),
    ],
  });
