import type { BadgePart, FamilyBadge } from '@plainwill/law/family/family-badges';
import { Coins, FileText, Gift, HeartHandshake, type LucideIcon, UserCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { pathInSection } from '../../answer-place/path-to-answer.ts';
import type { PicturePerson } from './family-layout.ts';

const parts: Record<BadgePart, { tone: string; icon: LucideIcon }> = {
  executor: { tone: 'bg-sage', icon: UserCheck },
  guardian: { tone: 'bg-sage', icon: HeartHandshake },
  share: { tone: 'bg-butter', icon: Coins },
  gift: { tone: 'bg-butter', icon: Gift },
  other: { tone: 'bg-butter', icon: FileText },
};

const frame =
  'flex print:break-inside-avoid min-h-11 max-w-full min-w-0 flex-col items-center rounded-field px-1 text-center text-small';

/** Somebody in the picture: head and shoulders, who they are, and what they do. */
export function PersonFigure({ person }: { person: PicturePerson }) {
  const { name, relation, badges, place, hasDied } = person;
  return (
    <Frame person={person}>
      <svg
        aria-hidden="true"
        viewBox="0 0 56 50"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.3"
        strokeLinecap="round"
        strokeDasharray={hasDied ? '4 5' : undefined}
        className={`h-12.5 w-14 shrink-0 ${hasDied ? 'text-muted' : 'text-clay'}`}
      >
        <circle cx="28" cy="14" r="10" />
        <path d="M7 47c1-12 9-18 21-18s20 6 21 18" />
      </svg>
      <span className="mt-1.5 max-w-full leading-snug wrap-anywhere">
        <span translate="no" className={`font-semibold ${place ? 'group-hover:underline' : ''}`}>
          {name}
        </span>
        {relation && <span className="text-muted">, {relation}</span>}
        {hasDied && <span className="text-muted">, has died</span>}
      </span>
      <span className="mt-1 flex max-w-full flex-wrap justify-center gap-1 empty:hidden">
        {badges.map((badge) => (
          <PartBadge key={badge.label} badge={badge} />
        ))}
      </span>
    </Frame>
  );
}

const Frame = ({ person: { place }, children }: { person: PicturePerson; children: ReactNode }) =>
  place ? (
    <Link to={pathInSection(place)} className={`group ${frame}`}>
      {children}
    </Link>
  ) : (
    <span className={frame}>{children}</span>
  );

function PartBadge({ badge: { part, label } }: { badge: FamilyBadge }) {
  const { tone, icon: Icon } = parts[part];
  return (
    <span
      className={`inline-flex items-center gap-1 rounded-field px-2 leading-relaxed text-deeper forced-colors:border print:border ${tone}`}
    >
      <Icon aria-hidden strokeWidth={2.2} className="size-4 shrink-0" />
      {label}
    </span>
  );
}
