import type { ToastWords } from './toast-queue.ts';

let isWanted = false;
const changed = new Set<() => void>();

/** Most visits see no notice, so what shows them comes only where one may. */
export const toastList = {
  isWanted: () => isWanted,
  subscribe(onChange: () => void) {
    changed.add(onChange);
    return () => void changed.delete(onChange);
  },
  /** Fetches it, so that it is there when the network is not. */
  prepare() {
    isWanted = true;
    for (const tell of changed) tell();
  },
};

/** Shows a notice over the page. */
export function notify(words: ToastWords): void {
  toastList.prepare();
  void import('./toast-queue.ts').then(({ addToast }) => addToast(words));
}
