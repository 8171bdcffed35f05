import { useAtom } from 'jotai';
import { type ReactNode, useEffect } from 'react';
import { draftAtom } from '../../shared/drafts/draft-atoms.ts';
import { focusSection } from '../../ui/layout/focus-section.ts';
import { Section } from '../../ui/layout/section.tsx';
import type { AccountSectionId } from './account-parts.ts';

/** Which sections the person has opened in this visit. */
const openSectionsAtom = draftAtom<Partial<Record<AccountSectionId, boolean>>>({});

interface AccountSectionProps {
  id: AccountSectionId;
  title: string;
  summary: string;
  children: ReactNode;
}

/**
 * A section of the account: closed it says how things stand, open it changes them. It is open from the start where the
 * address names it: /account#passkeys.
 */
export function AccountSection({ id, title, summary, children }: AccountSectionProps) {
  const [open, setOpen] = useAtom(openSectionsAtom);
  useEffect(() => {
    if (window.location.hash !== `#${id}`) return;
    setOpen((known) => ({ ...known, [id]: true }));
    focusSection(id);
  }, [id, setOpen]);
  return (
    <Section
      id={id}
      level={2}
      title={title}
      summary={summary}
      isOpen={open[id] ?? false}
      onToggle={(isOpen) => setOpen({ ...open, [id]: isOpen })}
    >
      {children}
    </Section>
  );
}
