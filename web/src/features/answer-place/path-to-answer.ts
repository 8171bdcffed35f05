import type { AnswerPart, AnswerPlace } from '@plainwill/contracts/will-data/will/answer-place';
import { wishesParts } from '@plainwill/contracts/will-data/will/readiness';
import { willMakerPath } from '../../paths/will-maker-paths.ts';

/** The tab that a section is in. */
export const tabOf = (part: AnswerPart): 'details' | 'wishes' =>
  (wishesParts as readonly AnswerPart[]).includes(part) ? 'wishes' : 'details';

/** Where an answer is given. */
export const pathToAnswer = ({ part, recordId, field }: AnswerPlace) =>
  willMakerPath(tabOf(part), part, { record: recordId, field });
