import type { GiftFields } from './gifts.ts';
import type { GiftType } from './vocabulary.ts';

/** What a gift is described by. */
export type GiftDetail = 'itemDescription' | 'cashAmount' | 'provider' | 'policyNumber' | 'policyAmount';

const ofPolicy: readonly GiftDetail[] = ['provider', 'policyNumber', 'policyAmount'];

/** The details asked for each type of gift. */
export const detailsAsked: Readonly<Record<GiftType, readonly GiftDetail[]>> = {
  specific_item: ['itemDescription'],
  cash_gift: ['cashAmount'],
  pension_plan: ofPolicy,
  life_insurance: ofPolicy,
};

/** Whether others can be named to take it when no recipient can. */
export const hasRemainder = (type: GiftType) => type === 'life_insurance';

type Details = Pick<GiftFields, GiftDetail>;

const noDetails: Details = {
  itemDescription: '',
  cashAmount: null,
  provider: '',
  policyNumber: '',
  policyAmount: null,
};

/** The gift with what its type does not ask left empty. */
export function withAskedAlone<G extends Details & Pick<GiftFields, 'giftType' | 'remainderRecipients'>>(gift: G): G {
  const asked = detailsAsked[gift.giftType];
  const left = Object.fromEntries(
    Object.entries(noDetails).filter(([detail]) => !asked.includes(detail as GiftDetail)),
  );
  return { ...gift, ...left, remainderRecipients: hasRemainder(gift.giftType) ? gift.remainderRecipients : [] };
}
