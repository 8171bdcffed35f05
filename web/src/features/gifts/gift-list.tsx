import type { Gift } from '@plainwill/contracts/will-data/records/gifts';
import { useSetAtom } from 'jotai';
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
  const { mutate: remove } = useRemoveGift();
  return (
    <OrderedList
      label="Specific gifts"
      items={gifts}
      nameOf={giftName}
      onReorder={(ids) => reorder.mutate({ ids })}
      menuOf={(gift) => [
        { label: 'Edit', run: () => setDialog(opened(giftDraftOf(gift))) },
        {
          label: 'Remove',
          run: () => remove({ id: gift.id }, { onSuccess: () => onRemoved({ gift, at: gifts.indexOf(gift) }) }),
        },
      ]}
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
            <p className="text-small font-semibold text-danger">Choose who gets this.</p>
          )}
        </>
      )}
    </OrderedList>
  );
}
