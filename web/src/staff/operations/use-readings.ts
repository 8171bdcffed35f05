import { useEffect, useState } from 'react';

/** Ten minutes, at a reading every ten seconds. */
const maxReadings = 60;

/** The readings since the page was opened, the latest last; `readAt` tells one reading from the next. */
export function useReadings<T>(reading: T | undefined, readAt: number): readonly T[] {
  const [readings, setReadings] = useState<readonly T[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same figures read again are another reading
  useEffect(() => {
    if (reading !== undefined) setReadings((known) => [...known, reading].slice(-maxReadings));
  }, [readAt]);
  return readings;
}
