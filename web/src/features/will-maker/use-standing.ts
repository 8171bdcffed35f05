import type { WillPart } from '@plainwill/contracts/will-data/readiness';
import { useAtomValue } from 'jotai';
import { saveStatesAtom } from '../autosave/open-section.ts';
import { usePortal, useToday } from '../portal/use-portal.ts';
import type { Standing } from './progress.ts';

/** Where the testator stands. Inside the loaded portal only. */
export function useStanding(): Standing {
  const states = useAtomValue(saveStatesAtom);
  return { portal: usePortal(), today: useToday(), typedIn: new Set(Object.keys(states) as WillPart[]) };
}
