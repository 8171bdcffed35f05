import { needsProof } from '../../account/reauthentication/reauthentication.ts';
import { failureOf } from '../../shared/api/failure.ts';
import { trpc } from '../../shared/api/trpc.ts';
import { notify } from '../../ui/toasts/toasts.ts';

export const useIntegrations = () => trpc.notifications.integrations.get.useQuery();

const warned = (title: string) => (error: unknown) => {
  if (!needsProof(error)) notify({ title, text: failureOf(error).message, tone: 'error' });
};

const zapier = 'https://hooks.zapier.com/';

/** An error of the address stands beside its field. */
export function useSaveReceiver() {
  const { integrations } = trpc.useUtils().notifications;
  return trpc.notifications.integrations.save.useMutation({
    onSuccess: (saved, { webhookUrl, name }) => {
      integrations.get.setData(undefined, saved);
      const what = webhookUrl.startsWith(zapier) ? 'Your Zapier webhook URL' : name;
      notify({ title: 'Settings Saved', text: `${what} has been saved successfully.`, tone: 'ok' });
    },
  });
}

/** Stopping a receiver also stops the deliveries that wait for it, so their list is read again. */
function useChanged() {
  const { integrations, deliveries } = trpc.useUtils().notifications;
  return (saved: ReturnType<typeof integrations.get.getData>, title: string, text: string) => {
    integrations.get.setData(undefined, saved);
    void deliveries.list.invalidate();
    notify({ title, text, tone: 'ok' });
  };
}

const savedHere = 'Enquiries are kept here and not forwarded to it.';

export function useStopReceiver() {
  const changed = useChanged();
  return trpc.notifications.integrations.stop.useMutation({
    onSuccess: (saved) => changed(saved, 'Stopped', savedHere),
    onError: warned('Not stopped'),
  });
}

export function useStartReceiver() {
  const changed = useChanged();
  return trpc.notifications.integrations.start.useMutation({
    onSuccess: (saved) => changed(saved, 'Started', 'New enquiries are sent. You can resend earlier ones below.'),
    onError: warned('Not started'),
  });
}

export function useRemoveReceiver() {
  const changed = useChanged();
  return trpc.notifications.integrations.remove.useMutation({
    onSuccess: (saved) => changed(saved, 'Removed', savedHere),
    onError: warned('Not removed'),
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
    onSuccess: () => deliveries.list.invalidate(),
    onError: warned('Test not sent'),
  });
}
