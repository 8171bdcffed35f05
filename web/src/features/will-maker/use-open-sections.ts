import type { WillPart } from '@plainwill/contracts/will-data/will/readiness';
import { useAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { draftAtom } from '../../drafts/draft-atoms.ts';
import { willMakerPath } from '../../paths/will-maker-paths.ts';
import { focusSection } from '../../ui/layout/focus-section.ts';
import { checklistOf, partsOf, type SectionsTab, type Standing } from './progress.ts';

/** Which sections the person has opened or closed in this visit. */
const openSectionsAtom = draftAtom<Partial<Record<WillPart, boolean>>>({});

const firstUnfinished = (tab: SectionsTab, standing: Standing) =>
  checklistOf(tab, standing).find(({ progress }) => progress !== 'done')?.id ?? null;

export interface OpenSections {
  /** The section opened last, which the address names. */
  current: WillPart | null;
  isOpen: (part: WillPart) => boolean;
  toggle: (part: WillPart, isOpen: boolean) => void;
  /** Opens a section and puts the focus on it. */
  goTo: (part: WillPart) => void;
}

/**
 * The section named in the address is open, and so is any that was opened before and not closed; without either, the
 * first that needs something. Coming to a section by a link or by going back opens it and gives it the focus.
 */
export function useOpenSections(tab: SectionsTab, standing: Standing): OpenSections {
  const [known, setKnown] = useAtom(openSectionsAtom);
  const [search] = useSearchParams();
  const [, navigate] = useLocation();
  const named = search.get('section');
  const wanted = partsOf(tab, standing).find((part) => part === named) ?? null;
  // Decided once: a section must not fold under the hands of who completes it.
  const [first] = useState(() => (wanted ? null : firstUnfinished(tab, standing)));
  const isOpen = (part: WillPart) => known[part] ?? (part === wanted || part === first);

  const opened = useRef<WillPart | null>(null);

  useEffect(() => {
    if (!wanted) return;
    setKnown((before) => ({ ...before, [wanted]: true }));
    if (opened.current !== wanted) focusSection(wanted);
    opened.current = null;
  }, [wanted, setKnown]);

  const toggle = (part: WillPart, willBeOpen: boolean) => {
    if (willBeOpen && part !== wanted) {
      opened.current = part;
      navigate(willMakerPath(tab, part));
    }
    if (!willBeOpen && part === wanted) navigate(willMakerPath(tab), { replace: true });
    setKnown((before) => ({ ...before, [part]: willBeOpen }));
  };
  return {
    current: wanted ?? partsOf(tab, standing).find(isOpen) ?? null,
    isOpen,
    toggle,
    goTo: (part) => {
      toggle(part, true);
      focusSection(part);
    },
  };
}
