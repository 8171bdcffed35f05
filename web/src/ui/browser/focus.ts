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

/** Puts the focus on the input of this name: in a group of radios, on the chosen one or else the first. */
export function focusField(within: ParentNode, name: string): void {
  const field = within.querySelector(`[data-field="${CSS.escape(name)}"]`);
  const input =
    field?.querySelector<HTMLElement>('input:checked') ?? field?.querySelector<HTMLElement>('input, textarea, button');
  // What is folded away cannot have the focus.
  const folded = input?.closest('details');
  if (folded) folded.open = true;
  input?.focus();
}
