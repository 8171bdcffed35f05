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

/** A4, with initials and “Page 1 of 4” at the foot, and at the head the draft mark and, after the first page, the title. */
export function docxPage({
  draftMark,
  runningTitle,
  initials,
}: ReturnType<typeof pageFurniture>): Omit<ISectionOptions, 'children'> {
  const mark = draftMark ? [new Paragraph({ style: 'DraftMark', text: draftMark })] : [];
  const title = new Paragraph({ style: 'RunningTitle', text: runningTitle, border: { bottom: thinLine } });
  const foot = new Footer({ children: [initialsLine(initials), pageOfPages()] });
  return {
    properties: { titlePage: true, page: { size: a4, margin } },
    headers: {
      first: new Header({ children: mark.length > 0 ? mark : [new Paragraph('')] }),
      default: new Header({ children: [...mark, title] }),
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

const pageOfPages = () =>
  new Paragraph({
    style: 'Footer',
    alignment: AlignmentType.CENTER,
    children: [new TextRun({ children: ['Page ', PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES] })],
  });
