import { ageOn, type CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import type { GiftId } from '@plainwill/contracts/shared/ids';
import { poundsText } from '@plainwill/contracts/shared/pounds-text';
import {
  detailsAsked,
  type GiftDetail,
  type GiftType,
  giftQuestions,
  hasRemainder,
  isPassedOn,
  mainDetail,
  withAskedAlone,
} from '@plainwill/contracts/will-data/questions/gift-questions';
import { areSharesWhole } from '@plainwill/contracts/will-data/questions/share-rules';
import { inheritanceAge, maxPence } from '@plainwill/contracts/will-data/record-limits';
import type { Gift, GiftFields } from '@plainwill/contracts/will-data/records/gifts';
import type { BeneficiaryId, Recipient } from '@plainwill/contracts/will-data/records/recipients';
import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import type { GiftMortgageChoice, TaxBearer } from '@plainwill/contracts/will-data/vocabulary';
import { isClass } from '../../../shared/people/beneficiary-classes.ts';
import { penceIn } from '../../../ui/dates-and-money/money-text.ts';
import { beneficiariesText, levelsOf } from '../../people/recipients/priority-levels.ts';

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
  debtDescription: string;
  debtLimit: string;
  childrenAccessAge: string;
  grandchildrenInherit: boolean | null;
  amountEach: boolean;
  taxBorneBy: TaxBearer | null;
  mortgage: GiftMortgageChoice | null;
  onlyIfSpouseFails: boolean;
  onlyThisHome: boolean;
  recipients: readonly Recipient[];
  remainderRecipients: readonly Recipient[];
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
  debtDescription: '',
  debtLimit: '',
  childrenAccessAge: '',
  grandchildrenInherit: null,
  amountEach: false,
  taxBorneBy: null,
  mortgage: null,
  onlyIfSpouseFails: false,
  onlyThisHome: false,
  recipients: [],
  remainderRecipients: [],
});

const amountText = (pence: number | null) => (pence === null ? '' : poundsText(pence));

export const giftDraftOf = ({ position: _position, savedAt: _savedAt, version, ...gift }: Gift): GiftDraft => ({
  ...gift,
  recipients: isPassedOn(gift.giftType) ? gift.recipients : eachAlone(gift.recipients),
  basedOn: version,
  cashAmount: amountText(gift.cashAmount),
  policyAmount: amountText(gift.policyAmount),
  debtDescription: gift.debtDescription ?? '',
  debtLimit: amountText(gift.debtLimit),
  childrenAccessAge: String(gift.childrenAccessAge),
});

/** A type without a place for recipients in default has none, and one without an order puts all at one place. */
export const withType = (draft: GiftDraft, giftType: GiftType): GiftDraft => ({
  ...draft,
  giftType,
  recipients: isPassedOn(giftType) ? draft.recipients : eachAlone(draft.recipients),
  remainderRecipients: hasRemainder(giftType) ? draft.remainderRecipients : [],
});

/** Those whose debts are forgiven: each is released from their own, and nobody comes before another. */
const eachAlone = (recipients: readonly Recipient[]): Recipient[] =>
  recipients.map((recipient) => ({ ...recipient, priority: 1, shareBasisPoints: null }));

type Family = Pick<TestatorRecord, 'children'>;

/** A child is among the beneficiaries. */
export const hasChild = (recipients: readonly Recipient[], { children }: Family) =>
  recipients.some(({ personId }) => personId === 'children' || children.some(({ id }) => id === personId));

/** The age at which a child is given it matters: one of them is younger than the highest age there is. */
export const asksAccessAge = (draft: GiftDraft, { children }: Family, today: CalendarDate) =>
  (draft.giftType === '' || isPassedOn(draft.giftType)) &&
  [...draft.recipients, ...draft.remainderRecipients].some(({ personId }) => {
    // One born later is younger than anybody.
    if (personId === 'children') return true;
    const child = children.find(({ id }) => id === personId);
    return child !== undefined && (ageOn(child.dateOfBirth, today) ?? 0) < inheritanceAge.max;
  });

