import type { WhatIfAnswer, WhatIfEvents } from '@plainwill/contracts/will-data/what-if/what-if';
import type { Called } from '@plainwill/contracts/will-data/what-if/what-if-sentences';
import { Suspense } from 'react';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { lazyPart } from '../../../ui/loading/lazy-part.tsx';
import { PartProblem } from '../../../ui/loading/part-problem.tsx';
import { familyThen } from './family-then.ts';

const FamilyPicture = lazyPart(() => import('../../people/family-picture/family-picture.tsx'), PartProblem);

interface FamilyCaseProps {
  answer: WhatIfAnswer;
  events: WhatIfEvents;
  called: Called;
}

/** The family of a story. */
export const FamilyCase = ({ answer, events, called }: FamilyCaseProps) => (
  <Suspense fallback={<Loading />}>
    <FamilyPicture title="Your family in this case" {...familyThen(answer, events, called)} />
  </Suspense>
);
