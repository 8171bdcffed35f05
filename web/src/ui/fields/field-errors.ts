import { createContext, useContext } from 'react';

/** What is wrong with each input, by its name. */
export const FieldErrors = createContext<Readonly<Record<string, string>>>({});

export function useFieldError(name: string | undefined): string | undefined {
  const errors = useContext(FieldErrors);
  return name === undefined ? undefined : errors[name];
}
