import { useEffect, useRef } from 'react';

/** A closing menu, the list that a card leaves and the dialog around it all move the focus, in frames of their own. */
const framesToSettle = 10;
const byHand = ['pointerdown', 'keydown'] as const;

const buttonOf = (frame: HTMLElement | null, name: string) =>
  [...(frame?.querySelectorAll('button') ?? [])].find(({ ariaLabel }) => ariaLabel === name);

/** Brings the focus back to the button that moved a card, which is drawn anew in its new level. */
export function useReturningFocus(list: readonly unknown[]) {
  const frame = useRef<HTMLDivElement>(null);
  const pressed = useRef<string | null>(null);

  useEffect(() => {
    const name = pressed.current;
    if (!name || list.length === 0) return;
    let frames = framesToSettle;
    const returnFocus = () => {
      if (pressed.current !== name) return;
      buttonOf(frame.current, name)?.focus();
      frames -= 1;
      if (frames === 0) pressed.current = null;
      else next = requestAnimationFrame(returnFocus);
    };
    // From then on the person says where the focus is.
    const stop = () => {
      pressed.current = null;
    };
    let next = requestAnimationFrame(returnFocus);
    for (const event of byHand) window.addEventListener(event, stop, true);
    return () => {
      cancelAnimationFrame(next);
      for (const event of byHand) window.removeEventListener(event, stop, true);
    };
  }, [list]);

  /** Call it with the name of the button, before the list changes. */
  const remember = (button: string | undefined) => {
    pressed.current = button ?? null;
    // A list that still has the focus when its card goes would give it to another card.
    if (button) frame.current?.focus({ preventScroll: true });
  };
  return { frame, remember };
}
