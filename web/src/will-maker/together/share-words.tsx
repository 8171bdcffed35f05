import { capitalised } from '@plainwill/contracts/shared/phrases';
import { missingForWill } from '@plainwill/contracts/will-data/will/readiness';
import { useState } from 'react';
import { failureOf } from '../../shared/api/failure.ts';
import { trpc } from '../../shared/api/trpc.ts';
import { useTestatorRecord, useToday } from '../../shared/testator-record/use-testator-record.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { Loading } from '../../ui/feedback/loading.tsx';
import { RetryNotice } from '../../ui/feedback/retry-notice.tsx';
import { Card } from '../../ui/layout/page-layout.tsx';
import { notifySuccess } from '../../ui/toasts/toasts.ts';
import { ConfirmClosely } from './confirm-closely.tsx';
import { usePublishWords } from './use-sharing.ts';
import { WillWords } from './will-words.tsx';

/** The words of the testator’s own will are shown to the partner by an act of its own, never with the answers. */
export function ShareWords({ partner }: { partner: string }) {
  const [isPreview, setPreview] = useState(false);
  const isReady = missingForWill(useTestatorRecord(), useToday()).length === 0;
  return (
    <Card>
      <h2 className="heading text-title">The words of your will</h2>
      <p>
        You can show {partner} your will as it is today. {capitalised(partner)} can read it here for 14 days, and gets
        no file. You can stop at any time. What you change later is not shown.
      </p>
      {!isReady ? (
        <p className="text-muted">You can do this once your will has everything it needs.</p>
      ) : isPreview ? (
        <Preview partner={partner} onDone={() => setPreview(false)} />
      ) : (
        <ButtonRow>
          <Button variant="secondary" onPress={() => setPreview(true)}>
            See what {partner} will read
          </Button>
        </ButtonRow>
      )}
    </Card>
  );
}

/** Exactly the words that the partner would read. */
function Preview({ partner, onDone }: { partner: string; onDone: () => void }) {
  const preview = trpc.willData.couples.previewWords.useQuery(undefined, { gcTime: 0, staleTime: 0 });
  const publish = usePublishWords();
  const { data, isError, error, refetch, isFetching } = preview;
  if (isError)
    return <RetryNotice message={failureOf(error).message} onRetry={() => void refetch()} isRetrying={isFetching} />;
  if (!data) return <Loading rows={6} />;
  const share = () =>
    publish.mutate(
      { shown: data.shown },
      {
        onSuccess: () => {
          notifySuccess(`${capitalised(partner)} can read your will now.`);
          onDone();
        },
      },
    );
  return (
    <section aria-label={`What ${partner} will read`} className="flex flex-col gap-4">
      <WillWords words={data.words} />
      <ConfirmClosely
        partner={partner}
        action="Share my will"
        error={publish.error}
        isPending={publish.isPending}
        onConfirm={share}
        onBack={onDone}
      />
    </section>
  );
}
