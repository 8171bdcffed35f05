import type { HowMadeRequestId } from '@plainwill/contracts/shared/ids';
import { keepPreviousData } from '@tanstack/react-query';
import { failureOf } from '../../shared/api/failure.ts';
import { type RouterOutputs, trpc } from '../../shared/api/trpc.ts';
import { saveFile } from '../../ui/browser/links.ts';
import { notifySuccess } from '../../ui/toasts/toasts.ts';
import { readOnce } from '../lists/read-once.ts';
import type { ChosenRequests } from './chosen-requests.ts';

export type OpenRequest = RouterOutputs['willData']['howMade']['get'];

export const useRequests = (chosen: ChosenRequests) =>
  trpc.willData.howMade.list.useQuery(chosen, { placeholderData: keepPreviousData });

export const useRequest = (id: HowMadeRequestId) => trpc.willData.howMade.get.useQuery({ id }, readOnce);

/** Each act shows the request as it is stored afterwards. */
function useStored(message: string) {
  const { howMade } = trpc.useUtils().willData;
  return {
    onSuccess: (request: OpenRequest) => {
      howMade.get.setData({ id: request.id }, request);
      notifySuccess(message);
    },
    onError: (error: Parameters<typeof failureOf>[0], { id }: { id: string }) => {
      // The version that a colleague has stored is shown.
      if (failureOf(error).reason === 'HowMadeRequestChanged') void howMade.get.refetch({ id });
    },
    onSettled: () => void howMade.list.invalidate(),
  };
}

export const useEnterRequest = () => trpc.willData.howMade.enter.useMutation(useStored('The request is recorded.'));
export const useFindRecords = () => trpc.willData.howMade.find.useMutation();
export const useChooseRecord = () => trpc.willData.howMade.choose.useMutation(useStored('The record is chosen.'));
export const useAgree = () => trpc.willData.howMade.agree.useMutation(useStored('You have agreed.'));
export const useRefuse = () => trpc.willData.howMade.refuse.useMutation(useStored('The request is refused.'));
export const useMarkSent = () => trpc.willData.howMade.sent.useMutation(useStored('The request is marked as sent.'));

export const useStatement = () =>
  trpc.willData.howMade.statement.useMutation({
    onSuccess: ({ fileName, mediaType, base64 }) => saveFile(fileName, mediaType, base64),
  });
