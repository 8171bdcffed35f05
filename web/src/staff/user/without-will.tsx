import type { Ref } from 'react';
import { useProofToRead } from '../../account/reauthentication/reauthentication.ts';
import { inPounds } from '../../public/estimator/pounds.ts';
import { Comparison } from '../../public/no-will/comparison.tsx';
import { familyNames } from '../../public/no-will/family-names.ts';
import { knownFamilyOf, notCountedIn } from '../../public/no-will/known-family.ts';
import { aboutSomebody } from '../../public/no-will/voice.ts';
import { answersWithoutAsking, unknownsIn } from '../../public/no-will/without-asking.ts';
import { failureOf } from '../../shared/api/failure.ts';
import { type RouterOutputs, trpc } from '../../shared/api/trpc.ts';
import { LoadProblem } from '../../shared/testator-record/load-problem.tsx';
import { Loading } from '../../ui/feedback/loading.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { onceOnly } from './use-user.ts';
import type { UserPanelProps } from './user-panel.tsx';

interface WithoutWillProps extends Pick<UserPanelProps, 'accountId' | 'testatorRecord'> {
  headingRef: Ref<HTMLHeadingElement>;
}

/** The will of somebody beside what the law does without one, from what they have told us. */
export default function WithoutWill({ accountId, ...shown }: WithoutWillProps) {
  const { data, error, refetch, isFetching } = trpc.willData.staff.withoutWill.useQuery({ accountId }, onceOnly);
  useProofToRead(error, () => void refetch());
  if (data) return <Found found={data} {...shown} />;
  if (!error) return <Loading />;
  if (failureOf(error).reason === 'WillTooLong')
    return <Notice tone="info">Their will has grown too long to compare.</Notice>;
  return (
    <LoadProblem
      title="The comparison couldn’t be loaded"
      error={error}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
    />
  );
}

interface FoundProps extends Omit<WithoutWillProps, 'accountId'> {
  found: RouterOutputs['willData']['staff']['withoutWill'];
}

function Found({ found: { family, byWill }, testatorRecord, headingRef }: FoundProps) {
  const names = familyNames(testatorRecord, family);
  const known = knownFamilyOf(family, testatorRecord, names, family.asOf);
  if (known.answers.relationship === null)
    return (
      <Notice tone="info">
        They haven’t told us if they are married or have a partner. Until they do, we can’t say who would inherit.
      </Notice>
    );
  return (
    <div className="flex flex-col gap-6">
      <div>
        <h4
          ref={headingRef}
          tabIndex={-1}
          className="font-semibold focus-visible:shadow-none focus-visible:outline-none"
        >
          What we don’t know
        </h4>
        <ul className="mt-2 flex list-disc flex-col gap-2 pl-6">
          <li>{`What they own. We use ${inPounds(family.estatePence)} as an example.`}</li>
          {unknownsIn(known).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      <Comparison
        answers={answersWithoutAsking(known, family)}
        asOf={family.asOf}
        family={family}
        names={names}
        notCounted={notCountedIn(testatorRecord, names)}
        voice={aboutSomebody(testatorRecord.personalDetails?.firstName || 'This person')}
        will={byWill}
      />
    </div>
  );
}
