import { ageOn, type CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import type { GiftId } from '@plainwill/contracts/shared/ids';
import { inheritanceAge, mostPence } from '@plainwill/contracts/will-data/ceilings';
import { detailsAsked, type GiftDetail, withAskedAlone } from '@plainwill/contracts/will-data/gift-rules';
import type { Gift, GiftFields, GiftRecipient } from '@plainwill/contracts/will-data/gifts';
import type { Portal } from '@plainwill/contracts/will-data/portal';
import type { GiftType } from '@plainwill/contracts/will-data/vocabulary';
import { penceIn, poundsText } from '../../ui/money-text.ts';

/** A gift as it stands on the screen. What its type does not ask is kept as it was typed until it is saved. */
export interface GiftDraft {
  id: GiftId;
  basedOn: number;
  giftType: GiftType | '';
  itemDescription: string;
  cashAmount: string;
  provider: string;
  policyNumber: string;
  policyAmount: string;
  childrenAccessAge: string;
  grandchildrenInherit: boolean | null;
  recipients: readonly GiftRecipient[];
  remainderRecipients: readonly GiftRecipient[];
}

export const newGift = (id: GiftId): GiftDraft => ({
  id,
  basedOn: 0,
  giftType: '',
  itemDescription: '',
  cashAmount: '',
  provider: '',
  policyNumber: '',
  policyAmount: '',
  childrenAccessAge: '',
  grandchildrenInherit: null,
  recipients: [],
  remainderRecipients: [],
});

const amountText = (pence: number | null) => (pence === null ? '' : poundsText(pence));

export const draftOf = ({ position: _position, savedAt: _savedAt, version, ...gift }: Gift): GiftDraft => ({
  ...gift,
  basedOn: version,
  cashAmount: amountText(gift.cashAmount),
  policyAmount: amountText(gift.policyAmount),
  childrenAccessAge: String(gift.childrenAccessAge),
});

/** Others take in place of the recipients of life insurance alone; any other type has none. */
export const withType = (draft: GiftDraft, giftType: GiftType): GiftDraft => ({
  ...draft,
  giftType,
  remainderRecipients: giftType === 'life_insurance' ? draft.remainderRecipients : [],
});

type Family = Pick<Portal, 'children'>;

/** Whether a child is among those who take. */
export const hasChild = (recipients: readonly GiftRecipient[], { children }: Family) =>
  recipients.some(({ personId }) => children.some(({ id }) => id === personId));

/** Whether it matters at what age a child is given it: one who takes is younger than the oldest age there is. */
export const asksAccessAge = (draft: GiftDraft, { children }: Family, today: CalendarDate) =>
  [...draft.recipients, ...draft.remainderRecipients].some(({ personId }) => {
    const child = children.find(({ id }) => id === personId);
    return child !== undefined && (ageOn(child.dateOfBirth, today) ?? 0) < inheritanceAge.most;
  });

/** The gift to save, or what is wrong with it by input name. */
export type Checked = { gift: GiftFields } | { problems: Record<string, string> };

const amountProblem = 'Enter an amount, like £1,234.50';

export function giftIn(draft: GiftDraft, isAgeAsked: boolean): Checked {
  const { giftType } = draft;
  if (giftType === '') return { problems: { giftType: 'Choose a type of gift' } };
  const problems: Record<string, string> = {};
  const isAsked = (detail: GiftDetail) => detailsAsked[giftType].includes(detail);

  const amountIn = (detail: 'cashAmount' | 'policyAmount', missing?: string) => {
    const typed = draft[detail].trim();
    const pence = penceIn(typed);
    if (!isAsked(detail)) return null;
    if (typed === '' && missing) problems[detail] = missing;
    if (typed !== '' && pence === null) problems[detail] = amountProblem;
    if (pence !== null && pence > mostPence) problems[detail] = 'Enter a smaller amount';
    return pence;
  };
  if (isAsked('itemDescription') && draft.itemDescription.trim() === '') problems.itemDescription = 'Describe the gift';
  const cashAmount = amountIn('cashAmount', 'Enter the amount');
  const policyAmount = amountIn('policyAmount');
  const age = ageIn(draft.childrenAccessAge);
  if (isAgeAsked && age === null)
    problems.childrenAccessAge = `Enter an age from ${inheritanceAge.least} to ${inheritanceAge.most}`;

  if (Object.keys(problems).length > 0) return { problems };
  const { id: _id, basedOn: _basedOn, recipients, remainderRecipients, ...typed } = draft;
  return {
    gift: withAskedAlone({
      ...typed,
      giftType,
      cashAmount,
      policyAmount,
      childrenAccessAge: age ?? inheritanceAge.usual,
      recipients: [...recipients],
      remainderRecipients: [...remainderRecipients],
    }),
  };
}

/** A whole number within the bounds; the usual age where nothing is typed; null for anything else. */
function ageIn(text: string): number | null {
  if (text.trim() === '') return inheritanceAge.usual;
  const age = Number(text);
  return Number.isInteger(age) && age >= inheritanceAge.least && age <= inheritanceAge.most ? age : null;
}
