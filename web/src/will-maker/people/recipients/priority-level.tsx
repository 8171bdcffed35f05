import { listed } from '@plainwill/contracts/shared/phrases';
import type { BeneficiaryId } from '@plainwill/contracts/will-data/records/recipients';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { type ReactNode, type RefObject, useId } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { asTitle } from '../../../shared/people/beneficiary-classes.ts';
import { ActionMenu } from '../../../ui/buttons/action-menu.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { useRowsAtOnce } from '../../../ui/lists/use-rows-at-once.ts';
import { type Before, canStep, levelLabel, levelsOf, placeLabel, type Ranked } from './priority-levels.ts';
import { type DraggedRecipient, useLevelDragging } from './use-level-dragging.tsx';

interface PriorityLevelProps<R extends Ranked> {
  label: string;
  /** Counted from 0. */
  at: number;
  level: readonly R[];
  list: readonly R[];
  nameOf: (id: BeneficiaryId) => string;
  /** Those at the level before. */
  before: readonly Before[];
  isReordering: boolean;
  onStartReordering: () => void;
  aboutOf: (recipient: R, level: readonly R[]) => ReactNode;
  noteOf?: (level: readonly R[], at: number) => ReactNode;
  /** How cards are moved. */
  describedBy: string | undefined;
  dragged: RefObject<DraggedRecipient | null>;
  announce: (text: string) => void;
  onStep: (id: BeneficiaryId, step: -1 | 1, button: string) => void;
  onPlace: (id: BeneficiaryId, at: number, index?: number, button?: string) => void;
  onRemove: (id: BeneficiaryId) => void;
}

const maxNamed = 3;

/** One level of a `PriorityList`, or the place after the last. */
export function PriorityLevel<R extends Ranked>(props: PriorityLevelProps<R>) {
  const { label, at, level, list, nameOf, isReordering, onPlace } = props;
  const heading = useId();
  useRowsAtOnce();
  const levels = levelsOf(list);
  const canMove = list.length > 1;
  const dragAndDropHooks = useLevelDragging({
    ids: level.map(({ personId }) => personId),
    nameOf,
    place: placeLabel(at),
    isOff: !isReordering,
    dragged: props.dragged,
    announce: props.announce,
    onPlace: (id, index) => onPlace(id, at, index),
  });

  const actionsFor = (id: BeneficiaryId, button: string) => [
    ...levels.flatMap((target, to) =>
      to === at
        ? []
        : [
            {
              label: `Move to ${placeLabel(to)}, ${sharersText(target, nameOf)}`,
              run: () => onPlace(id, to, undefined, button),
            },
          ],
    ),
    ...(level.length > 1 || at < levels.length - 1
      ? [
          {
            label: `Move to ${placeLabel(levels.length - (level.length > 1 ? 0 : 1))}, if no one before can inherit`,
            run: () => onPlace(id, levels.length, undefined, button),
          },
        ]
      : []),
    ...(canMove ? [{ label: 'Reorder', run: props.onStartReordering }] : []),
    { label: 'Remove', run: () => props.onRemove(id) },
  ];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is of fields
    <div role="group" aria-labelledby={heading}>
      <p id={heading} className="font-semibold">
        {levelLabel(at, props.before)}
      </p>
      <GridList
        aria-label={`${label}: ${placeLabel(at)}`}
        aria-describedby={props.describedBy}
        keyboardNavigationBehavior="tab"
        disallowTypeAhead
        // Rows that can be dragged need a handle, which they have only while the order is changed.
        key={String(isReordering)}
        {...(isReordering && { dragAndDropHooks })}
        renderEmptyState={() => (
          <p className="rounded-field border border-dashed border-field px-4 py-3 text-small text-muted">
            No one yet. Move someone here to inherit only if no one above can.
          </p>
        )}
        className="mt-1.5 flex flex-col outline-none data-drop-target:rounded-field data-drop-target:outline-2 data-drop-target:outline-deep"
      >
        {level.map((recipient) => {
          const name = nameOf(recipient.personId);
          const [up, down, more] = [`Move ${name} up`, `Move ${name} down`, `More for ${name}`];
          return (
            <GridListItem
              key={recipient.personId}
              id={recipient.personId}
              textValue={name}
              className="my-1 flex flex-wrap items-center gap-x-2 rounded-field border border-line bg-paper p-3 data-dragging:opacity-50"
            >
              {isReordering && (
                <AriaButton
                  slot="drag"
                  aria-label={`Drag ${name}`}
                  className="-m-1 flex size-11 shrink-0 cursor-grab items-center justify-center rounded-field text-muted print:hidden"
                >
                  <GripVertical aria-hidden strokeWidth={2.2} className="size-5" />
                </AriaButton>
              )}
              <div className="min-w-[5rem] grow basis-0 wrap-anywhere">
                <p className="font-semibold">{asTitle(name)}</p>
                {props.aboutOf(recipient, level)}
              </div>
              <span className="-my-1 flex shrink-0 gap-x-4 print:hidden">
                {isReordering ? (
                  <>
                    <Button
                      variant="quiet"
                      size="small"
                      label={up}
                      isBlocked={!canStep(list, recipient.personId, -1)}
                      onPress={() => props.onStep(recipient.personId, -1, up)}
                    >
                      <ArrowUp aria-hidden strokeWidth={2.2} className="size-4.5" />
                      Up
                    </Button>
                    <Button
                      variant="quiet"
                      size="small"
                      label={down}
                      isBlocked={!canStep(list, recipient.personId, 1)}
                      onPress={() => props.onStep(recipient.personId, 1, down)}
                    >
                      <ArrowDown aria-hidden strokeWidth={2.2} className="size-4.5" />
                      Down
                    </Button>
                  </>
                ) : (
                  <ActionMenu label={more} actions={actionsFor(recipient.personId, more)} />
                )}
              </span>
            </GridListItem>
          );
        })}
      </GridList>
      {level.length > 0 && props.noteOf?.(level, at)}
    </div>
  );
}

function sharersText(level: readonly Ranked[], nameOf: (id: BeneficiaryId) => string): string {
  const [first, ...others] = level.map(({ personId }) => nameOf(personId));
  if (level.length > maxNamed) return `with ${first} and ${others.length} others`;
  return `with ${listed([first ?? '', ...others])}`;
}
