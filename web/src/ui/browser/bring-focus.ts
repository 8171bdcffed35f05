/** As the ref of what must not be overlooked: it gets the focus, and so is in view, as soon as it is there. */
export const bringFocus = (element: HTMLElement | null) => element?.focus();