/** A sum can go to each of those who share it: a percentage of it cannot. */
export const asksAmountEach = ({ giftType, recipients }: GiftDraft) =>
  giftType === 'cash_gift' &&
  recipients.every(({ shareBasisPoints }) => shareBasisPoints === null) &&
  levelsOf(recipients).some((level) => level.length > 1 || level.some(({ personId }) => isClass(personId)));

// A scheme that pays out takes no further choices, nor does a debt that is let go.
export const hasMoreChoices = ({ giftType }: GiftDraft) =>
  giftType !== '' && giftType !== 'pension_plan' && isPassedOn(giftType);

const land =
  /\b(?:house|home|flat|apartment|maisonette|cottage|bungalow|villa|chalet|farm|barn|land|field|plot|property|garage)s?\b/i;

/** A mortgage may be charged on it: its description reads as land. */
export const asksMortgage = ({ giftType, itemDescription, mortgage }: GiftDraft) =>
  giftType === 'specific_item' && (land.test(itemDescription) || mortgage !== null);

const home = /\b(?:house|home|flat|apartment|maisonette|cottage|bungalow)\b/i;

/** It may be the testator's own home: its description reads as a home, or gives the address. */
export const asksOnlyThisHome = ({ giftType, itemDescription, onlyThisHome }: GiftDraft, homeLine: string) =>
  giftType === 'specific_item' &&
  (home.test(itemDescription) ||
    (homeLine !== '' && itemDescription.toLowerCase().includes(homeLine.toLowerCase())) ||
    onlyThisHome);

/** "£500"; empty while no sum can be read. */
export const amountInDraft = ({ cashAmount }: GiftDraft) => amountText(penceIn(cashAmount.trim()));

/** The gift to save, or what is wrong with it by input name. */
export type CheckedGift = { gift: GiftFields } | { problems: Record<string, string> };

const sharesProblem = 'The shares must add up to 100%. Set them again';
const amountProblem = 'Enter an amount, like £1,234.50';

export function giftIn(draft: GiftDraft, isAgeAsked: boolean): CheckedGift {
  const { giftType } = draft;
  if (giftType === '') return { problems: { giftType: 'Choose a type of gift' } };
  const problems: Record<string, string> = {};
  const isAsked = (detail: GiftDetail) => detailsAsked(giftType).includes(detail);

  const amountIn = (detail: 'cashAmount' | 'policyAmount' | 'debtLimit', missing?: string) => {
    const typed = draft[detail].trim();
    const pence = penceIn(typed);
    if (!isAsked(detail)) return null;
    if (typed === '' && missing) problems[detail] = missing;
    if (typed !== '' && pence === null) problems[detail] = amountProblem;
    if (pence !== null && pence > maxPence) problems[detail] = 'Enter a smaller amount';
    return pence;
  };
  if (isAsked('itemDescription') && draft.itemDescription.trim() === '') problems.itemDescription = 'Describe the gift';
  const cashAmount = amountIn('cashAmount', 'Enter the amount');
  const policyAmount = amountIn('policyAmount');
  const debtLimit = amountIn('debtLimit');
  const age = ageIn(draft.childrenAccessAge);
  if (isAgeAsked && age === null)
    problems.childrenAccessAge = `Enter an age from ${inheritanceAge.min} to ${inheritanceAge.max}`;

  if (!areSharesWhole(draft.recipients)) problems.recipients = sharesProblem;
  if (!areSharesWhole(draft.remainderRecipients)) problems.remainderRecipients = sharesProblem;

  if (Object.keys(problems).length > 0) return { problems };
  const { id: _id, basedOn: _basedOn, recipients, remainderRecipients, ...typed } = draft;
  return {
    gift: withAskedAlone({
      ...typed,
      giftType,
      cashAmount,
      policyAmount,
      debtDescription: typed.debtDescription.trim() || null,
      debtLimit,
      childrenAccessAge: age ?? inheritanceAge.default,
      amountEach: asksAmountEach(draft) && draft.amountEach,
      mortgage: asksMortgage(draft) ? draft.mortgage : null,
      ...(!hasMoreChoices(draft) && { taxBorneBy: null, onlyIfSpouseFails: false }),
      onlyThisHome: giftType === 'specific_item' && draft.onlyThisHome,
      recipients: [...recipients],
      remainderRecipients: [...remainderRecipients],
    }),
  };
}

