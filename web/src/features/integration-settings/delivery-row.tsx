import type { Delivery } from '@plainwill/contracts/notifications/deliveries';
import type { DeliveryOutcome } from '@plainwill/contracts/notifications/vocabulary';
import { CircleAlert, CircleCheck, CircleDashed, CircleOff, type LucideIcon } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { momentInWords } from '../../ui/dates-and-money/format-date-time.ts';
import { AttemptList } from './attempt-list.tsx';
import { deliveryInWords, eventWords, outcomeWords } from './delivery-words.ts';
import { useReplay } from './use-deliveries.ts';

const looks: Record<DeliveryOutcome, { icon: LucideIcon; color: string }> = {
  waiting: { icon: CircleDashed, color: 'text-deep' },
  delivered: { icon: CircleCheck, color: 'text-ok' },
  failed: { icon: CircleAlert, color: 'text-danger' },
  not_sent: { icon: CircleOff, color: 'text-muted' },
};

const canBeReplayed = ({ outcome, event }: Delivery) =>
  event !== 'test' && (outcome === 'failed' || outcome === 'not_sent');

export function DeliveryRow({ delivery, isAdmin }: { delivery: Delivery; isAdmin: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const attempts = useId();
  const replay = useReplay();
  const { event, outcome, acceptedAt } = delivery;
  const { icon: Icon, color } = looks[outcome];
  const which = `${eventWords[event]} of ${momentInWords(acceptedAt)}`;
  return (
    <li className="rounded-field border border-line bg-paper px-4 py-2.5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <span className="flex w-28 items-center gap-2 font-semibold">
          <Icon aria-hidden strokeWidth={2.2} className={`size-5 shrink-0 ${color}`} />
          {outcomeWords[outcome]}
        </span>
        <span className="min-w-0 grow basis-60">
          <span className="block font-semibold">
            {eventWords[event]} <span className="font-normal text-muted">· {momentInWords(acceptedAt)}</span>
          </span>
          <span className="block text-muted">{deliveryInWords(delivery)}</span>
        </span>
        <span className="flex flex-wrap gap-x-6">
          {delivery.attempts > 0 && (
            <Button look="quiet" size="small" onPress={() => setOpen(!isOpen)} expanded={isOpen} controls={attempts}>
              Attempts
              <span className="sr-only"> of {which}</span>
            </Button>
          )}
          {isAdmin && canBeReplayed(delivery) && (
            <Button
              look="quiet"
              size="small"
              onPress={() => replay.mutate({ id: delivery.id })}
              isPending={replay.isPending}
            >
              Replay
              <span className="sr-only"> {which}</span>
            </Button>
          )}
        </span>
      </div>
      <div id={attempts}>{isOpen && <AttemptList deliveryId={delivery.id} />}</div>
    </li>
  );
}
