import type { Delivery } from '@plainwill/contracts/notifications/deliveries';
import { failureOf } from '../../shared/api/failure.ts';
import { trpc } from '../../shared/api/trpc.ts';
import { notify } from '../../ui/toasts/toasts.ts';

const watchMs = 1500;

/** On its way for the first time, or again: how it fares is known in a moment. */
const isUnderWay = ({ outcome, attempts }: Delivery) => outcome === 'waiting' && attempts === 0;

/** Looks again by itself only while something is under way, so that an open page does not keep anyone signed in. */
export const useDeliveries = () =>
  trpc.notifications.deliveries.list.useQuery(undefined, {
    refetchInterval: ({ state }) => (state.data?.newest.some(isUnderWay) ? watchMs : false),
  });

export const useAttempts = (id: Delivery['id']) => trpc.notifications.deliveries.attempts.useQuery({ id });

const warned = (error: unknown) => notify({ title: 'Not sent again', text: failureOf(error).message, tone: 'error' });

const resentText = (count: number) =>
  count === 1 ? '1 delivery is being resent.' : `${count} deliveries are being resent.`;

export function useReplay() {
  const { deliveries } = trpc.useUtils().notifications;
  return trpc.notifications.deliveries.replay.useMutation({
    onSuccess: () => notify({ title: 'On its way again', text: 'Refresh the list to see how it went.', tone: 'ok' }),
    onError: warned,
    onSettled: () => deliveries.invalidate(),
  });
}

export function useReplayMany() {
  const { deliveries } = trpc.useUtils().notifications;
  return trpc.notifications.deliveries.replayMany.useMutation({
    onSuccess: ({ resent, refused }) =>
      notify({
        title: resent > 0 ? 'On their way again' : 'Not sent again',
        text: [
          resent > 0 && resentText(resent),
          ...refused.map(({ message, count }) => `${count} ${count === 1 ? 'is' : 'are'} not. ${message}`),
        ]
          .filter(Boolean)
          .join(' '),
        tone: refused.length > 0 ? 'error' : 'ok',
      }),
    onError: warned,
    onSettled: () => deliveries.invalidate(),
  });
}

export function useReplayFailed() {
  const { deliveries } = trpc.useUtils().notifications;
  return trpc.notifications.deliveries.replayFailed.useMutation({
    onSuccess: (count) =>
      notify({
        title: 'On their way again',
        text: resentText(count),
        tone: 'ok',
      }),
    onError: warned,
    onSettled: () => deliveries.invalidate(),
  });
}

export const useUnsentEmails = () => trpc.notifications.unsentEmails.list.useQuery();

export function useReplayEmail() {
  const { unsentEmails } = trpc.useUtils().notifications;
  return trpc.notifications.unsentEmails.replay.useMutation({
    onSuccess: () => notify({ title: 'On its way again', text: 'The email is sent again.', tone: 'ok' }),
    onError: warned,
    onSettled: () => unsentEmails.invalidate(),
  });
}
