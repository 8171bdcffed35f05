import type { ReactNode } from 'react';

/** A drawing in one line weight on a round of sage. */
function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 96 96"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.3"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="size-22 text-clay"
    >
      <circle cx="48" cy="48" r="46" fill="var(--color-sage)" stroke="none" />
      {children}
    </svg>
  );
}

export function FamilyDrawing() {
  return (
    <Drawing>
      <circle cx="33" cy="31" r="7" />
      <path d="M20 70c0-17 4-26 13-26 7 0 11 5 12.5 13" />
      <circle cx="66" cy="35" r="6.5" />
      <path d="M78 70c0-15-4-23-12-23-6 0-9.5 4-11 10" />
      <circle cx="49" cy="54" r="5" />
      <path d="M39.5 74c0-9 3.5-13.5 9.5-13.5S58.5 65 58.5 74" />
      <path d="M17 74h62" />
    </Drawing>
  );
}

export function HomeDrawing() {
  return (
    <Drawing>
      <path d="M22 47 48 24l26 23" />
      <path d="M28 42v32h40V42" />
      <path d="M43 74V58c0-3 2-5 5-5s5 2 5 5v16" />
      <path d="M60 32v-7h6v12" />
      <path d="M63 19c-2-2 2-4 0-7" />
      <path d="M17 74h62" />
      <path d="M76 74c0-7-1-10 2-14 3 4 2 7 2 14" />
    </Drawing>
  );
}

export function PartnerDrawing() {
  return (
    <Drawing>
      <circle cx="38" cy="55" r="17" />
      <circle cx="58" cy="55" r="17" />
      <path d="M48 33c-7-5-10-8-10-12 0-3 2-5 4.5-5 2.5 0 4.5 2 5.5 4 1-2 3-4 5.5-4 2.5 0 4.5 2 4.5 5 0 4-3 7-10 12Z" />
    </Drawing>
  );
}
