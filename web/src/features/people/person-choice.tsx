import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';

interface PersonChoiceProps {
  name: string;
  about: string;
  /** What a press does, read out after who it is: "add as executor". */
  action: string;
  onPress: () => void;
}

/** Somebody who can be chosen: a card that is one button. */
export function PersonChoice({ name, about, action, onPress }: PersonChoiceProps) {
  return (
    <li className="flex">
      <Button
        onPress={onPress}
        className="flex min-h-16 w-full cursor-pointer items-center gap-3 rounded-field border border-field bg-card px-4 py-2.5 text-left transition-colors hover:border-deep hover:bg-sage"
      >
        <span className="min-w-0 grow wrap-anywhere">
          <span className="block font-semibold">{name}</span>{' '}
          <span className="block text-small text-muted">{about}</span>
          <span className="sr-only">: {action}</span>
        </span>
        <Plus aria-hidden strokeWidth={2.2} className="size-5 shrink-0 text-deep" />
      </Button>
    </li>
  );
}

/** Cards of people side by side; one under another on a phone. */
export function PersonChoices({ children, label }: { children: ReactNode; label: string }) {
  return (
    <ul aria-label={label} className="grid gap-3 sm:grid-cols-2">
      {children}
    </ul>
  );
}
