import { capitalised } from '@plainwill/contracts/shared/phrases';
import type { CoupleDifference } from '@plainwill/contracts/will-data/couple/couple-offers';
import type { CopyUndo, Shared } from '@plainwill/contracts/will-data/couple/couples';
import type { CoupleCategory } from '@plainwill/contracts/will-data/vocabulary';
import { missingForWill } from '@plainwill/contracts/will-data/will/readiness';
import { useState } from 'react';
import { failureOf } from '../../shared/api/failure.ts';
import { trpc } from '../../shared/api/trpc.ts';
import { willMakerPath } from '../../shared/paths/will-maker-paths.ts';
import { useTestatorRecord, useToday } from '../../shared/testator-record/use-testator-record.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { formatDay } from '../../ui/dates-and-money/format-date.ts';
import { Loading } from '../../ui/feedback/loading.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { RetryNotice } from '../../ui/feedback/retry-notice.tsx';
import { Card } from '../../ui/layout/page-layout.tsx';
import { SmallDisclosure } from '../../ui/layout/small-disclosure.tsx';
import { SummaryList } from '../../ui/lists/summary-list.tsx';
import { tabOf } from '../answer-place/path-to-answer.ts';
import { AnswerYoursFirst } from './answer-yours-first.tsx';
import { OffersForm } from './offers-form.tsx';
import { SideBySide } from './side-by-side.tsx';
import { TheirWords } from './their-words.tsx';
import { useDifferences, useShares, useUndoCopy } from './use-sharing.ts';
import { categoryLabels, viewEntries } from './view-entries.ts';

/** Shows where the answers of the two differ, and what can be taken over. */
export function StartFromPartner({ partner }: { partner: string }) {
  const { data: shares, isError, error, refetch, isFetching } = useShares();
  return (
    <Card>
      <h2 className="heading text-title">Start from {partner}’s answers</h2>
      {isError ? (
        <RetryNotice message={failureOf(error).message} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : !shares ? (
        <Loading rows={3} />
      ) : shares.theirs.length === 0 ? (
        <p className="text-muted">
          {capitalised(partner)} has not shared anything with you. If that changes, you can compare your answers here,
          and add what you choose to your own.
        </p>
      ) : (
        <>
          <SharedByPartner theirs={shares.theirs} partner={partner} />
          {shares.theirs.some(({ category }) => category !== 'will') && <Comparison partner={partner} />}
        </>
      )}
    </Card>
  );
}

function SharedByPartner({ theirs, partner }: { theirs: readonly Shared[]; partner: string }) {
  return (
    <ul className="flex flex-col gap-1">
      {theirs.map(({ category, sharedOn }) => (
        <li key={category}>
          <SmallDisclosure
            summary={`${categoryLabels[category].title}, shared on ${formatDay(sharedOn)}`}
            of={`by ${partner}`}
          >
            {category === 'will' ? <TheirWords /> : <TheirAnswers category={category} partner={partner} />}
          </SmallDisclosure>
        </li>
      ))}
    </ul>
  );
}

function TheirAnswers({ category, partner }: { category: CoupleCategory; partner: string }) {
  const { data, isError, error, refetch, isFetching } = trpc.willData.couples.theirs.useQuery(
    { category },
    { retry: false },
  );
  if (isError && failureOf(error).reason === 'AnswerYoursFirst') return <AnswerYoursFirst error={error} />;
  if (isError)
    return <RetryNotice message={failureOf(error).message} onRetry={() => void refetch()} isRetrying={isFetching} />;
  if (!data) return <Loading rows={2} />;
  return <SummaryList entries={viewEntries(data, partner)} />;
}

function Comparison({ partner }: { partner: string }) {
  const { data, isError, error, refetch, isFetching } = useDifferences();
  const [undo, setUndo] = useState<CopyUndo | null>(null);
  if (isError)
    return <RetryNotice message={failureOf(error).message} onRetry={() => void refetch()} isRetrying={isFetching} />;
  if (!data) return <Loading rows={4} />;
  const { offers, differences, shown, views } = data;
  return (
    <>
      <Differences differences={differences} partner={partner} />
      {views && <SideBySide views={views} partner={partner} />}
      {undo && <Added undo={undo} onUndone={() => setUndo(null)} />}
      {offers.length === 0 ? (
        <p>There is nothing to add: everything {partner} has shared is among your answers.</p>
      ) : (
        <>
          <p>
            Untick what you don’t want to add. What you add becomes your own answer: you can change it, and it stays if{' '}
            {partner} stops sharing. Nothing of yours is replaced unless you tick it.
          </p>
          {/* New offers are ticked anew. */}
          <OffersForm key={shown} offers={offers} shown={shown} partner={partner} onCopied={setUndo} />
        </>
      )}
    </>
  );
}

function Differences({ differences, partner }: { differences: readonly CoupleDifference[]; partner: string }) {
  if (differences.length === 0) return null;
  const list = (found: readonly CoupleDifference[]) => (
    <ul className="flex list-disc flex-col gap-1.5 pl-5">
      {found.map(({ sentence }) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
  const [mattering, others] = [
    differences.filter(({ matters }) => matters),
    differences.filter(({ matters }) => !matters),
  ];
  return (
    <section aria-label={`How your answers differ from ${partner}’s`} className="flex flex-col gap-3">
      <h3 className="heading text-title">How your answers differ</h3>
      {mattering.length > 0 && (
        <>
          <p className="font-semibold">These may matter in law</p>
          {list(mattering)}
        </>
      )}
      {others.length > 0 && (
        <>
          {mattering.length > 0 && <p className="font-semibold">Other differences</p>}
          {list(others)}
        </>
      )}
    </section>
  );
}

function Added({ undo, onUndone }: { undo: CopyUndo; onUndone: () => void }) {
  const { mutate, isPending, error } = useUndoCopy();
  const [next] = missingForWill(useTestatorRecord(), useToday());
  return (
    <>
      <Notice tone="ok">Added to your answers.</Notice>
      {error && <Notice tone="error">{failureOf(error).message}</Notice>}
      <ButtonRow>
        {next && (
          <ButtonLink to={willMakerPath(tabOf(next), next)} size="small">
            Continue your will
          </ButtonLink>
        )}
        <Button
          variant="secondary"
          size="small"
          isPending={isPending}
          onPress={() => mutate(undo, { onSuccess: onUndone })}
        >
          Undo
        </Button>
      </ButtonRow>
    </>
  );
}
