import type { Residue } from '@plainwill/contracts/will-data/records/residue';
import { useMutation } from '@tanstack/react-query';
import { calls } from '../../../shared/api/trpc.ts';
import {
  refetchTestatorRecord,
  storedRecord,
  updateTestatorRecord,
} from '../../../shared/testator-record/use-testator-record.ts';
import { notify } from '../../../ui/toasts/toasts.ts';

const show = (residue: Residue) => updateTestatorRecord((testatorRecord) => ({ ...testatorRecord, residue }));

/** Shows the new list at once, and puts the old one back if it is refused. Lists are sent one after another. */
export const useReplaceResidue = () =>
  useMutation({
    scope: { id: 'residuary recipients' },
    mutationFn: ({ basedOn, recipients }: { basedOn?: number; recipients: Residue['recipients'] }) =>
      // Without a version of its own, a list is laid over the one that was saved before it.
      calls.willData.residue.replace.mutate({ basedOn: basedOn ?? storedRecord()?.residue.version ?? 0, recipients }),
    onMutate: ({ recipients }) => {
      const before = storedRecord()?.residue;
      if (before) show({ ...before, recipients });
      return { before, shown: storedRecord()?.residue.recipients };
    },
    onSuccess: (saved, _list, { shown }) => {
      // Another list may have been given meanwhile, and is on the screen.
      const current = storedRecord()?.residue;
      show(current && current.recipients !== shown ? { ...current, version: saved.version } : saved);
    },
    onError: async (_error, _list, kept) => {
      if (kept?.before) show(kept.before);
      notify({ title: 'Save Error', text: 'Failed to save residuary recipients', tone: 'error' });
      await refetchTestatorRecord().catch(() => undefined);
    },
  });
