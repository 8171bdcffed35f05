import type { ComplaintId } from '@plainwill/contracts/shared/ids';
import { keepPreviousData } from '@tanstack/react-query';
import { failureOf } from '../../shared/api/failure.ts';
import { type RouterOutputs, trpc } from '../../shared/api/trpc.ts';
import { notifyError, notifySuccess } from '../../ui/toasts/toasts.ts';
import { readOnce } from '../lists/read-once.ts';
import type { ChosenComplaints } from './chosen-complaints.ts';

export const useComplaints = ({ open: _open, ...chosen }: ChosenComplaints) =>
  trpc.notifications.complaintDesk.list.useQuery(chosen, { placeholderData: keepPreviousData });

export const useYearlyComplaints = () => trpc.notifications.complaintDesk.yearly.useQuery();

export const useOpenComplaint = (id: ComplaintId) => trpc.notifications.complaintDesk.get.useQuery({ id }, readOnce);

type OpenComplaint = RouterOutputs['notifications']['complaintDesk']['get'];

/** Each act of staff shows the complaint as it is stored afterwards. */
export function useComplaintWork() {
  const { complaintDesk } = trpc.useUtils().notifications;
  // The list is not waited for: until a call ends, what was typed counts as unsaved and the dialog stays open.
  const options = (message: string) => ({
    onSuccess: (opened: OpenComplaint) => {
      complaintDesk.get.setData({ id: opened.id }, opened);
      notifySuccess(message);
    },
    onError: (error: Parameters<typeof failureOf>[0], { id }: { id: string }) => {
      // The version that somebody else has stored is shown beside what was typed.
      if (failureOf(error).reason === 'ComplaintChanged') void complaintDesk.get.refetch({ id });
    },
    onSettled: () => void complaintDesk.list.invalidate(),
  });
  return {
    save: trpc.notifications.complaintDesk.save.useMutation(options('The changes are saved.')),
    answer: trpc.notifications.complaintDesk.answer.useMutation(options('The answer is on its way.')),
    close: trpc.notifications.complaintDesk.close.useMutation(options('This is closed.')),
    posted: trpc.notifications.complaintDesk.posted.useMutation(options('The letter is marked as posted.')),
  };
}

/** Closes as spam at one press; undone at another. */
export function useMarkSpam() {
  const { complaintDesk } = trpc.useUtils().notifications;
  const mark = trpc.notifications.complaintDesk.markSpam.useMutation({
    onSuccess: ({ count }, { ids, isSpam }) =>
      isSpam
        ? notifySuccess(`${count} closed as spam. No one is emailed.`, () => mark.mutate({ ids, isSpam: false }))
        : notifySuccess(`${count} opened again.`),
    onError: (error) => notifyError(failureOf(error).message),
    onSettled: () => {
      void complaintDesk.list.invalidate();
      void complaintDesk.yearly.invalidate();
    },
  });
  return mark;
}

export function useRecordComplaint() {
  const { complaintDesk } = trpc.useUtils().notifications;
  return trpc.notifications.complaintDesk.enter.useMutation({
    onSuccess: (opened) => notifySuccess(`Recorded as ${opened.reference}.`),
    onSettled: () => {
      void complaintDesk.list.invalidate();
      void complaintDesk.yearly.invalidate();
    },
  });
}
