import type { EnquiryId } from '@plainwill/contracts/shared/ids';
import { keepPreviousData } from '@tanstack/react-query';
import { needsProof } from '../../account/reauthentication/reauthentication.ts';
import { failureOf } from '../../shared/api/failure.ts';
import { trpc } from '../../shared/api/trpc.ts';
import { saveBlob } from '../../ui/browser/links.ts';
import { notifyError, notifySuccess } from '../../ui/toasts/toasts.ts';
import { readOnce } from '../lists/read-once.ts';
import type { ChosenEnquiries } from './chosen-enquiries.ts';

export const useEnquiries = ({ open: _open, ...chosen }: ChosenEnquiries) =>
  trpc.notifications.enquiries.list.useQuery(chosen, { placeholderData: keepPreviousData });

export const useEnquiry = (id: EnquiryId) => trpc.notifications.enquiries.get.useQuery({ id }, readOnce);

// The list is not waited for: until a call ends, what was typed counts as unsaved and the dialog stays open, and the
// list may take long.
export function useSaveEnquiry() {
  const { enquiries } = trpc.useUtils().notifications;
  return trpc.notifications.enquiries.save.useMutation({
    onSuccess: (saved) => {
      enquiries.get.setData({ id: saved.id }, saved);
      notifySuccess('The enquiry is saved.');
    },
    onError: (error, { id }) => {
      // The version that somebody else has stored is shown beside what was typed.
      if (failureOf(error).reason === 'EnquiryChanged') void enquiries.get.refetch({ id });
    },
    onSettled: () => void enquiries.list.invalidate(),
  });
}

export function useSaveEnquiries() {
  const { enquiries } = trpc.useUtils().notifications;
  return trpc.notifications.enquiries.saveMany.useMutation({
    onSuccess: (saved, { ids }) => {
      const gone = ids.length - saved;
      const notSaved = gone > 0 && `${gone} ${gone === 1 ? 'was' : 'were'} not: erased meanwhile.`;
      const text = `${saved} ${saved === 1 ? 'enquiry is' : 'enquiries are'} saved.`;
      notifySuccess(notSaved ? `${text} ${notSaved}` : text);
    },
    onSettled: () => void enquiries.invalidate(),
  });
}

export function useEraseEnquiry() {
  const { enquiries } = trpc.useUtils().notifications;
  const onSettled = () => void enquiries.list.invalidate();
  const erase = trpc.notifications.enquiries.erase.useMutation({
    onSuccess: () => notifySuccess('The enquiry is erased.'),
    onSettled,
  });
  const withdraw = trpc.notifications.enquiries.withdrawConsent.useMutation({
    onSuccess: () => notifySuccess('The consent is withdrawn and the lead erased.'),
    onSettled,
  });
  return { erase, withdraw };
}

const fileName = 'Enquiries.csv';

/** Gives the chosen enquiries to keep, as a table for a spreadsheet. */
export function useExportEnquiries() {
  return trpc.notifications.enquiries.export.useMutation({
    onSuccess: ({ csv, exported, count }) => {
      saveBlob(fileName, new Blob([csv], { type: 'text/csv;charset=utf-8' }));
      const held = exported.toLocaleString('en-GB');
      notifySuccess(
        exported === count
          ? `${fileName} holds ${held} ${count === 1 ? 'enquiry' : 'enquiries'}.`
          : `${fileName} holds the first ${held} of ${count.toLocaleString('en-GB')}. Filter the list to export the rest.`,
      );
    },
    onError: (error) => {
      if (!needsProof(error)) notifyError('Failed to export enquiries');
    },
  });
}
