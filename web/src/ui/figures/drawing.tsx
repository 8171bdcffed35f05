import type { ReactNode } from 'react';

/** A drawing in one line weight at any size, on a round of paper. */
export function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 320 300"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.3"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="w-full text-clay **:[vector-effect:non-scaling-stroke]"
    >
      <circle cx="160" cy="150" r="142" className="fill-paper" stroke="none" />
      {children}
    </svg>
  );
}
