import { capitalised } from '@plainwill/contracts/shared/phrases';
import type { CoupleShares } from '@plainwill/contracts/will-data/couple/couples';
import { useState } from 'react';
import { failureOf } from '../../shared/api/failure.ts';
import { trpc } from '../../shared/api/trpc.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { formatDay } from '../../ui/dates-and-money/format-date.ts';
import { Loading } from '../../ui/feedback/loading.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { RetryNotice } from '../../ui/feedback/retry-notice.tsx';
import { Card } from '../../ui/layout/page-layout.tsx';
import { SummaryList } from '../../ui/lists/summary-list.tsx';
import { notifySuccess } from '../../ui/toasts/toasts.ts';
import { ConfirmClosely } from './confirm-closely.tsx';
import { ShareTicks, type Ticked } from './share-ticks.tsx';
import { usePublish, usePublishWithGifts, useShares, useWithdraw } from './use-sharing.ts';
import { categoryLabels, viewEntries } from './view-entries.ts';

const nothing: Ticked = { categories: [], contactIds: [], giftIds: [] };

/** The testator ticks what to share, sees what the other will see, and can take it back. */
export function ShareSection({ partner }: { partner: string }) {
  const { data: shares, isError, error, refetch, isFetching } = useShares();
  const [ticked, setTicked] = useState(nothing);
  const [isPreview, setPreview] = useState(false);
  return (
    <Card>
      <h2 className="heading text-title">What you share with {partner}</h2>
      <p>
        {capitalised(partner)} sees what you tick and, with it, both your names and genders and whether you are married,
        as they are when you share. If you change something later, {partner} sees it only when you share again.
      </p>
      {isError ? (
        <RetryNotice message={failureOf(error).message} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : shares ? (
        <SharedSoFar shares={shares} partner={partner} />
      ) : (
        <Loading rows={2} />
      )}
      {isPreview ? (
        <Preview
          ticked={ticked}
          partner={partner}
          onBack={() => setPreview(false)}
          onShared={() => {
            setPreview(false);
            setTicked(nothing);
          }}
        />
      ) : (
        <ShareTicks ticked={ticked} partner={partner} onChange={setTicked} onDone={() => setPreview(true)} />
      )}
    </Card>
  );
}

function SharedSoFar({ shares: { mine }, partner }: { shares: CoupleShares; partner: string }) {
  const withdraw = useWithdraw();
  if (mine.length === 0) return <p className="text-muted">You have not shared anything.</p>;
  return (
    <>
      {withdraw.isError && <Notice tone="error">{failureOf(withdraw.error).message}</Notice>}
      <ul className="flex flex-col divide-y divide-line border-y border-line">
        {mine.map(({ category, sharedOn }) => (
          <li key={category} className="flex flex-wrap items-center justify-between gap-x-4 py-2">
            <span>
              <span className="block font-semibold">{categoryLabels[category].title}</span>
              <span className="block text-small text-muted">Shared on {formatDay(sharedOn)}</span>
            </span>
            <Button
              variant="quiet"
              size="small"
              label={`Stop sharing: ${categoryLabels[category].title}`}
              isPending={withdraw.isPending && withdraw.variables.category === category}
              onPress={() =>
                withdraw.mutate(
                  { category },
                  { onSuccess: () => notifySuccess(`${capitalised(partner)} can no longer see this here.`) },
                )
              }
            >
              Stop sharing
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

interface PreviewProps {
  ticked: Ticked;
  partner: string;
  onBack: () => void;
  onShared: () => void;
}

/** Exactly what the other will see, before it is shared. */
function Preview({ ticked, partner, onBack, onShared }: PreviewProps) {
  const preview = trpc.willData.couples.preview.useQuery(ticked, { gcTime: 0, staleTime: 0 });
  const { data, isError, error, refetch, isFetching } = preview;
  if (isError)
    return <RetryNotice message={failureOf(error).message} onRetry={() => void refetch()} isRetrying={isFetching} />;
  if (!data) return <Loading rows={4} />;
  const sharing = { ticked, shown: data.shown, partner, onBack, onShared };
  return (
    <section aria-label={`What ${partner} will see`} className="flex flex-col gap-4">
      <h3 className="heading text-title">What {partner} will see</h3>
      <SummaryList entries={viewEntries(data.view, partner)} />
      <p>This replaces the answers you shared before. You can stop sharing, but not take back what has been read.</p>
      {ticked.categories.includes('gifts') ? <ShareWithGifts {...sharing} /> : <Share {...sharing} />}
    </section>
  );
}

interface ShareProps extends PreviewProps {
  /** Names what the preview shows. */
  shown: string;
}

const sharedBy =
  ({ partner, onShared }: Pick<ShareProps, 'partner' | 'onShared'>) =>
  () => {
    notifySuccess(`${capitalised(partner)} can see this now.`);
    onShared();
  };

function Share({ ticked, shown, partner, onBack, onShared }: ShareProps) {
  const { mutate, error, isPending } = usePublish();
  const onSuccess = sharedBy({ partner, onShared });
  const { contactIds } = ticked;
  const categories = ticked.categories.filter((category) => category !== 'gifts');
  return (
    <>
      {error && <Notice tone="error">{failureOf(error).message}</Notice>}
      <ButtonRow>
        <Button
          onPress={() => mutate({ categories, contactIds, shown }, { onSuccess })}
          isPending={isPending}
          pendingLabel="Sharing…"
        >
          Share with {partner}
        </Button>
        <Button variant="secondary" onPress={onBack}>
          Back
        </Button>
      </ButtonRow>
    </>
  );
}

function ShareWithGifts({ ticked, shown, partner, onBack, onShared }: ShareProps) {
  const { mutate, error, isPending } = usePublishWithGifts();
  const onSuccess = sharedBy({ partner, onShared });
  return (
    <ConfirmClosely
      partner={partner}
      action={`Share with ${partner}`}
      error={error}
      isPending={isPending}
      onConfirm={() => mutate({ ...ticked, shown }, { onSuccess })}
      onBack={onBack}
    />
  );
}
