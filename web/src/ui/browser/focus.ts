/** As the ref of what must not be overlooked: it gets the focus, and so is in view, as soon as it is there. */
export const moveFocus = (element: HTMLElement | null) => element?.focus();

/**
 * Calls back when whatever closes or opens has moved the focus: a menu or dialog first puts it where it likes it.
 * @returns calls it off
 */
export function afterFocusMoved(act: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(act);
  });
  return () => cancelAnimationFrame(frame);
}

// Half a second of them; on a slow phone fewer come in a second, and what moves the focus is slower too.
const framesFocused = 30;

/**
 * Gives an element the focus and keeps it there while a menu that closes, or a list that has lost a row, still puts it
 * where it likes; until the person presses something.
 * @returns calls it off
 */
export function forceFocus(element: HTMLElement): () => void {
  let left = framesFocused;
  let frame = requestAnimationFrame(refocus);
  const presses = ['keydown', 'pointerdown'] as const;
  function refocus() {
    if (document.activeElement !== element) element.focus({ preventScroll: true });
    left -= 1;
    if (left > 0) frame = requestAnimationFrame(refocus);
  }
  function end() {
    cancelAnimationFrame(frame);
    for (const press of presses) document.removeEventListener(press, end, true);
  }
  for (const press of presses) document.addEventListener(press, end, true);
  return end;
}

/** Puts the focus on the input of this name: in a group of radios, on the chosen one or else the first. */
export function focusField(within: ParentNode, name: string): void {
  const field = within.querySelector(`[data-field="${CSS.escape(name)}"]`);
  const input =
    field?.querySelector<HTMLElement>('input:checked') ?? field?.querySelector<HTMLElement>('input, textarea, button');
  // An input that is folded away cannot have the focus.
  const folded = input?.closest('details');
  if (folded) folded.open = true;
  input?.focus();
}
