import { failureOf } from '../../shared/api/failure.ts';
import { trpc } from '../../shared/api/trpc.ts';
import { formatDay } from '../../ui/dates-and-money/format-date.ts';
import { Loading } from '../../ui/feedback/loading.tsx';
import { RetryNotice } from '../../ui/feedback/retry-notice.tsx';
import { AnswerYoursFirst } from './answer-yours-first.tsx';
import { WillWords } from './will-words.tsx';

/** The words of the partner’s will, as they were on the day on which they were shared. */
export function TheirWords() {
  const { data, isError, error, refetch, isFetching } = trpc.willData.couples.theirWords.useQuery(undefined, {
    retry: false,
    gcTime: 0,
    staleTime: 0,
  });
  if (isError && failureOf(error).reason === 'AnswerYoursFirst') return <AnswerYoursFirst error={error} />;
  if (isError)
    return <RetryNotice message={failureOf(error).message} onRetry={() => void refetch()} isRetrying={isFetching} />;
  if (!data) return <Loading rows={4} />;
  return (
    <>
      <p className="mb-3">You can read this until {formatDay(data.lastDay)}, unless it is taken back before.</p>
      <WillWords words={data.words} />
    </>
  );
}
