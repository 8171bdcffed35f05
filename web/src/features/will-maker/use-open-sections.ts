import type { WillPart } from '@plainwill/contracts/will-data/readiness';
import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { useSearchParams } from 'wouter';
import { draftAtom } from '../../drafts.ts';
import { focusSection } from '../../ui/focus-section.ts';

/** Which sections the person has opened or closed in this visit. */
const openSectionsAtom = draftAtom<Partial<Record<WillPart, boolean>>>({});

export interface OpenSections {
  isOpen: (part: WillPart) => boolean;
  toggle: (part: WillPart, isOpen: boolean) => void;
  /** Opens a section and puts the focus on it. */
  goTo: (part: WillPart) => void;
}

/** Sections are open until closed. A section named in the address is opened and gets the focus. */
export function useOpenSections(): OpenSections {
  const [open, setOpen] = useAtom(openSectionsAtom);
  const [search, setSearch] = useSearchParams();
  const wanted = search.get('section') as WillPart | null;

  useEffect(() => {
    if (!wanted) return;
    setOpen((known) => ({ ...known, [wanted]: true }));
    focusSection(wanted);
    setSearch(
      (before) => {
        before.delete('section');
        return before;
      },
      { replace: true },
    );
  }, [wanted, setOpen, setSearch]);

  const toggle = (part: WillPart, isOpen: boolean) => setOpen((known) => ({ ...known, [part]: isOpen }));
  return {
    isOpen: (part) => open[part] ?? true,
    toggle,
    goTo: (part) => {
      toggle(part, true);
      focusSection(part);
    },
  };
}
