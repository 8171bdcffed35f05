import { Check, Lock } from 'lucide-react';
import { Link } from 'wouter';
import { classes } from '../../ui/styles/classes.ts';
import type { Stop, StopId } from './road.ts';

interface RoadBarProps {
  stops: readonly Stop[];
  /** The stop whose page this is. */
  at: StopId;
  /** One line, for a page that needs its room. */
  isCompact: boolean;
}

/** The way from the first answer to a signed will, each stop a link: done ones ticked, the one that is open marked. */
export const RoadBar = ({ stops, at, isCompact }: RoadBarProps) => (
  <nav aria-label="Steps to your signed will" className={classes(isCompact ? 'mb-4' : 'mb-6 sm:mb-8', 'print:hidden')}>
    <ol className="flex flex-wrap gap-y-1">
      {stops.map((stop, index) => (
        <li
          key={stop.id}
          className={classes('flex min-w-fit', index < stops.length - 1 ? 'grow basis-0' : 'shrink-0 roomy:basis-36')}
        >
          <StopLink
            stop={stop}
            number={index + 1}
            isHere={stop.id === at}
            isLast={index === stops.length - 1}
            isCompact={isCompact}
          />
        </li>
      ))}
    </ol>
  </nav>
);

interface StopLinkProps {
  stop: Stop;
  number: number;
  isHere: boolean;
  isLast: boolean;
  isCompact: boolean;
}

function StopLink({
  stop: { label, title, to, isDone, isLocked, note },
  number,
  isHere,
  isLast,
  isCompact,
}: StopLinkProps) {
  const [first, ...others] = label.split(' ');
  return (
    <Link
      to={to}
      aria-current={isHere ? 'step' : undefined}
      className={classes(
        'group flex grow rounded-field hover:bg-sage',
        isCompact ? 'min-h-11 items-center gap-2 pr-1' : 'flex-col gap-1 py-1',
      )}
    >
      <span aria-hidden className={classes('flex items-center', !isCompact && 'w-full')}>
        <Mark number={number} isDone={isDone} isLocked={isLocked} isHere={isHere} />
        {!isCompact && !isLast && (
          <span
            className={classes(
              'ml-1.5 h-0.5 grow rounded-full sm:ml-2',
              isDone ? 'bg-deep forced-colors:bg-[Highlight]' : 'bg-line forced-colors:bg-[GrayText]',
            )}
          />
        )}
      </span>
      <span className={classes('flex min-w-0 flex-col pr-2 sm:pr-4', isCompact && !isHere && 'max-lg:sr-only')}>
        <span
          className={classes(
            'leading-snug whitespace-nowrap group-hover:underline max-sm:text-small',
            isHere ? 'font-semibold text-deeper' : 'text-muted',
          )}
        >
          {first}
          {others.length > 0 && <span className="max-sm:sr-only"> {others.join(' ')}</span>}
          <span className="sr-only">
            {title === label ? '' : `: ${title}`}
            {isDone ? ', done' : ''}
            {isLocked ? ', locked' : ''}
          </span>
        </span>
        {note && (
          <span className={classes('text-small text-muted', isCompact ? 'sr-only' : 'max-sm:sr-only')}>
            <span className="sr-only">, </span>
            {note}
          </span>
        )}
      </span>
    </Link>
  );
}

/** A stop as a circle: ticked, locked, or its number. Drawn in strokes, which print and stay in forced colours. */
const Mark = ({
  number,
  isDone,
  isLocked,
  isHere,
}: Pick<StopLinkProps, 'number' | 'isHere'> & Pick<Stop, 'isDone' | 'isLocked'>) => (
  <span
    className={classes(
      'flex size-[max(1.4rem,--spacing(7))] shrink-0 items-center justify-center rounded-full border-2 text-small font-semibold',
      isDone ? 'border-deep text-deep' : isHere ? 'text-deeper' : 'border-field text-muted',
      isHere && 'border-clay bg-card outline-2 outline-offset-2 outline-clay forced-colors:outline-[Highlight]',
    )}
  >
    {isDone ? (
      <Check strokeWidth={3} className="size-4" />
    ) : isLocked ? (
      <Lock strokeWidth={2.4} className="size-3.5" />
    ) : (
      number
    )}
  </span>
);
