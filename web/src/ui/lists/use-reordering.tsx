import { useRef, useState } from 'react';
import { DropIndicator, type DropTarget, useDragAndDrop } from 'react-aria-components/useDragAndDrop';

/** A dragged item would go beside one of the list's rows. */
interface Place<Id> {
  key: Id;
  dropPosition: 'before' | 'after' | 'on';
}

/** The same ids with one of them at another index. */
export function movedTo<Id>(ids: readonly Id[], id: Id, index: number): Id[] {
  const others = ids.filter((each) => each !== id);
  return [...others.slice(0, index), id, ...others.slice(index)];
}

/** The index that something held would have if it were dropped at a place. */
export function indexAt<Id>(ids: readonly Id[], dragged: Id, { key, dropPosition }: Place<Id>): number {
  if (key === dragged) return ids.indexOf(dragged);
  const others = ids.filter((each) => each !== dragged);
  return others.indexOf(key) + (dropPosition === 'after' ? 1 : 0);
}

interface Reordering<Id extends string> {
  ids: readonly Id[];
  /** Rows can be read and not moved. */
  isOff?: boolean;
  nameOf: (id: Id) => string;
  onReorder: (ids: Id[]) => void;
}

/** Dragging by pointer, finger, keyboard and screen reader, and what is announced on the way. */
export function useReordering<Id extends string>({ ids, isOff = false, nameOf, onReorder }: Reordering<Id>) {
  const [announcement, announce] = useState('');
  const dragged = useRef<{ id: Id; from: number; over: number } | null>(null);
  const count = ids.length;

  const indexOf = (target: DropTarget) =>
    dragged.current && target.type === 'item'
      ? indexAt(ids, dragged.current.id, { key: target.key as Id, dropPosition: target.dropPosition })
      : null;

  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: isOff,
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': nameOf(key as Id) })),
    getAllowedDropOperations: () => ['move'],
    // One side of the dragged row is enough for "where it was".
    getDropOperation: (target) => {
      const isDraggedRow = target.type === 'item' && target.key === dragged.current?.id;
      return indexOf(target) === dragged.current?.from && !isDraggedRow ? 'cancel' : 'move';
    },
    onDragStart: ({ keys }) => {
      const [id] = [...keys] as Id[];
      if (id === undefined) return;
      const from = ids.indexOf(id);
      dragged.current = { id, from, over: from };
      announce(`${nameOf(id)} lifted, position ${from + 1} of ${count}`);
    },
    onDropEnter: ({ target }) => {
      const index = indexOf(target);
      if (!dragged.current || index === null || index === dragged.current.over) return;
      dragged.current.over = index;
      announce(`Position ${index + 1} of ${count}`);
    },
    onReorder: ({ target }) => {
      const index = indexOf(target);
      if (!dragged.current || index === null) return;
      announce(`Dropped at ${index + 1} of ${count}`);
      if (index !== dragged.current.from) onReorder(movedTo(ids, dragged.current.id, index));
    },
    onDragEnd: ({ dropOperation }) => {
      if (dragged.current && dropOperation === 'cancel') announce(`Cancelled, back at ${dragged.current.from + 1}`);
      dragged.current = null;
    },
    renderDropIndicator: (target) => (
      <DropIndicator
        target={target}
        className="h-1 rounded-full bg-transparent data-drop-target:bg-deep forced-colors:data-drop-target:bg-[Highlight]"
      />
    ),
  });

  /** By one place, with a press of a button. */
  const moveBy = (id: Id, step: -1 | 1) => {
    const index = ids.indexOf(id) + step;
    if (index < 0 || index >= count) return announce(`${nameOf(id)} is ${step < 0 ? 'first' : 'last'} already`);
    announce(`${nameOf(id)} moved to position ${index + 1} of ${count}`);
    onReorder(movedTo(ids, id, index));
  };
  return { dragAndDropHooks, moveBy, announcement };
}
