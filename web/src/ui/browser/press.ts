const maxDriftPx = 10;

const topOf = (control: HTMLElement) => control.getBoundingClientRect().top;

/**
 * A press counts for the control that it began on, even if the page moves before it ends: the browser gives the click to
 * whatever holds both places, where nothing answers it.
 */
export function keepPresses() {
  let control: HTMLElement | null;
  let top: number;
  let x: number;
  let y: number;
  addEventListener(
    'pointerdown',
    (event) => {
      control = (event.target as Element).closest<HTMLElement>('a, button, label, summary');
      if (!control) return;
      top = topOf(control);
      x = event.clientX;
      y = event.clientY;
    },
    true,
  );
  addEventListener(
    'click',
    (event) => {
      const pressed = control;
      control = null;
      if (!pressed?.isConnected || pressed.contains(event.target as Element) || topOf(pressed) === top) return;
      const isDrag = Math.hypot(event.clientX - x, event.clientY - y) > maxDriftPx;
      // A click by a key or by a script, which has no count, began with no press.
      if (isDrag || !event.detail) return;
      event.stopPropagation();
      event.preventDefault();
      pressed.click();
    },
    true,
  );
}
