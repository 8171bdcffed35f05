import type { AnswerSource } from '@plainwill/contracts/will-data/will/answer-place';
import type { WillSection } from '@plainwill/contracts/will-data/will/will-document';
import type { Word } from '../../wording/wording.ts';
import type { Will } from '../model/will.ts';
import type { Mention } from './mention.ts';

/** A clause before it has a number. */
interface ClauseWording {
  runs: Word[];
  items?: Word[][];
  explanation: string;
  source: string;
  /** The answers it was made from. */
  answers: AnswerSource[];
}

export interface ClauseRule {
  id: string;
  /** Printed only if so; always, where absent. */
  when?: (will: Will) => boolean;
  write: (will: Will, mention: Mention) => ClauseWording;
}

/** A section prints if one of its clauses does. */
export interface SectionRule {
  key: WillSection['key'];
  heading: string;
  clauses: (will: Will) => readonly ClauseRule[];
}

export interface UnnumberedClause extends ClauseWording {
  id: string;
}

export interface UnnumberedSection {
  key: WillSection['key'];
  heading: string;
  clauses: UnnumberedClause[];
}
