import type { ReactNode } from 'react';

export function Card({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-col gap-4 rounded-card border border-line bg-card p-5 sm:p-8 print:border-0 print:p-0">
      {children}
    </div>
  );
}
