import type { PersonId } from '@plainwill/contracts/shared/ids';
import { hasRemainder } from '@plainwill/contracts/will-data/gift-rules';
import type { Gift } from '@plainwill/contracts/will-data/gifts';
import type { GiftType } from '@plainwill/contracts/will-data/vocabulary';
import { poundsText } from '../../ui/money-text.ts';
import { whoTakes } from '../recipients/who-takes.ts';

export const giftTypeWords: Record<GiftType, string> = {
  specific_item: 'Specific item',
  cash_gift: 'Cash gift',
  pension_plan: 'Pension plan',
  life_insurance: 'Life insurance',
};

/** What the gift is called on the screen. */
export function giftName(gift: Pick<Gift, 'giftType' | 'itemDescription' | 'cashAmount' | 'provider'>): string {
  switch (gift.giftType) {
    case 'specific_item':
      return gift.itemDescription;
    case 'cash_gift':
      return gift.cashAmount === null ? 'Cash, no amount yet' : poundsText(gift.cashAmount);
    case 'pension_plan':
    case 'life_insurance':
      return gift.provider ? `${giftTypeWords[gift.giftType]} with ${gift.provider}` : giftTypeWords[gift.giftType];
  }
}

/** What else is known of it, and who takes it. */
export function giftDetails(gift: Gift, nameOf: (id: PersonId) => string): string[] {
  const { policyNumber, policyAmount, recipients, remainderRecipients } = gift;
  const policy = [
    policyNumber && `policy ${policyNumber}`,
    policyAmount !== null && `about ${poundsText(policyAmount)}`,
  ];
  const isPolicy = gift.giftType === 'pension_plan' || hasRemainder(gift.giftType);
  return [
    [isPolicy ? '' : giftTypeWords[gift.giftType], ...policy].filter(Boolean).join(' · '),
    recipients.length > 0 ? `To ${whoTakes(recipients, nameOf)}` : '',
    remainderRecipients.length > 0 ? `Otherwise to ${whoTakes(remainderRecipients, nameOf)}` : '',
  ].filter((line) => line !== '');
}
