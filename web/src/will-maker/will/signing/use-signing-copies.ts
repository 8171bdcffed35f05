import type { DocumentFormat, GuidanceSheet } from '@plainwill/contracts/will-data/will/files';
import type { SigningCopy } from '@plainwill/contracts/will-data/will/signing-copies';
import { failureOf } from '../../../shared/api/failure.ts';
import { api, calls, trpc } from '../../../shared/api/trpc.ts';
import { notifySuccess } from '../../../ui/toasts/toasts.ts';

const { signingCopies, willDocument, review } = api.willData;

/** The newest first. */
export const useSigningCopies = () => trpc.willData.signingCopies.list.useQuery();

/** Answers that were changed meanwhile are read again, where that is why a copy was refused. */
export function useMakeCopy() {
  return trpc.willData.signingCopies.make.useMutation({
    onSuccess: (copy) => {
      signingCopies.list.setData(undefined, (known) => known && [copy, ...known.filter(({ id }) => id !== copy.id)]);
      void signingCopies.list.invalidate();
      // The findings of the checks depend on the copy made last.
      void willDocument.preview.invalidate();
    },
    onError: (error) => {
      if (!failureOf(error).reason) return;
      void willDocument.preview.invalidate();
      void review.status.invalidate();
    },
  });
}

export type MakeCopy = ReturnType<typeof useMakeCopy>;

export function useRemoveCopy({ id, number }: SigningCopy) {
  return trpc.willData.signingCopies.remove.useMutation({
    onSuccess: () => {
      signingCopies.list.setData(undefined, (known) => known?.filter((copy) => copy.id !== id));
      void willDocument.preview.invalidate();
      notifySuccess(`Copy ${number} is deleted`);
    },
  });
}

export const fetchCopy = (id: SigningCopy['id'], format: DocumentFormat) =>
  calls.willData.signingCopies.file.query({ id, format });

export const fetchSheet = (sheet: GuidanceSheet) => calls.willData.signingCopies.sheet.query({ sheet });
