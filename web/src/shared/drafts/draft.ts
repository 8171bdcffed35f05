import { useSyncExternalStore } from 'react';
import { inStorage, type StorageScope } from './browser-storage.ts';
import { draftPrefix, onDraftsCleared } from './clear-drafts.ts';
import { storeDraftText } from './store-draft-text.ts';

/** A draft in the browser's storage: typed, and not sent yet. */
export interface DraftStore<Value> {
  empty: Value;
  read: () => Value;
  /** A function gets what is there now: two changes may come before the next render. */
  set: (next: Value | ((known: Value) => Value)) => void;
  reset: () => void;
  subscribe: (onChange: () => void) => () => void;
}

interface DraftPlace<Value> {
  /** Until the tab is closed, or until it is sent; in both cases no longer than until somebody signs out. */
  where: StorageScope;
  empty: Value;
}

/** No atom: the lightest pages have drafts too, and no room for jotai. */
export function draftStore<Value extends object | null>(
  name: string,
  { where, empty }: DraftPlace<Value>,
): DraftStore<Value> {
  const key = draftPrefix + name;
  const listeners = new Set<() => void>();
  let stored: string | null = null;
  let value = empty;
  // A browser may refuse to keep anything: the draft then lives as long as the page.
  let isRefused = false;

  function read(): Value {
    if (isRefused) return value;
    const text = inStorage(where, (storage) => storage.getItem(key));
    if (text !== undefined && text !== stored) {
      stored = text;
      value = valueIn(text, empty);
    }
    return value;
  }

  function put(next: Value, text: string | null) {
    value = next;
    stored = text;
    isRefused = !storeDraftText(where, key, text);
    for (const onChange of listeners) onChange();
  }

  const reset = () => put(empty, null);
  onDraftsCleared(reset);
  return {
    empty,
    read,
    set: (next) => {
      const known = next instanceof Function ? next(read()) : next;
      put(known, JSON.stringify(known));
    },
    reset,
    subscribe(onChange) {
      listeners.add(onChange);
      // Another tab has changed it.
      window.addEventListener('storage', onChange);
      return () => {
        listeners.delete(onChange);
        window.removeEventListener('storage', onChange);
      };
    },
  };
}

/** A draft that an earlier version has stored may lack fields. */
function valueIn<Value>(text: string | null, empty: Value): Value {
  try {
    const stored = JSON.parse(text ?? 'null') as Value | null;
    return stored === null ? empty : { ...empty, ...stored };
  } catch {
    return empty;
  }
}

/** Empty while the app takes over the page as it was built. */
export const useDraft = <Value>(draft: DraftStore<Value>) =>
  [useSyncExternalStore(draft.subscribe, draft.read, () => draft.empty), draft.set] as const;
