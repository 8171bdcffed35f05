import { loadOnce } from '../loading/load-once.ts';
import type { ToastMessage } from './toast-list.tsx';
import { toastList } from './toast-region.tsx';

const list = loadOnce(() => import('./toast-list.tsx'));

/** Shows a notice over the page. */
export function notify(message: ToastMessage): void {
  toastList.prepare();
  void list().then(({ addToast }) => addToast(message));
}

/** Says over the page that something is done; with `onUndo`, how to take it back. */
export const notifySuccess = (text: string, onUndo?: () => void) =>
  notify({ title: 'Success', text, tone: 'ok', ...(onUndo && { onUndo }) });

/** Says over the page that something failed. */
export const notifyError = (text: string) => notify({ title: 'Error', text, tone: 'error' });

/** Takes away an error that is about to be mended or was left behind; with `leftFor`, only one of another page or step. */
export function dismissErrors(leftFor?: string): void {
  if (toastList.isWanted()) void list().then((shown) => shown.dismissErrors(leftFor));
}
