import { needsProof } from '../../account/reauthentication/reauthentication.ts';
import { failureOf } from '../../shared/api/failure.ts';
import { trpc } from '../../shared/api/trpc.ts';
import { notify } from '../../ui/toasts/toasts.ts';

export const useIntegration = () => trpc.notifications.integrations.get.useQuery();

const warned = (title: string) => (error: unknown) => {
  if (!needsProof(error)) notify({ title, text: failureOf(error).message, tone: 'error' });
};

/** An error of the address stands beside its field. */
export function useSaveWebhook() {
  const { integrations } = trpc.useUtils().notifications;
  return trpc.notifications.integrations.save.useMutation({
    onSuccess: (saved) => {
      integrations.get.setData(undefined, saved);
      notify({
        title: 'Settings Saved',
        text: 'Your Zapier webhook URL has been saved successfully.',
        tone: 'ok',
      });
    },
  });
}

export function useStopDeliveries() {
  const { integrations } = trpc.useUtils().notifications;
  return trpc.notifications.integrations.stop.useMutation({
    onSuccess: (saved) => {
      integrations.get.setData(undefined, saved);
      notify({ title: 'Stopped', text: 'Enquiries are kept here and not forwarded.', tone: 'ok' });
    },
    onError: warned('Not stopped'),
  });
}

export function useMakeSecret() {
  const { integrations } = trpc.useUtils().notifications;
  return trpc.notifications.integrations.makeSecret.useMutation({
    onSuccess: () => integrations.get.invalidate(),
    onError: warned('No secret made'),
  });
}

export function useSendTest() {
  const { deliveries } = trpc.useUtils().notifications;
  return trpc.notifications.integrations.sendTest.useMutation({
    onSuccess: async () => {
      await deliveries.list.invalidate();
      notify({ title: 'Test sent', text: 'The result will appear below.', tone: 'ok' });
    },
    onError: warned('Test not sent'),
  });
}
