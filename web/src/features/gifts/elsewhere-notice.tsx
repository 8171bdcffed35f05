import { bringFocus } from '../../ui/bring-focus.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonRow } from '../../ui/button-row.tsx';
import { Notice } from '../../ui/notice.tsx';
import { nameAmong, usePeople } from '../people/use-people.ts';
import { type GiftDialogState, opened } from './gift-dialog-state.ts';
import { draftOf } from './gift-draft.ts';
import { giftDetails, giftName } from './gift-words.ts';

interface ElsewhereNoticeProps {
  state: GiftDialogState;
  onChange: (state: GiftDialogState) => void;
}

/** Shows what another window has made of the gift, and lets the person choose between the two. */
export function ElsewhereNotice({ state: { elsewhere }, onChange }: ElsewhereNoticeProps) {
  const people = usePeople();
  if (!elsewhere) return null;
  if (elsewhere === 'removed')
    return (
      <Notice ref={bringFocus} tone="error" title="This gift was removed in another window">
        Save Gift adds it again.
      </Notice>
    );
  return (
    <Notice ref={bringFocus} tone="error" title="This gift changed in another window">
      <p>
        There it now reads: {[giftName(elsewhere), ...giftDetails(elsewhere, (id) => nameAmong(people, id))].join('. ')}
        .
      </p>
      <p>Save Gift keeps what is here instead.</p>
      <div className="mt-2">
        <ButtonRow>
          <Button look="secondary" size="small" onPress={() => onChange(opened(draftOf(elsewhere)))}>
            Use what is there
          </Button>
        </ButtonRow>
      </div>
    </Notice>
  );
}
