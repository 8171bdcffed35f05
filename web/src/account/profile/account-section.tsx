import { useAtom } from 'jotai';
import type { ReactNode } from 'react';
import { draftAtom } from '../../shared/drafts/draft-atoms.ts';
import { Section } from '../../ui/layout/section.tsx';

export type AccountSectionId =
  | 'name'
  | 'email'
  | 'password'
  | 'passkeys'
  | 'authenticator'
  | 'secondStep'
  | 'recoveryCodes'
  | 'devices'
  | 'google'
  | 'access'
  | 'versions'
  | 'data'
  | 'import'
  | 'deletion';

/** Which sections the person has opened in this visit. */
export const openSectionsAtom = draftAtom<Partial<Record<AccountSectionId, boolean>>>({});

interface AccountSectionProps {
  id: AccountSectionId;
  title: string;
  summary: string;
  children: ReactNode;
  /** One lower within a group of sections. */
  level?: 2 | 3;
}

/** A part of the account: closed it says how things stand, open it changes them. */
export function AccountSection({ id, title, summary, children, level = 2 }: AccountSectionProps) {
  const [open, setOpen] = useAtom(openSectionsAtom);
  return (
    <Section
      id={id}
      level={level}
      title={title}
      summary={summary}
      isOpen={open[id] ?? false}
      onToggle={(isOpen) => setOpen({ ...open, [id]: isOpen })}
    >
      {children}
    </Section>
  );
}
