import type { PersonId } from '@plainwill/contracts/shared/ids';
import { useDialogState } from '../../../shared/drafts/dialog-state.tsx';
import { isSameDraft } from './dialog-draft.ts';

interface Versioned {
  id: PersonId;
  version: number;
}

/**
 * A dialog's draft over a record, or for a new one, and the version it is over. `record` null is a new one, which keeps
 * its id, so that a second try adds nothing twice.
 */
export function useDialogDraft<R extends Versioned | null, D extends object>(record: R, draftOf: (of: R) => D) {
  const [state, setState] = useDialogState('draft', () => ({
    id: record?.id ?? (crypto.randomUUID() as PersonId),
    basedOn: record?.version ?? 0,
    start: draftOf(record),
    draft: draftOf(record),
    elsewhere: null as D | null,
  }));
  return {
    ...state,
    isDirty: !isSameDraft(state.draft, state.start),
    change: (draft: D) => setState({ ...state, draft }),
    /** Somebody else has saved the record meanwhile: once that is shown, the next save is over it. */
    showElsewhere: (latest: NonNullable<R>) =>
      setState({ ...state, basedOn: latest.version, elsewhere: draftOf(latest) }),
    takeElsewhere: () =>
      state.elsewhere && setState({ ...state, start: state.elsewhere, draft: state.elsewhere, elsewhere: null }),
  };
}
