import type { ReactNode } from 'react';

/** An empty list says what would be in it, why it matters, and one thing to do. */
export function EmptyState({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className="flex flex-col items-start gap-4 rounded-paper border border-line bg-card bg-[repeating-linear-gradient(transparent_0_calc(1.75rem-1px),var(--line)_calc(1.75rem-1px)_1.75rem)] bg-origin-content bg-no-repeat p-5 leading-7">
      <p>{children}</p>
      {action}
    </div>
  );
}
