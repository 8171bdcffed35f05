import { useAtomValue } from 'jotai';
import { SaveStatus } from '../../ui/feedback/save-status.tsx';
import { saveAll, saveStatesAtom } from '../autosave/open-section.ts';
import { saveStateMessage } from '../autosave/save-state.ts';
import { capacitySection } from './capacity-autosave.ts';

/** Whether the answers to the questions are safe. */
export function AnswersSaved() {
  const state = useAtomValue(saveStatesAtom)[capacitySection] ?? { kind: 'idle' };
  const onRetry = state.kind === 'failed' ? () => void saveAll() : undefined;
  return <SaveStatus tone={state.kind} words={saveStateMessage(state)} onRetry={onRetry} />;
}
