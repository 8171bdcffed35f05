import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import type { AnswerPlace, SectionPart } from '@plainwill/contracts/will-data/will/answer-place';
import { wishesParts } from '@plainwill/contracts/will-data/will/readiness';
import { paths } from '../../shared/paths/paths.ts';
import { willMakerPath } from '../../shared/paths/will-maker-paths.ts';
import { type SectionPlace, sectionPlace } from './section-place.ts';

/** The tab that a section is in. */
export const tabOf = (part: SectionPart): 'details' | 'wishes' =>
  (wishesParts as readonly SectionPart[]).includes(part) ? 'wishes' : 'details';

export const pathInSection = ({ part, recordId, field, step }: SectionPlace) =>
  willMakerPath(tabOf(part), part, { step, record: recordId, field });

/** The one question that is asked where the will is signed. */
export const isAskedAtSigning = ({ part, field }: AnswerPlace) => part === 'settings' && field === 'executionVariant';

/** An answer is given on the page of this path. */
export const pathToAnswer = (place: AnswerPlace, testatorRecord: TestatorRecord) =>
  isAskedAtSigning(place) ? paths.sign : pathInSection(sectionPlace(place, testatorRecord));
