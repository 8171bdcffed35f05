export interface ToastWords {
  title: string;
  text: string;
  tone: 'ok' | 'error';
}

// Most visits see no notice, so what shows them comes when the first one does.
const loadQueue = () => import('./toast-queue.ts');

/** Shows a notice over the page. */
export const notify = (words: ToastWords) => void loadQueue().then(({ addToast }) => addToast(words));
