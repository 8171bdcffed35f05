import type { FamilyDrawing } from './family-drawing.ts';

/** A sheet of guidance, as it is printed. */
export interface Sheet {
  title: string;
  /** Whose will it goes with, and what the sheet is for. */
  lead: string;
  parts: readonly SheetPart[];
  /** Stands at the head of every page; that it is no part of the will, if nothing else is said. */
  notice?: string;
  /** Stands at the foot of every page, in the place of the title. */
  madeBy?: string;
  /** Set smaller, so that it stays on one page. */
  isDense?: true;
}

export interface SheetPart {
  heading: string;
  /** 2 for what belongs to the part above it. */
  level?: 2;
  /** It can be handed out without what stands before it. */
  isOnNewPage?: true;
  /** It stays on one page; only for what is short. */
  isTogether?: true;
  /** Before the list; may be all there is. */
  text?: string;
  /** Prose of the testator, with more room between paragraphs than guidance has. */
  paragraphs?: readonly string[];
  /** `steps` are numbered, `points` are not, `checks` have a box to tick, `blanks` a line to write on. */
  list?: { kind: 'steps' | 'points' | 'checks' | 'blanks'; lines: readonly string[] };
  table?: { columns: readonly string[]; rows: readonly (readonly string[])[] };
  /** Each with a label, as a table without lines. */
  rows?: readonly { label: string; lines: readonly string[] }[];
  family?: FamilyDrawing;
  /** Each with a title in bold, and never over two pages unless it is longer than one. */
  entries?: readonly { title: string; lines: readonly string[] }[];
}
