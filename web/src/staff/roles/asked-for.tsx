import type { ReactNode } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { formatDay } from '../../ui/dates-and-money/format-date.ts';

interface AskedTextProps {
  askedAt: string;
  askedBy: string;
  reason: string;
  children?: ReactNode;
}

/** When one administrator asked another, and why. */
export const AskedText = ({ askedAt, askedBy, reason, children }: AskedTextProps) => (
  <span className="block">
    <span className="block">
      on {formatDay(askedAt)} by {askedBy}
    </span>
    <span className="block text-muted wrap-anywhere">{reason}</span>
    {children}
  </span>
);

/** When, or why never, the reader can agree; null where they can now. */
export function agreeNotice(agreeFrom: string | null): string | null {
  if (!agreeFrom) return null;
  if (agreeFrom === 'never') return 'You have your role from this person. Someone else must agree';
  return `You can agree from ${formatDay(agreeFrom)}, seven days after the role was given`;
}

interface AskedActionsProps {
  person: string;
  /** Why the reader does not agree to it; null where they may. */
  notice: string | null;
  onAgree: () => void;
  undo: string;
  onUndo: () => void;
  isUndoing: boolean;
}

/** Another administrator agrees, or undoes the request. */
export const AskedActions = ({ person, notice, onAgree, undo, onUndo, isUndoing }: AskedActionsProps) => (
  <span className="flex flex-wrap items-center gap-x-4">
    {notice ? (
      <span className="text-muted">{notice}</span>
    ) : (
      <Button variant="quiet" size="small" onPress={onAgree} label={`Agree for ${person}`}>
        Agree
      </Button>
    )}
    <Button variant="quiet" size="small" onPress={onUndo} isPending={isUndoing} label={`${undo} for ${person}`}>
      {undo}
    </Button>
  </span>
);
