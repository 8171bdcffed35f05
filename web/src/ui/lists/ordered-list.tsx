import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { Button } from '../buttons/button.tsx';
import { classes } from '../styles/classes.ts';
import { useReordering } from './use-reordering.tsx';

interface OrderedListProps<Item extends { id: string }> {
  /** What the list is of; read out with it. */
  label: string;
  items: readonly Item[];
  nameOf: (item: Item) => string;
  /** The whole list in its new order; whoever saves it puts the old one back if that fails. */
  onReorder: (ids: Item['id'][]) => void;
  /** The first number printed, where the list goes on from another. */
  countFrom?: number;
  /** What a card says beside its number. */
  children: (item: Item) => ReactNode;
  /** What can be done with it besides moving it. */
  actionsOf?: (item: Item) => ReactNode;
  /** They stand on a line of their own, as they do on a phone in any case. */
  hasManyActions?: boolean;
}

/** Cards in an order that matters: dragged, moved by buttons, or moved from the keyboard, each with its number. */
export function OrderedList<Item extends { id: string }>(props: OrderedListProps<Item>) {
  const { items, nameOf, countFrom = 1 } = props;
  const ids = items.map(({ id }) => id as Item['id']);
  const byId = new Map(items.map((item) => [item.id, item]));
  const hint = useId();
  const { dragAndDropHooks, moveBy, announcement } = useReordering<Item['id']>({
    ids,
    nameOf: (id) => nameIn(byId, id, nameOf),
    onReorder: props.onReorder,
  });
  const canMove = items.length > 1;
  return (
    <div>
      {canMove && (
        <p id={hint} className="mb-2 text-small text-muted print:hidden">
          Drag to change the order, or use Up and Down.
        </p>
      )}
      <GridList
        aria-label={props.label}
        aria-describedby={canMove ? hint : undefined}
        keyboardNavigationBehavior="tab"
        disallowTypeAhead
        dragAndDropHooks={dragAndDropHooks}
        className="-my-0.5 flex flex-col outline-none"
      >
        {items.map((item, index) => (
          <GridListItem
            key={item.id}
            id={item.id}
            textValue={`${countFrom + index}. ${nameOf(item)}`}
            className="my-1 flex flex-wrap items-start gap-x-2 gap-y-2 rounded-field border border-line bg-paper p-3 data-dragging:opacity-50"
          >
            <span className={canMove ? 'cursor-grab print:hidden' : 'hidden'}>
              <AriaButton
                slot="drag"
                aria-label={`Drag ${nameOf(item)}`}
                className="-m-1 flex size-11 items-center justify-center rounded-field text-muted"
              >
                <GripVertical aria-hidden strokeWidth={2.2} className="size-5" />
              </AriaButton>
            </span>
            <span className="heading mt-0.5 min-w-6 shrink-0 text-center text-lead">{countFrom + index}</span>
            <div className="min-w-0 grow basis-40 max-sm:basis-1/2">{props.children(item)}</div>
            <div
              className={classes(
                'flex flex-wrap items-center gap-x-4 gap-y-1 max-sm:w-full print:hidden',
                props.hasManyActions && 'sm:w-full',
                props.hasManyActions && (canMove ? 'sm:pl-19' : 'sm:pl-8'),
              )}
            >
              {props.actionsOf?.(item)}
              {canMove && (
                <span className="flex gap-4">
                  <MoveButton
                    label={`Move ${nameOf(item)} up`}
                    isAtEnd={index === 0}
                    onPress={() => moveBy(item.id, -1)}
                  >
                    <ArrowUp aria-hidden strokeWidth={2.2} className="size-4.5" />
                    Up
                  </MoveButton>
                  <MoveButton
                    label={`Move ${nameOf(item)} down`}
                    isAtEnd={index === items.length - 1}
                    onPress={() => moveBy(item.id, 1)}
                  >
                    <ArrowDown aria-hidden strokeWidth={2.2} className="size-4.5" />
                    Down
                  </MoveButton>
                </span>
              )}
            </div>
          </GridListItem>
        ))}
      </GridList>
      {/* Everything else is hidden from screen readers while something is held; this mark keeps it heard. */}
      <p data-live-announcer aria-live="assertive" className="sr-only">
        {announcement}
      </p>
    </div>
  );
}

interface MoveButtonProps {
  label: string;
  isAtEnd: boolean;
  onPress: () => void;
  children: ReactNode;
}

function MoveButton({ label, isAtEnd, onPress, children }: MoveButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const press = () => {
    onPress();
    // Pressed by a screen reader, the list would have put the focus on its first row.
    button.current?.focus();
  };
  return (
    <Button ref={button} variant="quiet" size="small" label={label} isBlocked={isAtEnd} onPress={press}>
      {children}
    </Button>
  );
}

function nameIn<Item>(byId: ReadonlyMap<string, Item>, id: string, nameOf: (item: Item) => string): string {
  const item = byId.get(id);
  return item ? nameOf(item) : '';
}
