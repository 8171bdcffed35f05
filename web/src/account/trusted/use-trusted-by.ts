import { trpc } from '../../shared/api/trpc.ts';

/** Those who have left the signed-in account something to read now. Read anew whenever it is shown. */
export const useTrustedBy = () => trpc.willData.trusted.ofOthers.useQuery(undefined, { staleTime: 0, retry: false });

export const useReceivedTrust = () => trpc.identity.trustedInvitations.received.useQuery(undefined, { staleTime: 0 });

export const useSeeThing = () => trpc.willData.trusted.see.useMutation();

/** Someone trusted who steps back reads nothing from then on. */
export function useLeave() {
  const { ofOthers } = trpc.useUtils().willData.trusted;
  return trpc.willData.trusted.leave.useMutation({ onSuccess: () => ofOthers.invalidate() });
}
