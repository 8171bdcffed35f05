import type { Finding, OwnFinding } from '@plainwill/contracts/will-data/will/will-checks';
import { getQueryKey } from '@trpc/react-query';
import { queryClient } from '../../../shared/api/query-client.ts';
import { api, trpc } from '../../../shared/api/trpc.ts';
import { notifyError } from '../../../ui/toasts/toasts.ts';
import { byMessage } from './finding-model.ts';

/** A later copy to sign is itself the answer to a printed one that is out of date. */
export const outdatedCopy = 'SIG-04';

export const asksTick = ({ id, severity }: Finding) => severity === 'warns' && id !== outdatedCopy;

/** The warnings to be ticked, each sentence once. */
export const warningsToTick = (checks: readonly OwnFinding[]): OwnFinding[] =>
  byMessage(checks.filter(asksTick)).flatMap((same) => same.slice(0, 1));

/** Selects the warnings that still need an "I understand". */
export const warningsToRead = (checks: readonly OwnFinding[]): OwnFinding[] =>
  warningsToTick(checks).filter(({ isUnderstood }) => !isUnderstood);

const { preview } = api.willData.willDocument;

type Tick = Pick<OwnFinding, 'version' | 'isUnderstood'>;

/**
 * Shows a tick among what the checks found. A read of the will that is on its way may have been made before it, and ends.
 * @returns whether one was on its way
 */
function show({ version, isUnderstood }: Tick): boolean {
  const wasReading = queryClient.isFetching({ queryKey: getQueryKey(trpc.willData.willDocument.preview) }) > 0;
  void preview.cancel();
  preview.setData(
    undefined,
    (known) =>
      known && {
        ...known,
        checks: known.checks.map((check) => (check.version === version ? { ...check, isUnderstood } : check)),
      },
  );
  return wasReading;
}

/** Keeps the "I understand" of a warning in the account: of its words, so that one that says something else asks again. */
export const useUnderstand = () =>
  trpc.willData.willDocument.understand.useMutation({
    onMutate: show,
    onSuccess(_done, ticked, wasReading) {
      const isReading = show(ticked);
      if (wasReading || isReading) void preview.invalidate();
    },
    onError(_error, { version, isUnderstood }, wasReading) {
      const isReading = show({ version, isUnderstood: !isUnderstood });
      if (wasReading || isReading) void preview.invalidate();
      notifyError('Failed to save your tick');
    },
  });
