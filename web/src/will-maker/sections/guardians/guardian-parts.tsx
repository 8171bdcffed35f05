import type { PersonId } from '@plainwill/contracts/shared/ids';
import { type ReactNode, useEffect, useRef } from 'react';
import type { MenuAction } from '../../../ui/buttons/action-menu.tsx';
import { withoutGuardian } from './change-selection.ts';
import type { GuardianSelection } from './guardian-model.ts';

/** The parts of the choice share these. */
export interface GuardianChoiceProps {
  selection: GuardianSelection;
  /** With what a screen reader hears, and selectors of what has the focus next, as what was pressed may be gone. */
  change: (selection: GuardianSelection, announcement?: string, ...focus: string[]) => void;
  nameOf: (id: PersonId) => string;
  aboutOf: (id: PersonId) => string;
  onEdit: (id: PersonId) => void;
  canEdit: (id: PersonId) => boolean;
}

interface PartHeadingProps {
  part: 'primary' | 'alternates' | 'groups' | 'people';
  children: ReactNode;
  about?: string;
}

/** Names a part of the dialog; takes the focus when what had it has gone. */
export function PartHeading({ part, children, about }: PartHeadingProps) {
  return (
    <div>
      <h3 data-part={part} tabIndex={-1} className="heading text-lead">
        {children}
      </h3>
      {about && <p className="text-small text-muted">{about}</p>}
    </div>
  );
}

export const focusPart = (part: PartHeadingProps['part']) => `[data-part=${part}]`;

/** A guardian's name, and who they are. */
export function GuardianName({ name, about }: { name: string; about: string }) {
  return (
    <div className="min-w-0 wrap-anywhere">
      <p translate="no" className="font-semibold">
        {name}
      </p>
      <p className="text-small text-muted">{about}</p>
    </div>
  );
}

/** Leads to someone's details, where they can be changed from here. */
export const editGuardian = (id: PersonId, { canEdit, onEdit }: GuardianChoiceProps): MenuAction[] =>
  canEdit(id) ? [{ label: 'Edit', run: () => onEdit(id) }] : [];

/** Takes someone out of the part in which they stand. */
export const removeGuardian = (
  id: PersonId,
  part: Parameters<typeof focusPart>[0],
  { selection, change, nameOf }: GuardianChoiceProps,
): MenuAction => ({
  label: 'Remove',
  run: () => change(withoutGuardian(selection, id), `${nameOf(id)} removed`, focusPart(part)),
});

/** Moves the focus once a change is on the screen: to the first element of the selectors given, in their order. */
export function useFocusAfter(changed: unknown) {
  const wanted = useRef<readonly string[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it waits for the change to be drawn
  useEffect(() => {
    const selectors = wanted.current;
    wanted.current = [];
    for (const selector of selectors) {
      const found = document.querySelector<HTMLElement>(selector);
      if (found) return found.focus();
    }
  }, [changed]);
  return (...selectors: string[]) => {
    wanted.current = selectors;
  };
}
