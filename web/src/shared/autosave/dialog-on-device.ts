import { draftSecretOf } from '../api/draft-secret.ts';
import { draftPrefix, onDraftsCleared } from '../drafts/clear-drafts.ts';
import { readEncrypted, writeEncrypted } from './encrypted-drafts.ts';

let timesCleared = 0;
onDraftsCleared(() => {
  timesCleared += 1;
});

/** Whose dialog of which section. */
export interface DialogOwner {
  name: string;
  accountId: string;
}

const placeOf = ({ name, accountId }: DialogOwner) => {
  const secret = draftSecretOf(accountId);
  return secret && { storage: sessionStorage, secret, name: `${draftPrefix}dialog.${name}.${accountId}` };
};

/** Keeps what a dialog holds for this tab, encrypted; nothing for `undefined`. It may fail where nothing can be kept. */
export async function storeDialog(owner: DialogOwner, dialog: unknown): Promise<void> {
  const place = placeOf(owner);
  const before = timesCleared;
  if (place) await writeEncrypted({ ...place, isOpen: () => timesCleared === before }, dialog);
}

/** What the dialog held; undefined if it was saved or left. */
export async function storedDialog(owner: DialogOwner): Promise<unknown> {
  const place = placeOf(owner);
  return place ? readEncrypted(place) : undefined;
}
