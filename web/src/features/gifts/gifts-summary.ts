import type { Portal } from '@plainwill/contracts/will-data/portal';

export function giftsSummary({ gifts, settings }: Portal): string {
  if (gifts.length === 0) return settings.hasNoSpecificGifts ? 'No specific gifts' : 'Not yet started';
  return gifts.length === 1 ? '1 gift' : `${gifts.length} gifts`;
}
