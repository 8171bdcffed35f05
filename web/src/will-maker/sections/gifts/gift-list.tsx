import type { Gift } from '@plainwill/contracts/will-data/records/gifts';
import { nameAmong, usePeople } from '../../../shared/people/named-people.ts';
import { OrderedList } from '../../../ui/lists/ordered-list.tsx';
import { giftDetails, giftName } from './gift-model.ts';
import { type RemovedGift, useRemoveGift, useReorderGifts } from './use-gifts.ts';

interface GiftListProps {
  gifts: readonly Gift[];
  onEdit: (gift: Gift) => void;
  onRemoved: (removed: RemovedGift) => void;
}

/** The gifts as cards, in their order. */
export function GiftList({ gifts, onEdit, onRemoved }: GiftListProps) {
  const people = usePeople();
  const reorder = useReorderGifts();
  const { mutate: remove } = useRemoveGift();
  return (
    <OrderedList
      label="Specific gifts"
      items={gifts}
      nameOf={giftName}
      onReorder={(ids) => reorder.mutate({ ids })}
      menuOf={(gift) => [
        { label: 'Edit', run: () => onEdit(gift) },
        {
          label: 'Remove',
          run: () => remove({ id: gift.id }, { onSuccess: () => onRemoved({ gift, at: gifts.indexOf(gift) }) }),
        },
      ]}
    >
      {(gift) => (
        <>
          <p translate="no" className="line-clamp-3 font-semibold">
            {giftName(gift)}
          </p>
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
