import type { ReactNode } from 'react';

/** An empty list says what would be in it, why it matters, and one thing to do. */
export function EmptyState({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className="flex flex-col items-start gap-4 rounded-field bg-sage p-5">
      <p>{children}</p>
      {action}
    </div>
  );
}
