import type { TrustedPersonId } from '@plainwill/contracts/shared/ids';
import type { TrustedList } from '@plainwill/contracts/will-data/trusted/trusted';
import type { TrustedThing } from '@plainwill/contracts/will-data/trusted/trusted-vocabulary';
import { trpc } from '../../../../shared/api/trpc.ts';

/** Everyone whom the signed-in account trusts. Read anew whenever the page is shown: others accept and read. */
export const useTrusted = () => trpc.willData.trusted.mine.useQuery(undefined, { staleTime: 0 });

/** The list that a change answers with takes the place of the one shown. */
function useCacheTrusted() {
  const { mine } = trpc.useUtils().willData.trusted;
  return { onSuccess: (list: TrustedList) => mine.setData(undefined, list) };
}

export const useInviteTrusted = () => trpc.willData.trusted.invite.useMutation(useCacheTrusted());
export const useSetTrusted = () => trpc.willData.trusted.set.useMutation(useCacheTrusted());
export const useSetRelease = () => trpc.willData.trusted.setRelease.useMutation(useCacheTrusted());
export const useRemoveTrusted = () => trpc.willData.trusted.remove.useMutation(useCacheTrusted());

/** Exactly what a trusted person would read today. */
export const usePreviewOfThing = (id: TrustedPersonId, thing: TrustedThing) =>
  trpc.willData.trusted.preview.useQuery({ id, thing }, { gcTime: 0, staleTime: 0 });
