import type { SectionPart } from '@plainwill/contracts/will-data/will/answer-place';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'wouter';

/** Opens the record of this part that the address asks for, as a link from the will does. */
export function useAskedRecord(part: SectionPart, open: (recordId: string) => void): void {
  const [search] = useSearchParams();
  const asked = search.get('section') === part ? search.get('record') : null;
  const openAsked = useEffectEvent(open);
  useEffect(() => {
    if (asked) openAsked(asked);
  }, [asked]);
}

/** Puts the focus on the field that the address asks for, as a link from the will does. */
export function useAskedField(): void {
  const [search] = useSearchParams();
  const [section, record, field] = ['section', 'record', 'field'].map((name) => search.get(name));
  useEffect(() => {
    if (!section || !field) return;
    const leaving = new AbortController();
    void import('./focus-when-there.ts').then(({ focusWhenThere }) =>
      focusWhenThere({ section, field, isInDialog: Boolean(record) }, leaving.signal),
    );
    return () => leaving.abort();
  }, [section, record, field]);
}
