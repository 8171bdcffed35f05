import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import type { AnswerPlace, SectionPart } from '@plainwill/contracts/will-data/will/answer-place';
import { wishesParts } from '@plainwill/contracts/will-data/will/readiness';
import { willMakerPath } from '../../paths/will-maker-paths.ts';
import { type SectionPlace, sectionPlace } from './section-place.ts';

/** The tab that a section is in. */
export const tabOf = (part: SectionPart): 'details' | 'wishes' =>
  (wishesParts as readonly SectionPart[]).includes(part) ? 'wishes' : 'details';

export const pathInSection = ({ part, recordId, field, step }: SectionPlace) =>
  willMakerPath(tabOf(part), part, { step, record: recordId, field });

/** Where an answer is given. */
export const pathToAnswer = (place: AnswerPlace, testatorRecord: TestatorRecord) =>
  pathInSection(sectionPlace(place, testatorRecord));
