import type { Called } from '@plainwill/contracts/will-data/what-if/what-if-sentences';
import { memo, Suspense, useDeferredValue } from 'react';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { lazyPart } from '../../../ui/loading/lazy-part.tsx';
import { PartProblem } from '../../../ui/loading/part-problem.tsx';
import { familyThen } from './family-then.ts';
import type { Answered } from './use-what-if.ts';

const FamilyPicture = lazyPart(() => import('../../people/family-picture/family-picture.tsx'), PartProblem);

interface FamilyCaseProps {
  answered: Answered;
  called: Called;
}

/** The family of a story. It is drawn once the answer itself is on the screen. */
export function FamilyCase(props: FamilyCaseProps) {
  return (
    <Suspense fallback={<Loading />}>
      <Picture {...useDeferredValue(props)} />
    </Suspense>
  );
}

const Picture = memo(function Picture({ answered: { answer, events }, called }: FamilyCaseProps) {
  return <FamilyPicture title="Your family in this case" {...familyThen(answer, events, called)} />;
});
