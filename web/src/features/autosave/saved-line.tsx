import { useAtomValue } from 'jotai';
import { SaveStatus } from '../../ui/save-status.tsx';
import { saveAll, saveStatesAtom } from './open-section.ts';
import { combined, wordsFor } from './save-state.ts';

/** Says once for the whole page whether everything typed is safe. */
export function SavedLine() {
  const state = combined(Object.values(useAtomValue(saveStatesAtom)));
  return (
    <SaveStatus
      tone={state.kind}
      words={wordsFor(state)}
      onRetry={state.kind === 'failed' ? () => void saveAll() : undefined}
    />
  );
}
