import { ceilings } from '@plainwill/contracts/will-data/ceilings';
import { useAtom } from 'jotai';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ButtonRow } from '../../ui/button-row.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { RemovedNotice } from '../../ui/removed-notice.tsx';
import { useAskedRecord } from '../answer-place/use-asked-record.ts';
import { usePortal } from '../portal/use-portal.ts';
import { GiftDialog } from './gift-dialog.tsx';
import { giftDialogAtom, opened } from './gift-dialog-state.ts';
import { draftOf, newGift } from './gift-draft.ts';
import { GiftList } from './gift-list.tsx';
import { giftName } from './gift-words.ts';
import { NoGiftsCheckbox } from './no-gifts-checkbox.tsx';
import { type RemovedGift, useRestoreGift } from './use-gifts.ts';

export default function GiftsSection() {
  const { gifts, settings } = usePortal();
  const [dialog, setDialog] = useAtom(giftDialogAtom);
  const [removed, setRemoved] = useState<RemovedGift | null>(null);
  const restore = useRestoreGift();
  useAskedRecord('gifts', (id) => {
    const gift = gifts.find((each) => each.id === id);
    // What was typed before a sign-in that had to be repeated is still to be saved.
    if (gift && !dialog) setDialog(opened(draftOf(gift)));
  });
  const hasRoom = gifts.length < ceilings.gifts;
  const addButton = (
    <Button
      look={gifts.length > 0 || settings.hasNoSpecificGifts ? 'secondary' : 'primary'}
      onPress={() => setDialog(opened(newGift(crypto.randomUUID() as Parameters<typeof newGift>[0])))}
    >
      <Plus aria-hidden strokeWidth={2.2} className="size-5" />
      Add Gift
    </Button>
  );
  return (
    <>
      <p className="text-muted">
        A thing, a sum of money or a policy that goes to somebody before the rest is shared out.
      </p>
      {removed && (
        <RemovedNotice
          key={removed.gift.id}
          name={giftName(removed.gift)}
          isPending={restore.isPending}
          onUndo={() => restore.mutate(removed, { onSuccess: () => setRemoved(null) })}
        />
      )}
      {gifts.length > 0 ? (
        <>
          <GiftList gifts={gifts} onRemoved={setRemoved} />
          {hasRoom ? (
            <ButtonRow>{addButton}</ButtonRow>
          ) : (
            <p className="text-muted">
              You have listed {ceilings.gifts} gifts, the most we can keep. Remove one to add another.
            </p>
          )}
        </>
      ) : (
        <>
          {settings.hasNoSpecificGifts ? (
            <ButtonRow>{addButton}</ButtonRow>
          ) : (
            <EmptyState action={addButton}>
              No gifts yet. Many wills have none: then everything is part of your residuary estate.
            </EmptyState>
          )}
          <NoGiftsCheckbox isSelected={settings.hasNoSpecificGifts} />
        </>
      )}
      <GiftDialog />
    </>
  );
}
