import type { Planning } from '@plainwill/contracts/identity/partner';
import { trpc } from '../../shared/api/trpc.ts';

/** How the signed-in account stands to planning together. Read anew whenever the page is shown: the other may end it. */
export const usePlanning = () => trpc.identity.partner.get.useQuery(undefined, { staleTime: 0 });

/** Takes the answer of a change as how things stand now. */
export function useCachePlanning() {
  const { identity } = trpc.useUtils();
  return (planning: Planning) => identity.partner.get.setData(undefined, planning);
}
