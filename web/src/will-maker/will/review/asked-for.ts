import { useAtom } from 'jotai';
import { draftAtom } from '../../../shared/drafts/draft-atoms.ts';

/** These go with a request and are on no service before it is sent. */
interface AskedFor {
  /** The answer on help. It is in memory alone: a reload forgets it. */
  help: string;
  isUrgent: boolean;
  words: string;
}

const nothing: AskedFor = { help: '', isUrgent: false, words: '' };
const askedForAtom = draftAtom<AskedFor>(nothing);

export function useAskedFor() {
  const [askedFor, set] = useAtom(askedForAtom);
  return {
    askedFor,
    change: (changed: Partial<AskedFor>) => set((known) => ({ ...known, ...changed })),
    forget: () => set(nothing),
  };
}
