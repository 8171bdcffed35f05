import { useEffect, useRef, useState } from 'react';
import { focusField } from '../../ui/forms/focus-field.ts';

/** The lines, shown once there is an address or somebody wants to write one; the focus follows. */
export function useShownLines(hasAddress: boolean, name: string) {
  const ref = useRef<HTMLFieldSetElement>(null);
  const [wanted, setWanted] = useState<{ focus: 'group' | 'first line' } | null>(null);
  useEffect(() => {
    if (!wanted || !ref.current) return;
    // The whole after choosing, so that no keyboard covers what is to be checked.
    if (wanted.focus === 'group') ref.current.focus();
    else focusField(ref.current, `${name}.line_1`);
  }, [wanted, name]);
  return {
    ref,
    areShown: hasAddress || wanted !== null,
    show: (focus: 'group' | 'first line') => setWanted({ focus }),
  };
}
