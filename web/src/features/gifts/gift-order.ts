import type { GiftId } from '@plainwill/contracts/shared/ids';
import type { Gift } from '@plainwill/contracts/will-data/gifts';
import type { Portal } from '@plainwill/contracts/will-data/portal';

/** The portal with a gift that was saved, new or changed: from then on there are gifts. */
export const withGift = (portal: Portal, saved: Gift): Portal => ({
  ...portal,
  gifts: [...portal.gifts.filter(({ id }) => id !== saved.id), saved].toSorted((a, b) => a.position - b.position),
  settings: { ...portal.settings, hasNoSpecificGifts: false },
});

export const withOrder = (gifts: readonly Gift[], ids: readonly GiftId[]): Gift[] =>
  ids.flatMap((id, position) => gifts.filter((gift) => gift.id === id).map((gift) => ({ ...gift, position })));

/** The order with one gift where it stood before. */
export function withGiftAt(gifts: readonly Gift[], id: GiftId, at: number): GiftId[] {
  const others = gifts.map((gift) => gift.id).filter((each) => each !== id);
  return [...others.slice(0, at), id, ...others.slice(at)];
}

/** What of a stored gift is saved. */
export function fieldsOf({ id: _id, position: _position, version: _version, savedAt: _savedAt, ...fields }: Gift) {
  return fields;
}
