import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';

/** A state as an icon and a word, never by colour alone. */
export function StateLabel({ isGood, children }: { isGood: boolean; children: ReactNode }) {
  const Icon = isGood ? CircleCheck : CircleAlert;
  return (
    <span className={`inline-flex items-baseline gap-1.5 font-semibold ${isGood ? 'text-ok' : 'text-danger'}`}>
      <Icon aria-hidden strokeWidth={2.2} className="size-4.5 shrink-0 self-center" />
      {children}
    </span>
  );
}

/** A word or two that says what something is. */
export function Badge({ children }: { children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1.5 rounded-full border border-deep bg-sage px-3 py-0.5 text-small font-semibold text-deeper">
      {children}
    </span>
  );
}
