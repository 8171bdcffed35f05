import type { Finding, OwnFinding } from '@plainwill/contracts/will-data/will/will-checks';
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

const show = ({ version, isUnderstood }: Pick<OwnFinding, 'version' | 'isUnderstood'>) =>
  preview.setData(
    undefined,
    (known) =>
      known && {
        ...known,
        checks: known.checks.map((check) => (check.version === version ? { ...check, isUnderstood } : check)),
      },
  );

/** Keeps the "I understand" of a warning in the account: of its words, so that one that says something else asks again. */
export const useUnderstand = () =>
  trpc.willData.willDocument.understand.useMutation({
    onMutate: show,
    // The will may have been read again meanwhile, as it was before.
    onSuccess: (_done, ticked) => show(ticked),
    onError: (_error, { version, isUnderstood }) => {
      show({ version, isUnderstood: !isUnderstood });
      notifyError('Failed to save your tick');
    },
  });
