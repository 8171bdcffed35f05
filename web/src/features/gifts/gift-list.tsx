import type { Gift } from '@plainwill/contracts/will-data/records/gifts';
import { useSetAtom } from 'jotai';
import { Pencil, Trash2 } from 'lucide-react';
import { Button } from '../../ui/buttons/button.tsx';
import { OrderedList } from '../../ui/lists/ordered-list.tsx';
import { nameAmong, usePeople } from '../people/named-people.ts';
import { giftDialogAtom, opened } from './gift-dialog-state.ts';
import { giftDetails, giftDraftOf, giftName } from './gift-model.ts';
import { type RemovedGift, useRemoveGift, useReorderGifts } from './use-gifts.ts';

interface GiftListProps {
  gifts: readonly Gift[];
  onRemoved: (removed: RemovedGift) => void;
}

/** The gifts as cards, in their order. */
export function GiftList({ gifts, onRemoved }: GiftListProps) {
  const people = usePeople();
  const setDialog = useSetAtom(giftDialogAtom);
  const reorder = useReorderGifts();
  const { mutate: remove, isPending, variables } = useRemoveGift();
  return (
    <OrderedList
      label="Specific gifts"
      items={gifts}
      nameOf={giftName}
      onReorder={(ids) => reorder.mutate({ ids })}
      actionsOf={(gift) => (
        <>
          <Button
            variant="quiet"
            size="small"
            label={`Edit ${giftName(gift)}`}
            onPress={() => setDialog(opened(giftDraftOf(gift)))}
          >
            <Pencil aria-hidden strokeWidth={2.2} className="size-4.5" />
            Edit
          </Button>
          <Button
            variant="quiet"
            size="small"
            label={`Remove ${giftName(gift)}`}
            isPending={isPending && variables.id === gift.id}
            onPress={() => remove({ id: gift.id }, { onSuccess: () => onRemoved({ gift, at: gifts.indexOf(gift) }) })}
          >
            <Trash2 aria-hidden strokeWidth={2.2} className="size-4.5" />
            Remove
          </Button>
        </>
      )}
    >
      {(gift) => (
        <>
          <p className="line-clamp-3 font-semibold">{giftName(gift)}</p>
          {giftDetails(gift, (id) => nameAmong(people, id)).map((line) => (
            <p key={line} className="text-small text-muted">
              {line}
            </p>
          ))}
          {gift.recipients.length === 0 && (
            <p className="text-small font-semibold text-danger">
              Nobody is left to take this. Edit it to choose again.
            </p>
          )}
        </>
      )}
    </OrderedList>
  );
}
