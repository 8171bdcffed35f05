/** Between the notices and the edge of the screen, and what comes next. */
const edge = 16;

/**
 * Keeps what has the focus from lying under the notices: as long as there are any, styles know by `--notices` how much of
 * the edge they take.
 */
export function keepClear(notices: HTMLElement | null) {
  if (!notices) return;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    style.setProperty('--notices', `${notices.offsetHeight + 2 * edge}px`);
    const focused = document.activeElement;
    if (focused && !notices.contains(focused) && isUnder(notices, focused))
      focused.scrollIntoView({ block: 'nearest' });
  });
  observer.observe(notices);
  return () => {
    observer.disconnect();
    style.removeProperty('--notices');
  };
}

function isUnder(notices: HTMLElement, element: Element) {
  const [above, below] = [notices.getBoundingClientRect(), element.getBoundingClientRect()];
  return above.top < below.bottom && below.top < above.bottom && above.left < below.right && below.left < above.right;
}
