import { asksSpouse } from '@plainwill/contracts/will-data/people';
import type { SpouseDetails } from '@plainwill/contracts/will-data/records/spouse-details';
import type { MaritalStatus } from '@plainwill/contracts/will-data/vocabulary';
import { Suspense, useState } from 'react';
import { useAccountId, useTestatorRecord } from '../../../shared/testator-record/use-testator-record.ts';
import { lazyPart } from '../../../ui/loading/lazy-part.tsx';
import { DialogProblem } from '../../../ui/loading/part-problem.tsx';
import { useMaritalStatus } from '../personal-details/personal-details-autosave.ts';
import PersonalDetailsSection from '../personal-details/personal-details-section.tsx';
import { ExpectedMarriage } from '../provisions/expected-marriage.tsx';
import { RemovedSpouse } from './removed-spouse.tsx';

const MaritalStatusDialog = lazyPart(() => import('./marital-status-dialog.tsx'), DialogProblem);

/** A marital status under which the spouse or partner has no place in the will. */
interface Change {
  spouse: SpouseDetails;
  from: MaritalStatus | null;
  to: MaritalStatus;
  save: () => void;
}

/** The personal details; a marital status that leaves out a stored spouse first asks what becomes of them. */
export default function PersonalDetailsWithSpouse({ step }: { step: string }) {
  const accountId = useAccountId();
  const { spouseDetails } = useTestatorRecord();
  const [change, setChange] = useState<Change | null>(null);
  const from = useMaritalStatus(accountId);

  const ask = (to: MaritalStatus, save: () => void) => {
    if (spouseDetails && asksSpouse(from) && !asksSpouse(to)) setChange({ spouse: spouseDetails, from, to, save });
    else save();
  };
  return (
    <>
      <RemovedSpouse accountId={accountId} />
      <PersonalDetailsSection step={step} onMaritalStatus={ask} />
      {step === 'about' && from !== null && !asksSpouse(from) && <ExpectedMarriage />}
      <Suspense>
        {change && <MaritalStatusDialog {...change} accountId={accountId} onClose={() => setChange(null)} />}
      </Suspense>
    </>
  );
}
