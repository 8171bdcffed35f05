import type { BeneficiaryId } from '@plainwill/contracts/will-data/records/recipients';
import type { RefObject } from 'react';
import { DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop';

/** A level takes drops of its own list's recipients alone. */
const dragType = 'application/x-plainwill-recipient';

/** All levels of a list share the dragged recipient, and what is still to be announced of it. */
export interface DraggedRecipient {
  id: BeneficiaryId;
  lifted: string;
}

interface LevelDragging {
  /** The recipients at this level. */
  ids: readonly BeneficiaryId[];
  /** The names of all recipients of the list. */
  nameOf: (id: BeneficiaryId) => string;
  place: string;
  /** There is nowhere to drag anybody. */
  isOff: boolean;
  dragged: RefObject<DraggedRecipient | null>;
  announce: (text: string) => void;
  onPlace: (id: BeneficiaryId, index?: number) => void;
}

/** Dragging within a level and from one to another, by pointer, finger and keyboard. */
export function useLevelDragging({ ids, nameOf, place, isOff, dragged, announce, onPlace }: LevelDragging) {
  const drop = (index?: number) => dragged.current && onPlace(dragged.current.id, index);
  const indexOf = (key: unknown, position: string) =>
    ids.indexOf(key as BeneficiaryId) + (position === 'after' ? 1 : 0);

  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) =>
      [...keys].map((key) => ({ [dragType]: String(key), 'text/plain': nameOf(key as BeneficiaryId) })),
    isDisabled: isOff,
    acceptedDragTypes: [dragType],
    getAllowedDropOperations: () => ['move'],
    getDropOperation: (target) =>
      dragged.current && target.type === 'item' && target.dropPosition === 'on' ? 'cancel' : 'move',
    onDragStart: ({ keys }) => {
      const [id] = [...keys] as BeneficiaryId[];
      if (!id) return;
      dragged.current = { id, lifted: `${nameOf(id)} lifted, ${place}. ` };
      announce(dragged.current.lifted);
    },
    onDropEnter: ({ target }) => {
      const index = target.type === 'item' ? indexOf(target.key, target.dropPosition) : ids.length;
      const lifted = dragged.current?.lifted ?? '';
      // The first place is come to in the same moment, and would drown that somebody was lifted.
      announce(lifted + (ids.length === 0 ? `After everyone: ${place}` : `${place}, place ${index + 1}`));
      if (dragged.current) dragged.current.lifted = '';
    },
    onReorder: ({ target }) => drop(indexOf(target.key, target.dropPosition)),
    onInsert: ({ target }) => drop(indexOf(target.key, target.dropPosition)),
    onRootDrop: () => drop(),
    onDragEnd: ({ dropOperation }) => {
      if (dragged.current && dropOperation === 'cancel')
        announce(`Cancelled, ${nameOf(dragged.current.id)} stays ${place}`);
      dragged.current = null;
    },
    renderDropIndicator: (target) => (
      <DropIndicator
        target={target}
        className="h-1 rounded-full bg-transparent data-drop-target:bg-deep forced-colors:data-drop-target:bg-[Highlight]"
      />
    ),
  });
  return dragAndDropHooks;
}
