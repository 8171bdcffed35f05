import { useEffect, useEffectEvent, useRef } from 'react';
import { useInBrowser } from '../browser/use-in-browser.ts';

/** Text typed into a rendered page before its script came is taken over, not lost. */
export function useTypedEarly<Field extends HTMLInputElement | HTMLTextAreaElement>(
  value: string,
  onChange: (value: string) => void,
) {
  const field = useRef<Field>(null);
  // A browser may tidy the value of a field that the app makes itself: that is nothing typed.
  const isRendered = !useInBrowser();
  const takeOver = useEffectEvent(() => {
    const typed = field.current?.value ?? '';
    if (isRendered && typed !== value) onChange(typed);
  });
  useEffect(() => takeOver(), []);
  return field;
}
