import { ArrowDown, ArrowUp, ArrowUpDown, GripVertical } from 'lucide-react';
import { type ReactNode, startTransition, useId, useRef, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { ActionMenu, type MenuAction } from '../buttons/action-menu.tsx';
import { Button } from '../buttons/button.tsx';
import { useReordering } from './use-reordering.tsx';
import { useRowsAtOnce } from './use-rows-at-once.ts';

interface OrderedListProps<Item extends { id: string }> {
  /** The name of the list; read out with it. */
  label: string;
  items: readonly Item[];
  nameOf: (item: Item) => string;
  /** The whole list in its new order; whoever saves it puts the old one back if that fails. */
  onReorder: (ids: Item['id'][]) => void;
  /** The first number printed, where the list goes on from another. */
  countFrom?: number;
  /** A card shows this beside its number. */
  children: (item: Item) => ReactNode;
  /** The actions on it besides moving. */
  menuOf?: (item: Item) => readonly MenuAction[];
  /** The list is only there to be put in order; called when that is done. */
  onOrdered?: () => void;
}

/**
 * Cards in an order that matters, each with its number and one menu. They are moved only while they are being
 * reordered: dragged, by buttons, or from the keyboard.
 */
export function OrderedList<Item extends { id: string }>(props: OrderedListProps<Item>) {
  const { items, nameOf, countFrom = 1, menuOf, onOrdered } = props;
  const [isWanted, setWanted] = useState(onOrdered !== undefined);
  const isReordering = isWanted && items.length > 1;
  const ids = items.map(({ id }) => id as Item['id']);
  const byId = new Map(items.map((item) => [item.id, item]));
  const hint = useId();
  useRowsAtOnce();
  const { dragAndDropHooks, moveBy, announcement } = useReordering<Item['id']>({
    ids,
    isOff: !isReordering,
    nameOf: (id) => nameIn(byId, id, nameOf),
    onReorder: props.onReorder,
  });
  const toggle = () => {
    // A long list takes a slow phone a while, and the press is seen before.
    if (!isReordering) return startTransition(() => setWanted(true));
    setWanted(false);
    onOrdered?.();
  };
  return (
    <div>
      {items.length > 1 && (
        <div className="mb-1 flex flex-wrap items-center justify-between gap-x-4 print:hidden">
          <p id={hint} className="min-w-0 grow basis-[10rem] text-small text-muted">
            {isReordering && 'Drag to change the order, or use Up and Down.'}
          </p>
          <Button
            variant="quiet"
            size="small"
            onPress={toggle}
            hasFirstFocus={onOrdered !== undefined}
            label={`${isReordering ? 'Done' : 'Reorder'}: ${props.label}`}
          >
            {!isReordering && <ArrowUpDown aria-hidden strokeWidth={2.2} className="size-4.5" />}
            {isReordering ? 'Done' : 'Reorder'}
          </Button>
        </div>
      )}
      <GridList
        aria-label={props.label}
        aria-describedby={isReordering ? hint : undefined}
        keyboardNavigationBehavior="tab"
        disallowTypeAhead
        // Rows that can be dragged need a handle, which they have only while the order is changed.
        key={String(isReordering)}
        {...(isReordering && { dragAndDropHooks })}
        className="-my-0.5 flex flex-col outline-none"
      >
        {items.map((item, index) => (
          <GridListItem
            key={item.id}
            id={item.id}
            textValue={`${countFrom + index}. ${nameOf(item)}`}
            className="my-1 flex flex-wrap items-start gap-x-2 rounded-field border border-line bg-paper p-3 data-dragging:opacity-50"
          >
            {isReordering && (
              <AriaButton
                slot="drag"
                aria-label={`Drag ${nameOf(item)}`}
                className="-m-1 flex size-11 shrink-0 cursor-grab items-center justify-center rounded-field text-muted print:hidden"
              >
                <GripVertical aria-hidden strokeWidth={2.2} className="size-5" />
              </AriaButton>
            )}
            <span className="heading mt-0.5 min-w-6 shrink-0 text-center text-lead">{countFrom + index}</span>
            <div className="min-w-0 grow basis-[10rem]">{props.children(item)}</div>
            <span className="-my-1 flex shrink-0 gap-x-4 print:hidden">
              {isReordering ? (
                <>
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
                </>
              ) : (
                menuOf && <ActionMenu label={`More for ${nameOf(item)}`} actions={menuOf(item)} />
              )}
            </span>
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
