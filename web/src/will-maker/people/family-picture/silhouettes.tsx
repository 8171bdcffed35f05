import { ageOn, type CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import { adultAge } from '@plainwill/contracts/will-data/people';
import { useId } from 'react';

/** A figure differs by age, and stands for a pet or a charity too. */
export type Silhouette = 'adult' | 'older' | 'child' | 'baby' | 'pet' | 'body';

const babyUntil = 2;
const olderFrom = 68;

export function silhouetteAt(dateOfBirth: string | null | undefined, asOf: CalendarDate): Silhouette {
  const age = dateOfBirth ? ageOn(dateOfBirth, asOf) : null;
  if (age === null) return 'adult';
  if (age < babyUntil) return 'baby';
  if (age < adultAge) return 'child';
  return age >= olderFrom ? 'older' : 'adult';
}

const head = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0z`;

/** The closed shapes of a figure, and the lines drawn over them. */
const shapes: Record<Silhouette, { outline: string; strokes?: string }> = {
  adult: { outline: `${head(28, 14, 10)}M7 47c1-12 9-18 21-18s20 6 21 18z` },
  older: {
    outline: `${head(28, 14, 10)}M9 47c1-12 8-18 19-18s18 6 19 18z`,
    strokes: 'M53 47V33c0-5-6-5-6 0',
  },
  child: { outline: `${head(28, 20, 8.5)}M14 47c1-9 6-13 14-13s13 4 14 13z` },
  baby: { outline: `${head(28, 25, 7)}M17 47c-1-9 4-13 11-13s12 4 11 13z`, strokes: 'M18 43c7-1 14-4 18-8' },
  pet: {
    outline: `${head(28, 20, 8)}M17 47c-1-11 4-18 11-18s12 7 11 18z`,
    strokes: 'M21 15l-3-8 7 4M35 15l3-8-7 4M39 45c6 1 9-3 8-9',
  },
  body: { outline: 'M9 23L28 8l19 15v24H9z', strokes: 'M22 47V34h12v13' },
};

interface FigureProps {
  silhouette: Silhouette;
  hasDied: boolean;
  /** This part of the figure is filled, from 0 to 1. */
  portion: number;
}

const height = 50;

/** Somebody's figure in line; a share fills it from below. */
export function Figure({ silhouette, hasDied, portion }: FigureProps) {
  const clip = useId();
  const { outline, strokes } = shapes[silhouette];
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 56 ${height}`}
      fill="none"
      strokeWidth="2.3"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeDasharray={hasDied ? '4 5' : undefined}
      className={`h-12.5 w-14 shrink-0 stroke-current print:[print-color-adjust:exact] ${hasDied ? 'text-muted' : 'text-clay'}`}
    >
      {portion > 0 && (
        <>
          <clipPath id={clip}>
            <rect y={height * (1 - portion)} width="56" height={height * portion} />
          </clipPath>
          <path
            d={outline}
            clipPath={`url(#${clip})`}
            className="fill-butter stroke-none forced-colors:fill-[Highlight]"
          />
        </>
      )}
      <path d={outline} />
      {strokes && <path d={strokes} />}
    </svg>
  );
}
