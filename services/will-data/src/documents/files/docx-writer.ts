import type { Run, SignatureBlock, WillDocument } from '@plainwill/contracts/will-data/will/will-document';
import { copyStatement } from '@plainwill/law/will/composition/copy-statement';
import { blank } from '@plainwill/law/will/composition/will-text';
import { letterOf } from '@plainwill/law/wording/phrases';
import {
  AlignmentType,
  convertMillimetersToTwip,
  Document,
  type IStylesOptions,
  Packer,
  Paragraph,
  type ParagraphChild,
  Tab,
  TabStopType,
  TextRun,
} from 'docx';
import { docxPage, textWidth } from './docx-page.ts';
import { runForPage, setForPage } from './fixed-spaces.ts';
import { pageFurniture } from './page-furniture.ts';

const mm = convertMillimetersToTwip;
const [quiet, clay] = ['52635D', '9C4326'];
const font = 'Georgia';

/** In twentieths of a point. */
const indent = { clause: mm(13), item: mm(22), toWrite: mm(28) };

const small = { size: 17, color: quiet };

const hanging = (left: number, by: number) => ({ left, hanging: by });

/** Half points: 23 is 11.5 points. */
const docxStyles: IStylesOptions = {
  default: {
    document: {
      run: { font, size: 23, language: { value: 'en-GB' } },
      paragraph: { spacing: { line: 300, after: 180 } },
    },
    title: {
      run: { font, size: 30, bold: true, color: '000000' },
      paragraph: { alignment: AlignmentType.CENTER, spacing: { after: 480, line: 340 } },
    },
    heading1: {
      run: { font, size: 23, bold: true, color: '000000', characterSpacing: 12 },
      paragraph: {
        spacing: { before: 400, after: 200 },
        keepNext: true,
        indent: hanging(indent.clause, indent.clause),
      },
    },
  },
  paragraphStyles: [
    style('Clause', { indent: hanging(indent.clause, indent.clause) }),
    style('ClauseItem', { indent: hanging(indent.item, indent.item - indent.clause) }),
    style('Dated', { spacing: { before: 480, after: 240 } }),
    style('Attestation', { spacing: { after: 360 } }),
    style('Signatory', { spacing: { before: 280, after: 0 } }, { bold: true }),
    style('ToWrite', { spacing: { before: 200, after: 0 } }, { size: 19, color: quiet }),
    style(
      'DraftMark',
      { alignment: AlignmentType.CENTER, spacing: { after: 80 } },
      { bold: true, color: clay, size: 17 },
    ),
    style('RunningTitle', { alignment: AlignmentType.CENTER }, small),
    style('Footer', {}, small),
  ],
};

type Style = NonNullable<IStylesOptions['paragraphStyles']>[number];

function style(id: string, paragraph: Style['paragraph'] = {}, run: Style['run'] = {}): Style {
  return { id, name: id, basedOn: 'Normal', quickFormat: true, paragraph, run };
}

/**
 * The will as a Word file. Its numbers are text and not Word's own numbering, so that what one clause says of another's
 * number stays true whoever edits the file.
 */
export default function writeDocx(will: WillDocument): Promise<Buffer> {
  const document = setForPage(will);
  const [titleLine = '', ...ofWhom] = document.title.split(' of ');
  const file = new Document({
    title: document.title,
    creator: document.testator,
    styles: docxStyles,
    sections: [
      {
        ...docxPage(pageFurniture(document), document.copy),
        children: [
          new Paragraph({
            style: 'Title',
            children: [
              new TextRun(titleLine),
              ...(ofWhom.length > 0 ? [new TextRun({ break: 1, text: `of ${ofWhom.join(' of ')}` })] : []),
            ],
          }),
          ...document.sections.flatMap(({ number, heading, clauses }, at) => {
            const isLast = at === document.sections.length - 1;
            return [
              headingOf(number, heading),
              ...clauses.flatMap((clause, c) => {
                // What is signed begins on a page that carries words of the will: the last of them stay with it.
                const keepNext = isLast && c === clauses.length - 1 && !document.copy;
                return [
                  lettered('Clause', clause.number, clause.runs, keepNext),
                  ...clause.items.map((item, i) => lettered('ClauseItem', `(${letterOf(i)})`, item, keepNext)),
                ];
              }),
            ];
          }),
          ...statement(document),
          ...closing(document),
        ],
      },
    ],
  });
  return Packer.toBuffer(file);
}

const tab = () => new TextRun({ children: [new Tab()] });

const headingOf = (number: number, heading: string) =>
  new Paragraph({ style: 'Heading1', children: [new TextRun(`${number}.`), tab(), new TextRun(heading)] });

const lettered = (style: string, label: string, runs: readonly Run[], keepNext: boolean) =>
  new Paragraph({ style, keepNext, keepLines: keepNext, children: [new TextRun(label), tab(), ...runs.map(textRun)] });

const textRun = ({ text, style }: Run) => new TextRun({ text, bold: style === 'name' });

// In underscores.
const writtenWidth = 11;

// An address is given two lines to be written on.
const linesFor = (label: string) => (label === 'Address' ? 2 : 1);

function statement(document: WillDocument): Paragraph[] {
  const stated = document.copy && copyStatement(document, document.copy);
  if (!document.copy || !stated) return [];
  const pages: Run = { text: `${document.copy.pageCount}`, style: 'plain' };
  return [
    headingOf(stated.section, stated.heading),
    lettered('Clause', stated.number, [...stated.before, pages, ...stated.after.map((run) => runForPage(run))], true),
  ];
}

function closing({ dated, attestation, signatures }: WillDocument): Paragraph[] {
  const all = [
    { style: 'Dated', children: datedRuns(dated) },
    ...(attestation ? [{ style: 'Attestation', children: [new TextRun(attestation)] }] : []),
    ...signatures.flatMap(toSign),
  ];
  return all.map((options, at) => new Paragraph({ ...options, keepLines: true, keepNext: at < all.length - 1 }));
}

const toSign = ({ who, markBox, labels, printedName }: SignatureBlock) => [
  { style: 'Signatory', children: [new TextRun(who)] },
  ...(markBox ? [toWrite(markBox, [])] : []),
  ...labels.flatMap((label) => Array.from({ length: linesFor(label) }, (_, at) => toWrite(at === 0 ? label : ''))),
  ...(printedName ? [{ style: 'ToWrite', tabStops: [besideLabel], children: [tab(), new TextRun(printedName)] }] : []),
];

const besideLabel = { type: TabStopType.LEFT, position: indent.toWrite };

/** A label, and a line from the first of the tab stops to the margin. */
const toWrite = (label: string, stops: readonly (typeof besideLabel)[] = [besideLabel]) => ({
  style: 'ToWrite',
  tabStops: [...stops, { type: TabStopType.RIGHT, position: textWidth, leader: 'underscore' as const }],
  children: [new TextRun(`${label} `), ...stops.map(tab), tab()],
});

/** With a line to write on at each blank. */
const datedRuns = (dated: string): ParagraphChild[] =>
  dated
    .split(blank)
    .flatMap((text, at) => [
      ...(at > 0 ? [new TextRun('_'.repeat(writtenWidth))] : []),
      ...(text ? [new TextRun(text)] : []),
    ]);
