import { useAtomValue } from 'jotai';
import { saveAll, saveStatesAtom } from '../../../shared/autosave/open-section.ts';
import { saveStateMessage } from '../../../shared/autosave/save-state.ts';
import { SaveStatus } from '../../../ui/feedback/save-status.tsx';
import { capacitySection } from './capacity-autosave.ts';

/** Whether the answers to the questions are safe. */
export function AnswersSaved() {
  const state = useAtomValue(saveStatesAtom)[capacitySection] ?? { kind: 'idle' };
  const onRetry = state.kind === 'failed' ? () => void saveAll() : undefined;
  return <SaveStatus tone={state.kind} words={saveStateMessage(state)} onRetry={onRetry} />;
}
