import { wishesParts } from '@plainwill/contracts/will-data/readiness';
import type { AnswerPart, AnswerPlace } from '@plainwill/contracts/will-data/will-checks';
import { willMakerPath } from '../../will-maker-paths.ts';

const isWish = (part: AnswerPart) => (wishesParts as readonly AnswerPart[]).includes(part);

export const pathToAnswer = ({ part, recordId, field }: AnswerPlace) =>
  willMakerPath(isWish(part) ? 'wishes' : 'details', part, { record: recordId, field });
