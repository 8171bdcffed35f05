import type { Portal } from '@plainwill/contracts/will-data/portal';
import { api } from '../../api/trpc.ts';

const { portal, willDocument, signingCopies } = api.willData;

/** What was read last; undefined before the portal is loaded. */
export const storedPortal = (): Portal | undefined => portal.get.getData();

let changes = 0;

/** Puts what a call answered among the answers on the screen. */
export function updatePortal(change: (portal: Portal) => Portal): void {
  changes += 1;
  // A read that is on its way may have been made before the change.
  void portal.get.cancel();
  const known = storedPortal();
  if (known) portal.get.setData(undefined, change(known));
  // What was cancelled was the first read, and nothing is on the screen without it.
  else void portal.get.invalidate();
  void willDocument.preview.invalidate();
  void signingCopies.changesSince.invalidate();
}

/** Reads everything again, and once more where a change cut that off, which gives what was known before it. */
export async function readPortalAgain(): Promise<Portal> {
  const before = changes;
  const read = await portal.get.fetch(undefined, { staleTime: 0 });
  return changes === before ? read : readPortalAgain();
}
