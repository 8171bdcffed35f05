import type { Portal } from '@plainwill/contracts/will-data/portal';
import { api } from '../../api/trpc.ts';

const { portal, willDocument } = api.willData;

/** What was read last; undefined before the portal is loaded. */
export const storedPortal = (): Portal | undefined => portal.get.getData();

/** Puts what a call answered among the answers on the screen. */
export function updatePortal(change: (portal: Portal) => Portal): void {
  // A read that is on its way may have been made before the change.
  void portal.get.cancel();
  portal.get.setData(undefined, (known) => known && change(known));
  void willDocument.preview.invalidate();
}

export const readPortalAgain = (): Promise<Portal> => portal.get.fetch(undefined, { staleTime: 0 });
