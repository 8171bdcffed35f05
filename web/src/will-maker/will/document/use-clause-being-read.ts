import { type RefObject, useEffect, useState } from 'react';

/** A narrow band across the window, a third of the way down. */
const readingHeight = '-33% 0px -66% 0px';

/** As the `roomy` variant: where the note stands beside the sheet. */
const isRoomy = () => window.matchMedia('(width >= 64rem)').matches;

/**
 * The clause at reading height while the page is scrolled, where there is room for a note beside the sheet; null before
 * the first. It stays while the focus is in the note, so that nobody loses the link they are at.
 */
export function useClauseBeingRead(
  sheet: RefObject<HTMLElement | null>,
  note: RefObject<HTMLElement | null>,
  version: string,
): string | null {
  const [clauseId, setClauseId] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version of the will has other clauses
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const reached = entries.findLast(({ isIntersecting }) => isIntersecting)?.target;
        if (!reached || !isRoomy() || note.current?.contains(document.activeElement)) return;
        setClauseId((reached as HTMLElement).dataset.clause ?? null);
      },
      { rootMargin: readingHeight },
    );
    for (const clause of sheet.current?.querySelectorAll('[data-clause]:has(> button)') ?? []) observer.observe(clause);
    return () => observer.disconnect();
  }, [sheet, note, version]);
  return clauseId;
}
