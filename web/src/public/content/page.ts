import type { PublicPath } from '../../shared/paths/pages.ts';
import type { Source } from './sources.ts';

/**
 * A text of a page has three marks: `**strong**`, `[words](/path)` for a link, and `[[executor]]` or
 * `[[executor|your executors]]` for a term of the glossary, once a page, where it is first met.
 */
export type MarkedText = string;

export interface Table {
  caption: string;
  columns: readonly string[];
  /** The first cell names its row. */
  rows: readonly (readonly MarkedText[])[];
}

/** One thing under a section's heading. `Figure` names the drawings that the page brings along. */
export type Block<Figure extends string = never> =
  | MarkedText
  | { list: readonly MarkedText[] }
  | { steps: readonly { title: string; text: MarkedText }[] }
  | { cards: readonly { title: string; text: MarkedText }[] }
  | { table: Table }
  | { warning: MarkedText; title: string }
  | { example: readonly MarkedText[]; title: string }
  | { figure: Figure; caption: string };

interface Section<Figure extends string = never> {
  /** The fragment it is linked by. */
  id: string;
  title: string;
  blocks: readonly Block<Figure>[];
}

export interface KeyFigure {
  figure: string;
  meaning: MarkedText;
}

/** A page for reading: a guide, or a statement of the site about itself. */
export interface Page<Figure extends string = never> {
  path: PublicPath;
  heading: string;
  lead: MarkedText;
  /** A person in a hurry reads these sentences alone. */
  inShort: readonly MarkedText[];
  keyFigures?: readonly KeyFigure[];
  sections: readonly Section<Figure>[];
  /** When its facts were last checked. */
  reviewedOn: string;
}

/** A guide to the law: it rests on sources, leads on to other pages, and ends at the questionnaire. */
export interface Guide<Figure extends string = never> extends Page<Figure> {
  sources: readonly Source[];
  readNext: readonly { path: PublicPath; why: string }[];
  /** The last words before Start Your Will. */
  start: { title: string; text: string };
}
