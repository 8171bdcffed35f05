import type { ReactNode } from 'react';
import { classes } from '../../ui/styles/classes.ts';

interface DrawingProps {
  isSmall?: boolean;
}

/** A drawing in one line weight on a round of sage. */
function Drawing({ children, isSmall }: DrawingProps & { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 96 96"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.3"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={classes('shrink-0 text-clay', isSmall ? 'size-18 sm:size-22' : 'size-22')}
    >
      <circle cx="48" cy="48" r="46" className="fill-sage" stroke="none" />
      {children}
    </svg>
  );
}

/** Three coats on pegs, one of them small. */
export function CoatsDrawing() {
  return (
    <Drawing>
      <path d="M18 26h60" className="text-deep" stroke="currentColor" />
      <path d="M31 26v6M53 26v6M70 26v6" className="text-deep" stroke="currentColor" />
      <path d="m31 32-9 7-2 31h22l-2-31Z" className="fill-card" />
      <path d="M31 32v38" />
      <path d="m53 32-8 7-2 26h20l-2-26Z" className="fill-card" />
      <path d="M53 32v33" />
      <path d="m70 32-5 5-1 15h12l-1-15Z" className="fill-butter" />
      <path d="M70 32v20" />
    </Drawing>
  );
}

/** A house with its lamp lit. */
export function HomeDrawing() {
  return (
    <Drawing>
      <path d="M29 44v31h38V44" className="fill-card" />
      <path d="M22 49 48 25l26 24" />
      <path d="M60 35V25h6v16" />
      <path d="M35 50h9v9h-9Z" className="fill-butter" />
      <path d="M53 75V58c0-2 2-4 4-4s4 2 4 4v17" />
      <path d="M17 75h62" className="text-deep" stroke="currentColor" />
      <path d="M77 75c0-7-1-11 2-15 3 4 2 8 2 15" className="text-deep" stroke="currentColor" />
    </Drawing>
  );
}

/** Two cups on one table. */
export function CupsDrawing() {
  return (
    <Drawing>
      <path d="M22 48h22v11c0 6-4 9-11 9s-11-3-11-9Z" className="fill-card" />
      <path d="M44 51c6-1 7 9 0 9" />
      <path d="M52 52h20v9c0 5-4 8-10 8s-10-3-10-8Z" className="fill-butter" />
      <path d="M72 55c6-1 6 8 0 8" />
      <path d="M29 41c-2-3 2-5 0-9M37 41c-2-3 2-5 0-9M59 45c-2-3 2-4 0-8M66 45c-2-3 2-4 0-8" />
      <path d="M15 74h66" className="text-deep" stroke="currentColor" />
    </Drawing>
  );
}

/** A price tag on a string. */
export function TagDrawing({ isSmall }: DrawingProps) {
  return (
    <Drawing isSmall={isSmall}>
      <path d="m26 52 24-24h20v20L46 72c-2 2-4 2-6 0L26 58c-2-2-2-4 0-6Z" className="fill-card" />
      <circle cx="62" cy="36" r="4" className="fill-butter" />
      <path d="M65 33c6-7 12-6 13-1 1 4-3 6-6 4" className="text-deep" stroke="currentColor" />
      <path d="M51 46c-3-3-8-2-8 3 0 3 2 6 0 10 4-3 7-2 10 0M41 53h8" />
    </Drawing>
  );
}

/** A page of large letters and a pencil. */
export function LettersDrawing({ isSmall }: DrawingProps) {
  return (
    <Drawing isSmall={isSmall}>
      <path d="M26 22h34l8 8v44H26Z" className="fill-card" />
      <path d="m33 50 7-18 7 18M36 44h8" />
      <path d="M53 38h8M53 46h8" className="text-deep" stroke="currentColor" />
      <path d="M33 59h20M33 66h12" className="text-deep" stroke="currentColor" />
      <path d="m56 70 2-7 15-15 5 5-15 15Z" className="fill-butter" />
    </Drawing>
  );
}

/** An oak seedling, and the acorn it came from. */
export function SeedlingDrawing({ isSmall }: DrawingProps) {
  return (
    <Drawing isSmall={isSmall}>
      <path d="M48 72V44" />
      <path d="M48 52c-12 1-18-5-19-16 12-1 18 5 19 16Z" className="fill-card" />
      <path d="M48 44c0-10 6-17 18-17 1 11-6 18-18 17Z" className="fill-butter" />
      <path d="M20 72h56" className="text-deep" stroke="currentColor" />
      <path d="M62 64c0 5 2 8 5 8s5-3 5-8Z" className="fill-card" />
      <path d="M60 64h14c0-4-3-6-7-6s-7 2-7 6ZM67 58v-3" />
    </Drawing>
  );
}

/** A list with ticks, and a magnifying glass over its last line. */
export function TickedListDrawing({ isSmall }: DrawingProps) {
  return (
    <Drawing isSmall={isSmall}>
      <path d="M24 20h42v54H24Z" className="fill-card" />
      <path d="m31 32 3 3 5-6M31 45l3 3 5-6" />
      <path d="M44 33h15M44 46h9M31 60h14" className="text-deep" stroke="currentColor" />
      <circle cx="62" cy="56" r="12" className="fill-butter" />
      <path d="m71 65 9 9M57 56l4 4 6-7" />
    </Drawing>
  );
}

/** A cup of tea beside a page with a bookmark. */
export function PausesDrawing({ isSmall }: DrawingProps) {
  return (
    <Drawing isSmall={isSmall}>
      <path d="M22 26h28v44H22Z" className="fill-card" />
      <path d="M28 36h16M28 44h16M28 52h8" className="text-deep" stroke="currentColor" />
      <path d="M40 26h7v15l-3.5-3-3.5 3Z" className="fill-butter" />
      <path d="M52 54h20v9c0 5-4 8-10 8s-10-3-10-8Z" className="fill-butter" />
      <path d="M72 57c6-1 6 8 0 8M59 47c-2-3 2-4 0-8M66 47c-2-3 2-4 0-8" />
      <path d="M15 74h66" className="text-deep" stroke="currentColor" />
    </Drawing>
  );
}

/** Two people and a child. */
export function FamilyDrawing({ isSmall }: DrawingProps) {
  return (
    <Drawing isSmall={isSmall}>
      <circle cx="33" cy="31" r="7" className="fill-card" />
      <path d="M20 70c0-17 4-26 13-26 7 0 11 5 12.5 13" />
      <circle cx="66" cy="35" r="6.5" className="fill-card" />
      <path d="M78 70c0-15-4-23-12-23-6 0-9.5 4-11 10" />
      <circle cx="49" cy="54" r="5" className="fill-butter" />
      <path d="M39.5 74c0-9 3.5-13.5 9.5-13.5S58.5 65 58.5 74" />
      <path d="M17 74h62" className="text-deep" stroke="currentColor" />
    </Drawing>
  );
}
