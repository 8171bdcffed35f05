import type { BadgePart, FamilyBadge } from '@plainwill/law/family/family-badges';
import { Check, Coins, FileText, Gift, HeartHandshake, type LucideIcon, UserCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { pathInSection } from '../../answer-place/path-to-answer.ts';
import type { PicturePerson } from './family-layout.ts';
import type { PictureControl } from './picture-control.ts';
import { Figure } from './silhouettes.tsx';

const parts: Record<BadgePart, { tone: string; icon: LucideIcon }> = {
  executor: { tone: 'bg-sage', icon: UserCheck },
  guardian: { tone: 'bg-sage', icon: HeartHandshake },
  share: { tone: 'bg-butter', icon: Coins },
  gift: { tone: 'bg-butter', icon: Gift },
  other: { tone: 'bg-butter', icon: FileText },
};

const frame =
  'group relative flex print:break-inside-avoid min-h-11 max-w-full min-w-0 flex-col items-center rounded-field px-0.5 pb-1 text-center text-small leading-snug @min-[6.5rem]:px-1.5';

interface PersonFigureProps {
  person: PicturePerson;
  control?: PictureControl | undefined;
}

/** Somebody in the picture: their figure, who they are, and what they do and are given. */
export function PersonFigure({ person, control }: PersonFigureProps) {
  const { id, name, relation, badges, silhouette, hasDied } = person;
  const isChosen = control?.isChosen(id) ?? false;
  const shares = badges.filter(({ part }) => part === 'share').map((badge) => badge.portion ?? 0);
  return (
    <Frame person={person} control={control}>
      <span className="relative">
        <Figure
          silhouette={silhouette}
          hasDied={hasDied}
          portion={shares.length > 0 ? Math.max(...shares) : Number(isChosen)}
        />
        {isChosen && (
          <span className="absolute -right-1 bottom-0 flex size-5 items-center justify-center rounded-full bg-deep text-white forced-colors:border">
            <Check aria-hidden strokeWidth={3} className="size-3.5" />
          </span>
        )}
      </span>
      <span className="mt-1 max-w-full wrap-anywhere hyphens-auto">
        {hasDied && <span aria-hidden>† </span>}
        <span translate="no" className={`font-semibold ${control ? '' : 'group-hover:group-[a]:underline'}`}>
          {name}
        </span>
        {relation && <span className="text-muted">, {relation}</span>}
        {hasDied && <span className="text-muted">, died</span>}
      </span>
      <span className="mt-1 flex max-w-full flex-wrap justify-center gap-1 empty:hidden">
        {badges.map((badge) => (
          <PartBadge key={badge.label} badge={badge} />
        ))}
      </span>
    </Frame>
  );
}

function Frame({ person: { id, place }, control, children }: PersonFigureProps & { children: ReactNode }) {
  if (control?.canChoose(id))
    return (
      // The list beside the picture says and does the same, for the keyboard and for screen readers.
      <button
        type="button"
        tabIndex={-1}
        onClick={() => control.onPress(id)}
        className={`${frame} cursor-pointer hover:bg-sage`}
      >
        {children}
      </button>
    );
  if (control) return <span className={frame}>{children}</span>;
  return place ? (
    <Link to={pathInSection(place)} className={frame}>
      {children}
    </Link>
  ) : (
    <span className={frame}>{children}</span>
  );
}

function PartBadge({ badge: { part, label } }: { badge: FamilyBadge }) {
  const { tone, icon: Icon } = parts[part];
  return (
    <span
      className={`inline-flex items-center gap-1 rounded-field px-1 text-deeper @min-[6.5rem]:px-1.5 forced-colors:border print:border ${tone}`}
    >
      <Icon aria-hidden strokeWidth={2.2} className="hidden size-4 shrink-0 @min-[6.5rem]:block" />
      {label}
    </span>
  );
}
