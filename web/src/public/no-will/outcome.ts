import type { Family } from '@plainwill/contracts/will-data/what-if/family';
import type { IntestacyAnswer } from '@plainwill/law/intestacy/answer';
import type { Voice } from './voice.ts';

/** One family comes to this outcome. */
export interface Outcome {
  family: Family;
  answer: IntestacyAnswer;
  isEstateTold: boolean;
  voice: Voice;
}
