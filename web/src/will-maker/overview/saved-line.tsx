import { useAtomValue } from 'jotai';
import { useSyncExternalStore } from 'react';
import { useLastSave } from '../../shared/api/query-client.ts';
import { saveAll, saveStatesAtom } from '../../shared/autosave/open-section.ts';
import { combined, saveStateMessage } from '../../shared/autosave/save-state.ts';
import { storageLabel } from '../../shared/drafts/storage-label.ts';
import { SaveStatus } from '../../ui/feedback/save-status.tsx';

function subscribe(onChange: () => void) {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** The device has a connection, as far as the browser knows. */
const useOnline = () => useSyncExternalStore(subscribe, () => navigator.onLine);

/** Says once for the whole page whether everything typed is safe. */
export function SavedLine({ isSteady }: { isSteady?: boolean }) {
  const lastSave = useLastSave();
  const states = Object.values(useAtomValue(saveStatesAtom));
  const state = combined(lastSave === null ? states : [...states, { kind: 'saved', at: lastSave }]);
  const isOnline = useOnline();
  const hasFailed = state.kind === 'failed';
  return (
    <SaveStatus
      tone={state.kind}
      isSteady={isSteady}
      message={hasFailed && !isOnline ? `You’re offline. Your changes are ${storageLabel()}.` : saveStateMessage(state)}
      onRetry={hasFailed ? () => void saveAll() : undefined}
    />
  );
}
