import { notify } from '../../ui/toasts/toasts.ts';
import { onDraftsCleared } from './clear-drafts.ts';

let isNotified = false;
onDraftsCleared(() => {
  isNotified = false;
});

/** Says once in a visit that a draft ends with the page. */
export function notifyNotStored(): void {
  if (isNotified) return;
  isNotified = true;
  notify({
    title: 'Not kept on this device',
    text: 'Your browser’s storage is full or switched off. What you type stays until you close or reload this page.',
    tone: 'error',
  });
}
