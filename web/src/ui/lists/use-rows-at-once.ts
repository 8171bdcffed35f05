import { useLayoutEffect, useState } from 'react';

/**
 * React Aria learns the rows of a list only after it has drawn it once. Drawn again before anything is painted, the list
 * is never seen without them, and nothing below it moves.
 */
export function useRowsAtOnce(): void {
  const [, drawAgain] = useState(false);
  useLayoutEffect(() => drawAgain(true), []);
}