/** A whole number within the bounds; the usual age where nothing is typed; null for anything else. */
function ageIn(text: string): number | null {
  if (text.trim() === '') return inheritanceAge.default;
  const age = Number(text);
  return Number.isInteger(age) && age >= inheritanceAge.min && age <= inheritanceAge.max ? age : null;
}

export const giftTypeLabels: Record<GiftType, string> = giftQuestions.giftType.options;

/** The screen calls the gift by this name. */
export function giftName(
  gift: Pick<Gift, 'giftType' | 'itemDescription' | 'cashAmount' | 'provider' | 'amountEach'>,
): string {
  switch (mainDetail(gift.giftType)) {
    case 'itemDescription':
      return gift.itemDescription;
    case 'cashAmount':
      if (gift.cashAmount === null) return 'Cash, no amount yet';
      return `${poundsText(gift.cashAmount)}${gift.amountEach ? ' each' : ''}`;
    default:
      return gift.provider ? `${giftTypeLabels[gift.giftType]} with ${gift.provider}` : giftTypeLabels[gift.giftType];
  }
}

/** Further details of the gift, and its beneficiaries. */
export function giftDetails(gift: Gift, nameOf: (id: BeneficiaryId) => string): string[] {
  const { policyNumber, policyAmount, debtDescription, debtLimit, recipients, remainderRecipients } = gift;
  const policy = [
    policyNumber && `policy ${policyNumber}`,
    policyAmount !== null && `about ${poundsText(policyAmount)}`,
    debtDescription,
    debtLimit !== null && `up to ${poundsText(debtLimit)}`,
  ];
  const isNamedByType = !['itemDescription', 'cashAmount'].includes(mainDetail(gift.giftType));
  return [
    [isNamedByType ? '' : giftTypeLabels[gift.giftType], ...policy].filter(Boolean).join(' · '),
    recipients.length > 0
      ? `${isPassedOn(gift.giftType) ? 'To' : 'Owed by'} ${beneficiariesText(recipients, nameOf)}`
      : '',
    remainderRecipients.length > 0 ? `Otherwise to ${beneficiariesText(remainderRecipients, nameOf)}` : '',
    gift.onlyIfSpouseFails ? 'Only if the spouse or partner dies first' : '',
    gift.taxBorneBy === 'recipient' ? 'Whoever gets it pays any inheritance tax on it' : '',
    gift.mortgage === 'paid_by_residue' ? 'The rest of the estate pays off any mortgage' : '',
    gift.onlyThisHome ? 'Only this home, not a later one' : '',
  ].filter((line) => line !== '');
}

/** The portal with a gift that was saved, new or changed: from then on there are gifts. */
export const withGift = (testatorRecord: TestatorRecord, saved: Gift): TestatorRecord => ({
  ...testatorRecord,
  gifts: [...testatorRecord.gifts.filter(({ id }) => id !== saved.id), saved].toSorted(
    (a, b) => a.position - b.position,
  ),
  settings: { ...testatorRecord.settings, hasNoSpecificGifts: false },
});

export const withOrder = (gifts: readonly Gift[], ids: readonly string[]): Gift[] =>
  ids.flatMap((id, position) => gifts.filter((gift) => gift.id === id).map((gift) => ({ ...gift, position })));

/** The order with one gift where it stood before. */
export function withGiftAt(gifts: readonly Gift[], id: GiftId, at: number): GiftId[] {
  const others = gifts.map((gift) => gift.id).filter((each) => each !== id);
  return [...others.slice(0, at), id, ...others.slice(at)];
}

/** The fields of a stored gift that are saved. */
export function giftFieldsOf({ id: _id, position: _position, version: _version, savedAt: _savedAt, ...fields }: Gift) {
  return fields;
}
