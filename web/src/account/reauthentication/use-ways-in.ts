import { trpc } from '../../shared/api/trpc.ts';

/** How the signed-in person signs in. */
export const useWaysIn = () => trpc.identity.waysIn.get.useQuery();
