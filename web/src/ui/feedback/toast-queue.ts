import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast';

export interface ToastWords {
  title: string;
  text: string;
  tone: 'ok' | 'error';
  /** Takes back what the notice tells of. */
  onUndo?: () => void;
}

export const toasts = new ToastQueue<ToastWords>({ maxVisibleToasts: 3 });

const successMs = 7000;

/** One that says the same is not shown twice; errors stay until closed. */
export function addToast(words: ToastWords): void {
  const isShown = toasts.visibleToasts.some(
    ({ content }) => content.title === words.title && content.text === words.text,
  );
  if (!isShown) toasts.add(words, words.tone === 'ok' ? { timeout: successMs } : {});
}
