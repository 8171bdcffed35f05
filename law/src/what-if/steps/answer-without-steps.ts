import type { Taking, WhatIfAnswer } from '@plainwill/contracts/will-data/what-if/what-if';
import type { WhatIfCase } from '../events/what-if-case.ts';

/** An answer but for its reasons. */
export type AnswerWithoutSteps = Omit<WhatIfAnswer, 'steps'>;

export const namesOf = ({ who }: WhatIfCase, rows: readonly Pick<Taking, 'person'>[]) =>
  rows.map(({ person }) => who.nameOf(person));
