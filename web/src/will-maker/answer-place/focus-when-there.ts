import { emptyAddress } from '@plainwill/contracts/shared/address';
import { afterFocusMoved, focusField } from '../../ui/browser/focus.ts';

const patienceMs = 5000;

/** Before an address is given its lines are folded away, and the search stands for them. */
const namesOf = (field: string) =>
  field in emptyAddress ? [field === 'address' ? 'line1' : field, 'address.search'] : [field];

export interface AskedField {
  section: string;
  field: string;
  /** The record has a dialog, which the question stands in rather than in the section itself. */
  isInDialog: boolean;
}

/** Waits until the field is on the screen, as sections and dialogs are fetched when first opened. */
export function focusWhenThere({ section, field, isInDialog }: AskedField, leaving?: AbortSignal): void {
  if (leaving?.aborted) return;
  const within = isInDialog ? '[role=dialog]' : `[data-section="${CSS.escape(section)}"]`;
  const find = () => {
    const place = document.querySelector(within);
    const name = namesOf(field).find((each) => place?.querySelector(`[data-field="${CSS.escape(each)}"]`));
    return place && name ? { place, name } : null;
  };
  const tryNow = () => {
    const found = find();
    if (!found) return;
    stop();
    afterFocusMoved(() => !leaving?.aborted && focusField(found.place, found.name));
  };
  const watch = new MutationObserver(tryNow);
  const timer = setTimeout(() => stop(), patienceMs);
  const stop = () => {
    watch.disconnect();
    clearTimeout(timer);
  };
  leaving?.addEventListener('abort', stop);
  watch.observe(document.body, { childList: true, subtree: true });
  tryNow();
}
