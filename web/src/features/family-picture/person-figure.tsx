import { Link } from 'wouter';
import { pathInSection } from '../answer-place/path-to-answer.ts';
import type { FamilyBadge } from './family-badges.ts';
import type { FamilyPerson } from './family-layout.ts';

const tones: Record<FamilyBadge['kind'], string> = { task: 'bg-sage', gain: 'bg-butter' };

/** Somebody in the picture: head and shoulders, who they are, and what they do. */
export const PersonFigure = ({ person: { name, relation, badges, place } }: { person: FamilyPerson }) => (
  <Link
    to={pathInSection(place)}
    className="group flex min-h-11 max-w-full min-w-0 flex-col items-center rounded-field px-1 text-center text-small"
  >
    <svg
      aria-hidden="true"
      viewBox="0 0 56 50"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.3"
      strokeLinecap="round"
      className="h-12.5 w-14 shrink-0 text-clay"
    >
      <circle cx="28" cy="14" r="10" />
      <path d="M7 47c1-12 9-18 21-18s20 6 21 18" />
    </svg>
    <span className="mt-1.5 max-w-full leading-snug wrap-anywhere">
      <span className="font-semibold group-hover:underline">{name}</span>
      {relation && <span className="text-muted">, {relation}</span>}
    </span>
    <span className="mt-1 flex max-w-full flex-wrap justify-center gap-1 empty:hidden">
      {badges.map(({ label, kind }) => (
        <span
          key={label}
          className={`rounded-field px-2 leading-relaxed text-deeper forced-colors:border print:border ${tones[kind]}`}
        >
          {label}
        </span>
      ))}
    </span>
  </Link>
);
