import type { WillSection } from '@plainwill/contracts/will-data/will-document';
import type { Say } from './say.ts';
import type { Will } from './will/will.ts';
import type { Word } from './words.ts';

/** A clause before it has a number. */
interface ClauseWords {
  runs: Word[];
  items?: Word[][];
  explanation: string;
  source: string;
  fields: string[];
}

export interface ClauseRule {
  id: string;
  /** Printed only if so; always, where absent. */
  when?: (will: Will) => boolean;
  write: (will: Will, say: Say) => ClauseWords;
}

/** A section prints if one of its clauses does. */
export interface SectionRule {
  key: WillSection['key'];
  heading: string;
  clauses: (will: Will) => readonly ClauseRule[];
}

export interface UnnumberedClause extends ClauseWords {
  id: string;
}

export interface UnnumberedSection {
  key: WillSection['key'];
  heading: string;
  clauses: UnnumberedClause[];
}
