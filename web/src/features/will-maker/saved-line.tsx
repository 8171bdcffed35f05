import { useAtomValue } from 'jotai';
import { useOnline } from '../../ui/browser/use-online.ts';
import { SaveStatus } from '../../ui/feedback/save-status.tsx';
import { saveAll, saveStatesAtom } from '../autosave/open-section.ts';
import { combined, saveStateMessage } from '../autosave/save-state.ts';

/** Says once for the whole page whether everything typed is safe. */
export function SavedLine({ isSteady }: { isSteady?: boolean }) {
  const state = combined(Object.values(useAtomValue(saveStatesAtom)));
  const isOnline = useOnline();
  const hasFailed = state.kind === 'failed';
  return (
    <SaveStatus
      tone={state.kind}
      isSteady={isSteady}
      words={hasFailed && !isOnline ? 'You’re offline. Your changes are kept on this device.' : saveStateMessage(state)}
      onRetry={hasFailed ? () => void saveAll() : undefined}
    />
  );
}
