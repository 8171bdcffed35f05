import { useEffect } from 'react';
import { useSearchParams } from 'wouter';

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
