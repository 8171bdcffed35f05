import type { SignedWill } from '@plainwill/contracts/will-data/signing/signed-wills';
import { missingForWill } from '@plainwill/contracts/will-data/will/readiness';
import { Suspense } from 'react';
import { trpc } from '../../../shared/api/trpc.ts';
import { LoadProblem } from '../../../shared/testator-record/load-problem.tsx';
import { useTestatorRecord, useToday } from '../../../shared/testator-record/use-testator-record.ts';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import { Stack } from '../../../ui/layout/page-layout.tsx';
import { lazyPart } from '../../../ui/loading/lazy-part.tsx';
import { PartProblem } from '../../../ui/loading/part-problem.tsx';
import { outdatedCopy } from '../checks/understood.ts';
import { AfterTheCopy } from './after-the-copy.tsx';
import { CopiesList } from './copies-list.tsx';
import { ChangesSince } from './copy-card.tsx';
import { CreateCopy } from './create-copy.tsx';
import { GuidanceSheets } from './guidance-sheets.tsx';
import { ReadyCopy } from './ready-copy.tsx';
import { RemindersCard } from './reminders/reminders-card.tsx';
import { OlderSigned } from './signed/older-signed.tsx';
import { SignedCard } from './signed/signed-card.tsx';
import { SigningDay } from './signing-day.tsx';
import { useSignedWills } from './use-signed-wills.ts';
import { useMakeCopy, useSigningCopies } from './use-signing-copies.ts';

const MissingSections = lazyPart(() => import('../../answer-place/missing-sections.tsx'), PartProblem);

/** The copy to sign: made, printed, signed in front of two witnesses, and kept. A signed will is shown whatever is open. */
export default function SignPage() {
  const missing = missingForWill(useTestatorRecord(), useToday());
  const signed = useSignedWills();
  const current = signed.data?.find(({ ending }) => ending === null);
  return (
    <Stack>
      <PageHeading title="Sign and keep">Sign and keep</PageHeading>
      {current && <SignedCard will={current} />}
      <RemindersCard />
      {missing.length > 0 ? (
        <>
          <Suspense fallback={<Loading />}>
            <MissingSections title="get your signing copy" missing={missing} />
          </Suspense>
          <CopiesList />
        </>
      ) : (
        <Signing signed={signed} current={current} />
      )}
      <OlderSigned wills={signed.data?.filter(({ ending }) => ending !== null) ?? []} />
    </Stack>
  );
}

interface SigningProps {
  signed: ReturnType<typeof useSignedWills>;
  current: SignedWill | undefined;
}

function Signing({ signed, current }: SigningProps) {
  const preview = trpc.willData.willDocument.preview.useQuery();
  const copies = useSigningCopies();
  const make = useMakeCopy();
  const failed = [preview, copies, signed].find(({ isError, data }) => isError && !data);
  if (failed)
    return (
      <LoadProblem
        title={failed === preview ? 'Your will couldn’t be loaded' : 'Your copies couldn’t be loaded'}
        error={failed.error}
        onRetry={() => void failed.refetch()}
        isRetrying={failed.isFetching}
      />
    );
  if (!preview.data || !copies.data || !signed.data) return <Loading />;
  const { checks, barredWitnesses } = preview.data;
  const [newest] = copies.data;
  const isOutdated = checks.some(({ id }) => id === outdatedCopy);
  const isNewestSigned = newest !== undefined && current?.copyNumber === newest.number;
  return (
    <>
      {!newest || isOutdated ? (
        <>
          <CreateCopy checks={checks} make={make} isAnother={newest !== undefined}>
            {newest && !isNewestSigned && <ChangesSince id={newest.id} level={3} />}
          </CreateCopy>
          {!current && <AfterTheCopy />}
          <CopiesList />
        </>
      ) : (
        <>
          {!isNewestSigned && (
            <>
              <ReadyCopy copy={newest} make={make} checks={checks} />
              <SigningDay pageCount={newest.pageCount} barredWitnesses={barredWitnesses} />
            </>
          )}
          <GuidanceSheets />
          <CopiesList isWithoutNewest={!isNewestSigned} />
        </>
      )}
    </>
  );
}
