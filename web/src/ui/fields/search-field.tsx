import { type ReactNode, useEffect, useRef, useState } from 'react';
import { TextField } from './text-field.tsx';

const pauseMs = 350;

/** For a search field: what is typed is searched for once the person pauses, or at once with Enter. */
function useTypedSearch(searched: string, onSearch: (search: string) => void) {
  const [typed, setTyped] = useState({ text: searched, isSent: true });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const send = (text: string) => {
    clearTimeout(timer.current);
    setTyped({ text, isSent: true });
    if (text.trim() !== searched) onSearch(text.trim());
  };
  // A search that was sent stays as typed, a space at its end included, until something else is searched for.
  const value = typed.isSent && typed.text.trim() !== searched ? searched : typed.text;
  return {
    value,
    type: (text: string) => {
      setTyped({ text, isSent: false });
      clearTimeout(timer.current);
      timer.current = setTimeout(() => send(text), pauseMs);
    },
    now: () => send(value),
  };
}

interface SearchFieldProps {
  label: string;
  /** The list shows the results of this search. */
  value: string;
  onSearch: (search: string) => void;
  hint?: ReactNode;
  placeholder?: string;
}

/** Searches for a name or an email address once the person pauses, or at once with Enter. */
export function SearchField({ value, onSearch, ...props }: SearchFieldProps) {
  const search = useTypedSearch(value, onSearch);
  return (
    <TextField
      {...props}
      name="search"
      type="search"
      autoCapitalize="none"
      maxLength={254}
      value={search.value}
      onChange={search.type}
      onEnter={search.now}
    />
  );
}
