import type { ReactNode } from 'react';
import { TextField } from './text-field.tsx';
import { useTypedSearch } from './use-typed-search.ts';

interface SearchFieldProps {
  label: string;
  /** What is searched for now. */
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
