/** Brings a section into view, with the focus on its heading. */
export function focusSection(id: string): void {
  const section = document.querySelector(`[data-section="${CSS.escape(id)}"]`);
  section?.scrollIntoView({ block: 'start' });
  const heading = section?.querySelector<HTMLElement>(':is(h2, h3) button, :is(h2, h3)[tabindex]');
  heading?.focus({ preventScroll: true });
}
