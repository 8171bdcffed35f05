import { useEffect, useState } from 'react';
import { useSearchParams } from 'wouter';
import { googleFailure } from './google-words.ts';

/** What went wrong at Google, taken out of the address so that a reload does not repeat it. */
export function useGoogleFailure() {
  const [search, setSearch] = useSearchParams();
  const [words, setWords] = useState(() => googleFailure(search.get('google')));
  const isInAddress = search.has('google');
  useEffect(() => {
    if (!isInAddress) return;
    setSearch(
      (before) => {
        before.delete('google');
        return before;
      },
      { replace: true },
    );
  }, [isInAddress, setSearch]);
  return { words, forget: () => setWords(null) };
}
