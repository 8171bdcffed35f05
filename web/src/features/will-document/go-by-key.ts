import type { KeyboardEvent } from 'react';

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_at, last) => last,
};

/** Moves the focus among the elements that `selector` finds, from the one that has it. */
export function goByKey(event: KeyboardEvent<HTMLElement>, selector: string): void {
  const step = steps[event.key];
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  if (!step || at < 0) return;
  event.preventDefault();
  stops[step(at, stops.length - 1)]?.focus();
}
