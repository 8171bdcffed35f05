import { useLayoutEffect, useState } from 'react';

let isPressed = false;
let ending: ReturnType<typeof setTimeout> | undefined;
const waiting = new Set<() => void>();

function begin() {
  clearTimeout(ending);
  isPressed = true;
}

// The click comes in the same task as the release: what waits moves the page after it.
function end() {
  clearTimeout(ending);
  ending = setTimeout(() => {
    isPressed = false;
    for (const act of waiting) act();
    waiting.clear();
  });
}

if (typeof document !== 'undefined') {
  // A finger's click is followed by the events of a mouse, which take the focus.
  for (const start of ['pointerdown', 'mousedown']) document.addEventListener(start, begin, true);
  // A browser that takes over, as in a menu of its own, reports no release: a key shows that it is over.
  const stops = ['pointerup', 'pointercancel', 'mouseup', 'dragend', 'keydown'];
  for (const stop of stops) document.addEventListener(stop, end, true);
}

/** The value as it was when a press began, until that is over: a page that moves makes the press miss. */
export function useSteadyValue<T>(value: T): T {
  const [shown, setShown] = useState(value);
  useLayoutEffect(() => {
    if (shown === value) return;
    const show = () => setShown(value);
    if (!isPressed) return show();
    waiting.add(show);
    return () => void waiting.delete(show);
  }, [shown, value]);
  return shown;
}
