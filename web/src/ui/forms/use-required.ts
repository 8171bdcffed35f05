import { useState } from 'react';

/**
 * The fields that may not be left empty, before anything is sent.
 * @param messages what to do, by field
 */
export function useRequired<Field extends string>(messages: Readonly<Record<Field, string>>) {
  const [missing, setMissing] = useState<Record<string, string> | null>(null);
  /** Looks at each try; `missing` tells what it found. */
  const isComplete = (typed: Readonly<Record<Field, string>>): boolean => {
    const found = Object.entries<string>(messages).filter(([field]) => !typed[field as Field].trim());
    setMissing(found.length > 0 ? Object.fromEntries(found) : null);
    return found.length === 0;
  };
  return { missing, isComplete };
}
