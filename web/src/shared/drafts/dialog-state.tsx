import { createContext, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { useAccountId } from '../testator-record/use-testator-record.ts';
import { readEncrypted, writeEncrypted } from './encrypted-storage.ts';

/** A dialog is open for a task, and has what was typed in it, by name. */
interface OpenDialog<Task> {
  task: Task;
  typed: Record<string, unknown>;
}

interface Typed {
  read: (name: string) => unknown;
  /** Kept with what is typed next. */
  note: (name: string, value: unknown) => void;
  /** Undefined forgets it. */
  keep: (name: string, value: unknown) => void;
}

/** Around a dialog, whose `useDialogState` it then serves. */
export const DialogStateContext = createContext<Typed | null>(null);

export interface StoredDialog<Task> {
  /** Null while the dialog is closed. */
  task: Task | null;
  open: (task: Task) => void;
  /** Keeps what the task has become. */
  change: (task: Task) => void;
  close: () => void;
  typed: Typed;
}

/** A dialog is kept for its account, in this tab. */
const placeOf = (name: string, accountId: string) =>
  ({ where: 'tab', name: `dialog.${name}.${accountId}`, accountId }) as const;

// The dialog lives as long as the page where nothing can be stored.
const ignore = () => undefined;

/**
 * The dialog of a section. Once something is typed in it, it is kept for this tab until it is saved or left: after a
 * reload, or a sign-in that had to be repeated, it opens again as it was.
 */
export function useStoredDialog<Task>(name: string): StoredDialog<Task> {
  const accountId = useAccountId();
  const [task, setTask] = useState<Task | null>(null);
  const dialog = useRef<OpenDialog<Task> | null>(null);

  useEffect(() => {
    let isCurrent = true;
    readEncrypted(placeOf(name, accountId))
      .then((stored) => {
        if (!isCurrent || !stored || dialog.current) return;
        dialog.current = stored as OpenDialog<Task>;
        setTask(dialog.current.task);
      })
      .catch(ignore);
    return () => {
      isCurrent = false;
    };
  }, [name, accountId]);

  return useMemo(() => {
    const put = (next: OpenDialog<Task> | null) => {
      dialog.current = next;
      setTask(next?.task ?? null);
    };
    const store = () => void writeEncrypted(placeOf(name, accountId), dialog.current ?? undefined).catch(ignore);
    return {
      task,
      open: (task) => put({ task, typed: {} }),
      change: (task) => {
        put({ task, typed: dialog.current?.typed ?? {} });
        store();
      },
      close: () => {
        put(null);
        store();
      },
      typed: {
        read: (name) => dialog.current?.typed[name],
        note: (name, value) => {
          if (dialog.current) dialog.current.typed[name] ??= value;
        },
        keep: (name, value) => {
          if (!dialog.current) return;
          dialog.current.typed[name] = value;
          store();
        },
      },
    };
  }, [task, name, accountId]);
}

/** A state of a dialog that is kept with it; elsewhere no more than a state. */
export function useDialogState<Value>(name: string, start: Value | (() => Value)): [Value, (value: Value) => void] {
  const typed = useContext(DialogStateContext);
  const [value, setValue] = useState<Value>(() => {
    const kept = typed?.read(name) as Value | undefined;
    return kept ?? (start instanceof Function ? start() : start);
  });
  useEffect(() => typed?.note(name, value), [typed, name, value]);
  const change = (value: Value) => {
    setValue(value);
    typed?.keep(name, value);
  };
  return [value, change];
}

/** Forgets states of the dialog that are over, so that they do not come back the next time. */
export function useForgetDialogState(): (...names: string[]) => void {
  const typed = useContext(DialogStateContext);
  return (...names) => {
    for (const name of names) typed?.keep(name, undefined);
  };
}
