import type { WillPart } from '@plainwill/contracts/will-data/will/readiness';
import { useAtomValue } from 'jotai';
import { saveStatesAtom } from '../autosave/open-section.ts';
import type { SaveState } from '../autosave/save-state.ts';
import { useMaritalStatus } from '../personal-details/personal-details-autosave.ts';
import { useAccountId, useTestatorRecord, useToday } from '../testator-record/use-testator-record.ts';
import type { Standing } from './progress.ts';

const partsOf = (states: object) => Object.keys(states) as WillPart[];

const isUnsaved = (state: SaveState | undefined) =>
  state !== undefined && state.kind !== 'idle' && state.kind !== 'saved';

/** Where the testator stands. Inside the loaded portal only. */
export function useStanding(): Standing {
  const states = useAtomValue(saveStatesAtom);
  return {
    testatorRecord: useTestatorRecord(),
    today: useToday(),
    typedIn: new Set(partsOf(states).filter((part) => isUnsaved(states[part]))),
    hasMaritalStatus: useMaritalStatus(useAccountId()) !== null,
  };
}
