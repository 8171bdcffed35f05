import { useAtom } from 'jotai';
import { RESET } from 'jotai/utils';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { cameFromWillAtom } from '../answer-place/came-from-will.ts';

const isHere = (path: string) => path === window.location.pathname + window.location.search;

/**
 * Somebody back from an answer finds the page scrolled as it was, and the focus on the link that they followed, or on
 * what is left of it. `isUpToDate` once what the answer changed is on the screen.
 */
export function useReturn(isUpToDate: boolean): void {
  const [cameFromWill, setCameFromWill] = useAtom(cameFromWillAtom);
  const [came] = useState(cameFromWill);
  const isBack = useRef(false);
  useLayoutEffect(() => {
    if (came && isHere(came.path)) window.scrollTo(0, came.scrolled);
  }, [came]);
  useEffect(() => {
    if (!isUpToDate || isBack.current) return;
    isBack.current = true;
    if (came && isHere(came.path)) focusOn(came.link);
    setCameFromWill(RESET);
  }, [came, isUpToDate, setCameFromWill]);
}

function focusOn(link: string) {
  const search = new URLSearchParams(window.location.search);
  const [clause, check] = [search.get('clause'), search.get('check')];
  const within = clause ? '[role=group]' : `[data-finding="${CSS.escape(check ?? '')}"]`;
  const links = allOf(`${within} [data-answer-link="${CSS.escape(link)}"] a`);
  // A finding stands among the checks and where the copy is made.
  const followed = links.find(isInView) ?? links[0] ?? allOf(`[data-clause="${CSS.escape(clause ?? '')}"] button`)[0];
  if (followed) followed.focus({ preventScroll: true });
  else allOf('[data-checks]')[0]?.focus();
}

const allOf = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

function isInView(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
}
