import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast';
import type { ToastWords } from './toasts.ts';

export const toasts = new ToastQueue<ToastWords>({ maxVisibleToasts: 3 });

const successMs = 7000;

/** One that says the same is not shown twice; errors stay until closed. */
export function addToast(words: ToastWords): void {
  const isShown = toasts.visibleToasts.some(
    ({ content }) => content.title === words.title && content.text === words.text,
  );
  if (!isShown) toasts.add(words, words.tone === 'ok' ? { timeout: successMs } : {});
}
