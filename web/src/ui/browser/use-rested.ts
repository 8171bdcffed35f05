import { useEffect, useState } from 'react';

const pauseMs = 400;

/** The value once it has rested: while somebody types, nothing is worked out. */
export function useRested<T>(value: T): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
