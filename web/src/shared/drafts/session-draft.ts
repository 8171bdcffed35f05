import { useSyncExternalStore } from 'react';
import { draftPrefix } from './draft-storage.ts';

export interface SessionDraft<Value> {
  read: () => Value;
  write: (value: Value) => void;
  reset: () => void;
  empty: Value;
  subscribe: (onChange: () => void) => () => void;
}

/**
 * What is typed on a light page, kept on the device until the tab is closed or somebody signs out. The atoms of the
 * whole app weigh more than such a page may.
 */
export function sessionDraft<Value extends object>(name: string, empty: Value): SessionDraft<Value> {
  const key = draftPrefix + name;
  const listeners = new Set<() => void>();
  let kept: string | null = null;
  let value = empty;
  // A browser may refuse to keep anything: the page then works for as long as it is open.
  let isRefused = false;

  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    empty,
    read() {
      if (isRefused) return value;
      const stored = inStorage((storage) => storage.getItem(key), kept);
      if (stored !== kept) {
        kept = stored;
        value = { ...empty, ...parsed(stored) };
      }
      return value;
    },
    write(next) {
      const text = JSON.stringify(next);
      value = next;
      kept = text;
      isRefused = !inStorage((storage) => {
        storage.setItem(key, text);
        return true;
      }, false);
      tell();
    },
    reset() {
      value = empty;
      kept = null;
      inStorage((storage) => storage.removeItem(key), undefined);
      tell();
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

function parsed(stored: string | null): object {
  try {
    return JSON.parse(stored ?? '{}');
  } catch {
    return {};
  }
}

function inStorage<Result>(act: (storage: Storage) => Result, otherwise: Result): Result {
  try {
    return act(sessionStorage);
  } catch {
    return otherwise;
  }
}

/** Empty while the app takes over the page as it was built. */
export function useSessionDraft<Value>(draft: SessionDraft<Value>) {
  const value = useSyncExternalStore(draft.subscribe, draft.read, () => draft.empty);
  /** By what is there now: two changes may come before the next render. */
  const change = (changed: Partial<Value>) => draft.write({ ...draft.read(), ...changed });
  return [value, change] as const;
}
