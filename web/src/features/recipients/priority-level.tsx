import type { PersonId } from '@plainwill/contracts/shared/ids';
import { ArrowDown, ArrowUp, GripVertical, Trash2 } from 'lucide-react';
import { type ReactNode, type RefObject, useId } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { ActionMenu } from '../../ui/buttons/action-menu.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { canStep, levelLabel, levelsOf, placeLabel, type Ranked } from './priority-levels.ts';
import { type Held, useLevelDragging } from './use-level-dragging.tsx';

interface PriorityLevelProps<R extends Ranked> {
  label: string;
  /** Counted from 0. */
  at: number;
  level: readonly R[];
  list: readonly R[];
  nameOf: (id: PersonId) => string;
  aboutOf: (recipient: R, level: readonly R[]) => ReactNode;
  noteOf?: (level: readonly R[], at: number) => ReactNode;
  /** How cards are moved. */
  describedBy: string | undefined;
  held: RefObject<Held | null>;
  say: (words: string) => void;
  onStep: (id: PersonId, step: -1 | 1, button: string) => void;
  onPlace: (id: PersonId, at: number, index?: number, button?: string) => void;
  onRemove: (id: PersonId) => void;
}

const names = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const mostNamed = 3;

/** One level of a `PriorityList`, or the place after the last. */
export function PriorityLevel<R extends Ranked>(props: PriorityLevelProps<R>) {
  const { label, at, level, list, nameOf, onPlace } = props;
  const heading = useId();
  const levels = levelsOf(list);
  const canMove = list.length > 1;
  const dragAndDropHooks = useLevelDragging({
    ids: level.map(({ personId }) => personId),
    nameOf,
    place: placeLabel(at),
    isOff: !canMove,
    held: props.held,
    say: props.say,
    onPlace: (id, index) => onPlace(id, at, index),
  });

  const actionsFor = (id: PersonId, button: string) => [
    ...levels.flatMap((target, to) =>
      to === at
        ? []
        : [
            {
              label: `Take ${placeLabel(to)}, ${withWhom(target, nameOf)}`,
              run: () => onPlace(id, to, undefined, button),
            },
          ],
    ),
    ...(level.length > 1 || at < levels.length - 1
      ? [{ label: 'Take last, after everyone', run: () => onPlace(id, levels.length, undefined, button) }]
      : []),
    { label: 'Remove', run: () => props.onRemove(id) },
  ];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is of fields
    <div role="group" aria-labelledby={heading}>
      <p id={heading} className="font-semibold">
        {levelLabel(at, levels[at - 1]?.length ?? 0)}
        <span className="font-normal text-muted">
          {' · '}
          <span className="whitespace-nowrap">priority {at + 1}</span>
        </span>
      </p>
      <GridList
        aria-label={`${label}: ${placeLabel(at)}`}
        aria-describedby={props.describedBy}
        keyboardNavigationBehavior="tab"
        disallowTypeAhead
        dragAndDropHooks={dragAndDropHooks}
        renderEmptyState={() => (
          <p className="rounded-field border border-dashed border-field px-4 py-3 text-small text-muted">
            Nobody yet. Move somebody here who takes only if nobody above can.
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
              className="my-1 flex flex-wrap items-center gap-x-2 gap-y-1 rounded-field border border-line bg-paper p-3 data-dragging:opacity-50"
            >
              <span className={canMove ? 'cursor-grab print:hidden' : 'hidden'}>
                <AriaButton
                  slot="drag"
                  aria-label={`Drag ${name}`}
                  className="-m-1 flex size-11 items-center justify-center rounded-field text-muted"
                >
                  <GripVertical aria-hidden strokeWidth={2.2} className="size-5" />
                </AriaButton>
              </span>
              <div className="min-w-0 grow basis-40">
                <p className="font-semibold">{name}</p>
                {props.aboutOf(recipient, level)}
              </div>
              <div className="flex flex-wrap items-center gap-x-4 gap-y-1 max-sm:w-full print:hidden">
                {canMove && (
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
                )}
                {canMove ? (
                  <ActionMenu label={more} actions={actionsFor(recipient.personId, more)} />
                ) : (
                  <Button
                    variant="quiet"
                    size="small"
                    label={`Remove ${name}`}
                    onPress={() => props.onRemove(recipient.personId)}
                  >
                    <Trash2 aria-hidden strokeWidth={2.2} className="size-4.5" />
                    Remove
                  </Button>
                )}
              </div>
            </GridListItem>
          );
        })}
      </GridList>
      {level.length > 0 && props.noteOf?.(level, at)}
    </div>
  );
}

function withWhom(level: readonly Ranked[], nameOf: (id: PersonId) => string): string {
  const [first, ...others] = level.map(({ personId }) => nameOf(personId));
  if (level.length > mostNamed) return `with ${first} and ${others.length} others`;
  return `with ${names.format([first ?? '', ...others])}`;
}
