import type { Delivery } from '@plainwill/contracts/notifications/deliveries';
import type { DeliveryOutcome } from '@plainwill/contracts/notifications/vocabulary';
import { CircleAlert, CircleCheck, CircleDashed, CircleOff, type LucideIcon } from 'lucide-react';
import { useId, useState } from 'react';
import { failureOf } from '../../shared/api/failure.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { formatDateTimeWithoutYear } from '../../ui/dates-and-money/format-date-time.ts';
import { RetryNotice } from '../../ui/feedback/retry-notice.tsx';
import { RowChoice } from '../lists/row-opener.tsx';
import { deliveryOutcomeLabels, deliveryText, deliveryTitle, formatDuration, resultText } from './delivery-labels.ts';
import { useAttempts, useReplay } from './use-deliveries.ts';

/** Every post of one delivery, the latest first. */
function AttemptList({ deliveryId }: { deliveryId: Delivery['id'] }) {
  const attempts = useAttempts(deliveryId);
  if (attempts.isError) {
    return (
      <RetryNotice
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
          {formatDateTimeWithoutYear(at)} · {resultText(result)} · {formatDuration(durationMs)}
          {answer && (
            <pre className="mt-1 rounded-field bg-sage px-3 py-2 whitespace-pre-wrap break-words">{answer}</pre>
          )}
        </li>
      ))}
    </ol>
  );
}

const looks: Record<DeliveryOutcome, { icon: LucideIcon; color: string }> = {
  waiting: { icon: CircleDashed, color: 'text-deep' },
  delivered: { icon: CircleCheck, color: 'text-ok' },
  failed: { icon: CircleAlert, color: 'text-danger' },
  not_sent: { icon: CircleOff, color: 'text-muted' },
};

/** The button that an administrator has for a delivery in this state. */
export function actionOn({ outcome, event, attempts }: Delivery): string | null {
  if (event === 'test') return null;
  if (outcome === 'waiting') return attempts > 0 ? 'Retry now' : null;
  return outcome === 'delivered' ? null : 'Resend';
}

interface DeliveryRowProps {
  delivery: Delivery;
  isAdmin: boolean;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

export function DeliveryRow({ delivery, isAdmin, isChosen, onChoose }: DeliveryRowProps) {
  const [isOpen, setOpen] = useState(false);
  const attempts = useId();
  const replay = useReplay();
  const { outcome, acceptedAt } = delivery;
  const [title, action] = [deliveryTitle(delivery), actionOn(delivery)];
  const { icon: Icon, color } = looks[outcome];
  const which = `${title} of ${formatDateTimeWithoutYear(acceptedAt)}`;
  return (
    <li className="rounded-field border border-line bg-paper px-4 py-1.5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        {isAdmin &&
          (action ? (
            <RowChoice label={`Choose ${which}`} isChosen={isChosen} onChange={onChoose} />
          ) : (
            <span className="w-5 max-sm:hidden" />
          ))}
        <span className="flex w-28 items-center gap-2 font-semibold">
          <Icon aria-hidden strokeWidth={2.2} className={`size-5 shrink-0 ${color}`} />
          {deliveryOutcomeLabels[outcome]}
        </span>
        <span className="min-w-0 grow basis-60">
          <span className="block font-semibold roomy:inline-block roomy:w-104">
            {title} <span className="font-normal text-muted">· {formatDateTimeWithoutYear(acceptedAt)}</span>
          </span>
          <span className="text-muted">{deliveryText(delivery)}</span>
        </span>
        <span className="flex flex-wrap gap-x-6">
          {delivery.attempts > 0 && (
            <Button variant="quiet" size="small" onPress={() => setOpen(!isOpen)} expanded={isOpen} controls={attempts}>
              Attempts
              <span className="sr-only"> of {which}</span>
            </Button>
          )}
          {isAdmin && action && (
            <Button
              variant="quiet"
              size="small"
              onPress={() => replay.mutate({ id: delivery.id })}
              isPending={replay.isPending}
            >
              {action}
              <span className="sr-only"> {which}</span>
            </Button>
          )}
        </span>
      </div>
      <div id={attempts}>{isOpen && <AttemptList deliveryId={delivery.id} />}</div>
    </li>
  );
}
