import type { Delivery } from '@plainwill/contracts/notifications/deliveries';
import { failureOf } from '../../api/failure.ts';
import { momentInWords } from '../../ui/dates-and-money/format-date-time.ts';
import { AskAgain } from '../../ui/feedback/ask-again.tsx';
import { durationInWords, resultInWords } from './delivery-words.ts';
import { useAttempts } from './use-deliveries.ts';

/** Every post of one delivery, the latest first. */
export function AttemptList({ deliveryId }: { deliveryId: Delivery['id'] }) {
  const attempts = useAttempts(deliveryId);
  if (attempts.isError) {
    return (
      <AskAgain
        message={failureOf(attempts.error).message}
        onRetry={() => void attempts.refetch()}
        isRetrying={attempts.isFetching}
      />
    );
  }
  if (!attempts.data) {
    return (
      <p role="status" className="py-2 text-muted">
        Loading...
      </p>
    );
  }
  return (
    <ol reversed className="mt-2 list-decimal space-y-1.5 border-t border-line py-2 pl-6">
      {attempts.data.map(({ at, durationMs, answer, ...result }) => (
        <li key={at}>
          {momentInWords(at)} · {resultInWords(result)} · {durationInWords(durationMs)}
          {answer && (
            <pre className="mt-1 rounded-field bg-sage px-3 py-2 whitespace-pre-wrap break-words">{answer}</pre>
          )}
        </li>
      ))}
    </ol>
  );
}
