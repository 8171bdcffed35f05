import type { Residue } from '@plainwill/contracts/will-data/residue';
import { useMutation } from '@tanstack/react-query';
import { calls } from '../../api/trpc.ts';
import { notify } from '../../ui/feedback/toasts.ts';
import { readPortalAgain, storedPortal, updatePortal } from '../portal/portal-cache.ts';

const show = (residue: Residue) => updatePortal((portal) => ({ ...portal, residue }));

/** Shows the new list at once, and puts the old one back if it is refused. Lists are sent one after another. */
export const useReplaceResidue = () =>
  useMutation({
    scope: { id: 'residuary recipients' },
    mutationFn: ({ basedOn, recipients }: { basedOn?: number; recipients: Residue['recipients'] }) =>
      // Without a version of its own, a list is laid over the one that was saved before it.
      calls.willData.residue.replace.mutate({ basedOn: basedOn ?? storedPortal()?.residue.version ?? 0, recipients }),
    onMutate: ({ recipients }) => {
      const before = storedPortal()?.residue;
      if (before) show({ ...before, recipients });
      return { before, shown: storedPortal()?.residue.recipients };
    },
    onSuccess: (saved, _list, { shown }) => {
      // Another list may have been given meanwhile, and is on the screen.
      const current = storedPortal()?.residue;
      show(current && current.recipients !== shown ? { ...current, version: saved.version } : saved);
    },
    onError: async (_error, _list, kept) => {
      if (kept?.before) show(kept.before);
      notify({ title: 'Save Error', text: 'Failed to save residuary recipients', tone: 'error' });
      await readPortalAgain().catch(() => undefined);
    },
  });
