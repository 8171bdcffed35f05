import type { SignedWill } from '@plainwill/contracts/will-data/signing/signed-wills';
import { keptAtLabels } from '@plainwill/contracts/will-data/signing/signing-vocabulary';
import { useState } from 'react';
import { paths } from '../../../../shared/paths/paths.ts';
import { LoadProblem } from '../../../../shared/testator-record/load-problem.tsx';
import { Button } from '../../../../ui/buttons/button.tsx';
import { ButtonLink } from '../../../../ui/buttons/button-link.tsx';
import { ButtonRow } from '../../../../ui/buttons/button-row.tsx';
import { TextLink } from '../../../../ui/buttons/text-link.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Explanation } from '../../../../ui/feedback/explanation.tsx';
import { Loading } from '../../../../ui/feedback/loading.tsx';
import { PageHeading } from '../../../../ui/layout/page-heading.tsx';
import { Card, Stack } from '../../../../ui/layout/page-layout.tsx';
import { CorrectDialog } from '../signed/correct-dialog.tsx';
import { keptAtAdvice } from '../signed/signed-model.ts';
import { useSignedWills } from '../use-signed-wills.ts';
import { CourtsCard } from './courts-card.tsx';
import { RegisterCard } from './register-card.tsx';
import { ScansCard } from './scans-card.tsx';

/** Shows where the original of a signed will is, and helps it to be found. */
export default function OriginalPage() {
  return (
    <div className="mx-auto w-full max-w-sheet">
      <Stack>
        <PageHeading title="Where your will is">Where your will is</PageHeading>
        <p className="max-w-words text-lead">
          A will helps only if it is found. The signed paper is your will: keep it whole, and say where it is.
        </p>
        <OriginalParts />
        <p>
          <TextLink to={paths.sign}>Back to Sign and keep</TextLink>
        </p>
      </Stack>
    </div>
  );
}

function OriginalParts() {
  const signed = useSignedWills();
  if (signed.isError && !signed.data)
    return (
      <LoadProblem
        title="Your signed will couldn’t be loaded"
        error={signed.error}
        onRetry={() => void signed.refetch()}
        isRetrying={signed.isFetching}
      />
    );
  if (!signed.data) return <Loading rows={7} />;
  const current = signed.data.find(({ ending }) => ending === null);
  return (
    <>
      {current ? (
        <>
          <PlaceCard will={current} />
          <CourtsCard />
          <RegisterCard />
        </>
      ) : (
        <EmptyState
          action={
            <ButtonLink to={`${paths.signRecord}?other`} variant="secondary">
              Record a signed will
            </ButtonLink>
          }
        >
          No signed will is recorded. Once you have recorded one, you can say here where it is.
        </EmptyState>
      )}
      <ScansCard current={current ?? null} wills={signed.data} />
    </>
  );
}

function PlaceCard({ will }: { will: SignedWill }) {
  const [isEditing, setEditing] = useState(false);
  const { keptAt, isExecutorTold } = will;
  return (
    <section aria-labelledby="place">
      <Card>
        <h2 id="place" className="heading text-title">
          {keptAt ? keptAtLabels[keptAt.kind] : 'You have not said where it is'}
        </h2>
        {keptAt?.where && <p className="font-semibold wrap-anywhere">{keptAt.where}</p>}
        {keptAt && <Explanation>{keptAtAdvice[keptAt.kind]}</Explanation>}
        <p>{isExecutorTold ? 'An executor knows where it is.' : 'No executor knows yet where it is. Tell one.'}</p>
        <ButtonRow>
          <Button variant="secondary" onPress={() => setEditing(true)}>
            {keptAt ? 'Change where it is' : 'Say where it is'}
          </Button>
        </ButtonRow>
        {isEditing && <CorrectDialog will={will} onClose={() => setEditing(false)} />}
      </Card>
    </section>
  );
}
