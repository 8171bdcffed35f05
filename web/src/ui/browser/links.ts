import { minuteMs } from '@plainwill/contracts/shared/durations';
import { notify } from '../toasts/toasts.ts';

/** An app such as Facebook shows pages in a browser of its own, which often saves no files. */
const isInApp = (agent: string) =>
  /\bFBA[NV]\/|\bInstagram\b|\bGSA\/|; wv\)/.test(agent) ||
  (/iP(?:hone|ad|od)/.test(agent) && !agent.includes('Safari/'));

// Safari on an iPhone asks first, and reads the file only once it is answered: https://bugs.webkit.org/show_bug.cgi?id=211234
const lifetimeMs = 10 * minuteMs;

/** Gives the browser a file to keep under this name. */
export function saveBlob(fileName: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.hidden = true;
  // Some browsers ignore the click on a link that is in no page.
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), lifetimeMs);
  if (isInApp(navigator.userAgent))
    notify({
      title: 'Can’t find the file?',
      text: 'This app’s browser may not save files. Open this page in Safari or Chrome, and download it there.',
      tone: 'error',
    });
}

/** Gives the browser a file to keep under this name, from its base64 text. */
export function saveFile(fileName: string, type: string, base64: string): void {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  saveBlob(fileName, new Blob([bytes], { type }));
}

/** Leaves the app for an address that is no page of it, as a link to it would. */
export function leaveTo(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.click();
}
