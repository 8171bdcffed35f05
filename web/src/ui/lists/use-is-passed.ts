import { type RefObject, useEffect, useState } from 'react';

/** Whether a part of the page has been scrolled away over the upper edge. */
export function useIsPassed(part: RefObject<HTMLElement | null>): boolean {
  const [isPassed, setPassed] = useState(false);
  useEffect(() => {
    if (!part.current) return;
    const observer = new IntersectionObserver(([seen]) => {
      if (seen) setPassed(!seen.isIntersecting && seen.boundingClientRect.bottom <= 0);
    });
    observer.observe(part.current);
    return () => observer.disconnect();
  }, [part]);
  return isPassed;
}
