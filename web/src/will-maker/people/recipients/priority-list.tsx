import type { BeneficiaryId } from '@plainwill/contracts/will-data/records/recipients';
import { ArrowUpDown } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { asTitle, isClass } from '../../../shared/people/beneficiary-classes.ts';
import { useTestatorRecord } from '../../../shared/testator-record/use-testator-record.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { PriorityLevel } from './priority-level.tsx';
import { beforeIn, levelsOf, placed, placeLabel, type Ranked, standingOf, stepped } from './priority-levels.ts';
import type { DraggedRecipient } from './use-level-dragging.tsx';

/** A closing menu, the list that a card leaves and the dialog around it all move the focus, in frames of their own. */
const framesToSettle = 10;
const byHand = ['pointerdown', 'keydown'] as const;

const buttonOf = (frame: HTMLElement | null, name: string) =>
  [...(frame?.querySelectorAll('button') ?? [])].find(({ ariaLabel }) => ariaLabel === name);

/** Brings the focus back to the button that moved a card, which is drawn again in its new level. */
function useReturningFocus(list: readonly unknown[]) {
  const frame = useRef<HTMLDivElement>(null);
  const pressed = useRef<string | null>(null);

  useEffect(() => {
    const name = pressed.current;
    if (!name || list.length === 0) return;
    let frames = framesToSettle;
    const returnFocus = () => {
      if (pressed.current !== name) return;
      buttonOf(frame.current, name)?.focus();
      frames -= 1;
      if (frames === 0) pressed.current = null;
      else next = requestAnimationFrame(returnFocus);
    };
    // From then on the person says where the focus is.
    const stop = () => {
      pressed.current = null;
    };
    let next = requestAnimationFrame(returnFocus);
    for (const event of byHand) window.addEventListener(event, stop, true);
    return () => {
      cancelAnimationFrame(next);
      for (const event of byHand) window.removeEventListener(event, stop, true);
    };
  }, [list]);

  /** Call it with the name of the button, before the list changes. */
  const remember = (button: string | undefined) => {
    pressed.current = button ?? null;
    // A list that still has the focus when its card goes would give it to another card.
    if (button) frame.current?.focus({ preventScroll: true });
  };
  return { frame, remember };
}

const inherits = (id: BeneficiaryId, nameOf: (id: BeneficiaryId) => string) =>
  `${asTitle(nameOf(id))} ${isClass(id) ? 'inherit' : 'inherits'}`;

const isHidden = (at: number, shows: 'all' | 'first' | 'next') => shows !== 'all' && (at === 0) !== (shows === 'first');

interface PriorityListProps<R extends Ranked> {
  /** The name of the list; read out with each level. */
  label: string;
  list: readonly R[];
  /** Those who come first, or those after them; everyone while they are being reordered. */
  shows?: 'all' | 'first' | 'next';
  nameOf: (id: BeneficiaryId) => string;
  onChange: (list: R[]) => void;
  onRemove: (id: BeneficiaryId) => void;
  /** A card shows this below the name. */
  aboutOf: (recipient: R, level: readonly R[]) => ReactNode;
  /** A level shows this below its cards. */
  noteOf?: (level: readonly R[], at: number) => ReactNode;
}

/**
 * Those who inherit, level by level, each with one menu. While they are being reordered they are dragged, or moved by
 * buttons or from the keyboard.
 */
export function PriorityList<R extends Ranked>({
  list,
  nameOf,
  onChange,
  shows = 'all',
  ...props
}: PriorityListProps<R>) {
  const [announcement, announce] = useState('');
  const dragged = useRef<DraggedRecipient | null>(null);
  const hint = useId();
  const { frame, remember } = useReturningFocus(list);
  const { contacts } = useTestatorRecord();
  const [isWanted, setWanted] = useState(false);
  const isReordering = isWanted && list.length > 1;

  const change = (id: BeneficiaryId, next: R[], button?: string) => {
    remember(button);
    const standing = standingOf(next, id);
    if (standing) announce(`${inherits(id, nameOf)} ${placeLabel(standing.at)}${standing.isAlone ? '' : ', sharing'}`);
    onChange(next);
  };
  const levels = levelsOf(list);
  const last = levels.at(-1);
  // One more to drop on, unless dropping there could change nothing.
  const shown = isReordering && last && (levels.length > 1 || last.length > 1) ? [...levels, []] : levels;
  return (
    <div ref={frame} tabIndex={-1} className="flex flex-col gap-5 outline-none focus-visible:shadow-none">
      {list.length > 1 && (
        <div className="-mb-2 flex flex-wrap items-center justify-between gap-x-4 print:hidden">
          <p id={hint} className="min-w-0 grow basis-[10rem] text-small text-muted">
            {isReordering && (
              <>
                Drag to change who inherits first, or use Up and Down.
                <span className="sr-only">
                  On a keyboard: up and down arrows on a card go to the next. Enter on a handle lifts, Tab and arrows
                  choose the place, Enter drops, Escape cancels.
                </span>
              </>
            )}
          </p>
          <Button
            variant="quiet"
            size="small"
            label={`${isReordering ? 'Done' : 'Reorder'}: ${props.label}`}
            onPress={() => setWanted(!isReordering)}
          >
            {!isReordering && <ArrowUpDown aria-hidden strokeWidth={2.2} className="size-4.5" />}
            {isReordering ? 'Done' : 'Reorder'}
          </Button>
        </div>
      )}
      {shown.map((level, at) =>
        !isReordering && isHidden(at, shows) ? null : (
          <PriorityLevel
            key={at}
            {...props}
            at={at}
            level={level}
            list={list}
            nameOf={nameOf}
            before={beforeIn(levels[at - 1], nameOf, contacts)}
            isReordering={isReordering}
            onStartReordering={() => setWanted(true)}
            describedBy={isReordering ? hint : undefined}
            dragged={dragged}
            announce={announce}
            onStep={(id, step, button) => change(id, stepped(list, id, step), button)}
            onPlace={(id, target, index, button) => change(id, placed(list, id, target, index), button)}
          />
        ),
      )}
      {/* Everything else is hidden from screen readers while someone is held; this mark keeps it heard. */}
      <p data-live-announcer aria-live="assertive" className="sr-only">
        {announcement}
      </p>
    </div>
  );
}
