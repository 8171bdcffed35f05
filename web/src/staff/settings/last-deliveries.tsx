import type { Delivery } from '@plainwill/contracts/notifications/deliveries';
import { failureOf } from '../../shared/api/failure.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { RetryNotice } from '../../ui/feedback/retry-notice.tsx';
import { Card } from '../../ui/layout/page-layout.tsx';
import { ChoiceBar, useChoice } from '../lists/choice-bar.tsx';
import { actionOn, DeliveryRow } from './delivery-row.tsx';
import { useDeliveries, useReplayFailed, useReplayMany } from './use-deliveries.ts';

export function LastDeliveries({ isAdmin }: { isAdmin: boolean }) {
  const deliveries = useDeliveries();
  const refresh = () => void deliveries.refetch();
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 className="heading text-lead">Last deliveries</h2>
        {deliveries.data && (
          <Button variant="quiet" size="small" onPress={refresh} isPending={deliveries.isFetching}>
            Refresh
          </Button>
        )}
      </div>
      {deliveries.data ? (
        <DeliveryList {...deliveries.data} isAdmin={isAdmin} />
      ) : deliveries.isError ? (
        <RetryNotice
          message={failureOf(deliveries.error).message}
          onRetry={refresh}
          isRetrying={deliveries.isFetching}
        />
      ) : (
        <p role="status" className="text-muted">
          Loading...
        </p>
      )}
    </Card>
  );
}

interface DeliveryListProps {
  newest: readonly Delivery[];
  failed: number;
  isAdmin: boolean;
}

function DeliveryList({ newest, failed, isAdmin }: DeliveryListProps) {
  const replayFailed = useReplayFailed();
  const replayMany = useReplayMany();
  const choice = useChoice(isAdmin ? newest.filter(actionOn).map(({ id }) => id) : []);
  if (newest.length === 0) {
    return (
      <EmptyState>Nothing yet. Questionnaires and leads will be listed here, with how their delivery went.</EmptyState>
    );
  }
  return (
    <>
      {isAdmin && failed > 0 && (
        <ButtonRow>
          <Button
            variant="secondary"
            size="small"
            onPress={() => replayFailed.mutate()}
            isPending={replayFailed.isPending}
            pendingLabel="Sending…"
          >
            {failed === 1 ? 'Resend the failed delivery' : `Resend the ${failed} failed deliveries`}
          </Button>
        </ButtonRow>
      )}
      <ChoiceBar choice={choice} what="deliveries">
        <ButtonRow>
          <Button
            size="small"
            onPress={() => replayMany.mutate({ ids: choice.chosen }, { onSuccess: choice.clear })}
            isPending={replayMany.isPending}
            pendingLabel="Sending…"
          >
            Resend {choice.chosen.length}
          </Button>
        </ButtonRow>
      </ChoiceBar>
      <ul className="flex flex-col gap-2">
        {newest.map((delivery) => (
          <DeliveryRow
            key={delivery.id}
            delivery={delivery}
            isAdmin={isAdmin}
            isChosen={choice.chosen.includes(delivery.id)}
            onChoose={(isChosen) => choice.choose(delivery.id, isChosen)}
          />
        ))}
      </ul>
    </>
  );
}
