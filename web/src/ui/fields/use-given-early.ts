import { useEffect, useEffectEvent, useRef } from 'react';
import { useInBrowser } from '../browser/use-in-browser.ts';

export const typedIn = ({ value }: HTMLInputElement | HTMLTextAreaElement) => value;

/**
 * Takes over the text or the choice that somebody gave in a rendered page before its script came. `read` finds it in
 * the element of the returned ref.
 */
export function useGivenEarly<Part extends HTMLElement, Value extends string>(
  value: Value | '',
  onChange: (value: Value) => void,
  read: (part: Part) => string | undefined,
) {
  const part = useRef<Part>(null);
  // A browser may tidy the value of a field that the app makes itself: that is nothing typed.
  const isRendered = !useInBrowser();
  const takeOver = useEffectEvent(() => {
    const given = (part.current && read(part.current)) ?? '';
    if (isRendered && given !== value) onChange(given as Value);
  });
  useEffect(() => takeOver(), []);
  return part;
}
