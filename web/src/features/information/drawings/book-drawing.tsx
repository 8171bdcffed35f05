import { Drawing } from './drawing.tsx';

/** An open book under a magnifying glass. */
export function BookDrawing() {
  return (
    <Drawing>
      <path
        d="M160 100c-26-18-62-22-104-16v132c42-6 78-2 104 16 26-18 62-22 104-16V84c-42-6-78-2-104 16Z"
        className="fill-card text-deep"
        stroke="currentColor"
      />
      <path d="M160 100v132" className="text-deep" stroke="currentColor" />
      <path
        d="M78 112c20-2 40 0 60 8M78 138c20-2 40 0 60 8M78 164c20-2 40 0 60 8M78 190c20-2 40 0 60 8"
        className="text-deep"
        stroke="currentColor"
      />
      <path d="M184 186c16-6 34-10 58-8M184 206c12-5 26-8 40-8" className="text-deep" stroke="currentColor" />
      <circle cx="212" cy="120" r="44" className="fill-butter" />
      <path d="m244 152 34 36" />
      <path d="M196 138v-30c0-10 4-16 14-16s14 6 14 16v30M196 120h28" />
    </Drawing>
  );
}
