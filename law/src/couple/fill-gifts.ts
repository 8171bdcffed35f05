import { unansweredOf } from '@plainwill/contracts/kit/question';
import type { OfferOf } from '@plainwill/contracts/will-data/couple/couple-offers';
import type { CoupleView, Named, SharedGift } from '@plainwill/contracts/will-data/couple/couple-view';
import { nameOf } from '@plainwill/contracts/will-data/people';
import { isSamePerson } from '@plainwill/contracts/will-data/person-name';
import { giftQuestions } from '@plainwill/contracts/will-data/questions/gift-questions';
import type { Gift, GiftFields } from '@plainwill/contracts/will-data/records/gifts';
import type { BeneficiaryId, NewRecipient } from '@plainwill/contracts/will-data/records/recipients';
import { isBeneficiaryClass } from '@plainwill/contracts/will-data/vocabulary';
import { isSameText } from './alike.ts';
import type { CoupleRecord } from './view-of.ts';

/**
 * Proposes the gifts of the other that the filler may give too, to people whom the filler knows. Money is given only if
 * the other has died, so that it is paid once (Jump v Lister [2016] EWHC 2160 (Ch)); a policy or a debt is the other's.
 */
export const giftOffers = ({ wishes: { partner } }: CoupleView, mine: CoupleRecord): OfferOf<'gift'>[] =>
  (partner?.gifts ?? []).flatMap((theirs) => {
    const found = recipientsFor(theirs, mine);
    if (!found || !mayGive(theirs, mine)) return [];
    const gift = giftFor(theirs, found.recipients);
    if (mine.gifts.some((known) => isGiven(known, gift))) return [];
    const isPaidTwice = theirs.giftType === 'cash_gift' && !theirs.onlyIfSpouseFails;
    return [{ kind: 'gift', id: `gift.${theirs.key}`, gift, isPaidTwice, missing: found.missing }];
  });

/** A sum for the filler is the other's to give, and one that waits for a death needs to say whose. */
const mayGive = ({ giftType, to }: SharedGift, { spouseDetails }: CoupleRecord) =>
  giftType === 'specific_item' ||
  (giftType === 'cash_gift' && spouseDetails !== null && to.every(({ who }) => who.is !== 'spouse'));

/** The one among the filler's people, or the class of theirs, that is meant. */
function ownBeneficiary(who: Named, { spouseDetails, children, contacts }: CoupleRecord): BeneficiaryId | null {
  if (who.is === 'spouse') return spouseDetails?.id ?? null;
  const living = children.filter(({ hasDied }) => !hasDied);
  if (who.is === 'class') return isBeneficiaryClass(who.key) && living.length > 0 ? who.key : null;
  return [...living, ...contacts].find((each) => isSamePerson(each, who))?.id ?? null;
}

/** Null where the filler knows none of those who come first. Where one is missing, the shares of the others are open. */
function recipientsFor({ to }: SharedGift, mine: CoupleRecord) {
  const known = to.map(({ who, ...share }) => ({ ...share, who, personId: ownBeneficiary(who, mine) }));
  const lost = known.filter(({ personId }) => personId === null);
  const open = new Set(lost.map(({ level }) => level));
  const recipients: NewRecipient[] = [];
  for (const { personId, level, shareBasisPoints } of known)
    if (personId !== null && recipients.every((each) => each.personId !== personId))
      recipients.push({ personId, priority: level, shareBasisPoints: open.has(level) ? null : shareBasisPoints });
  const first = Math.min(...to.map(({ level }) => level));
  if (!recipients.some(({ priority }) => priority === first)) return null;
  return { recipients, missing: lost.map(({ who }) => nameOf(who)).filter((name) => name !== '') };
}

const giftFor = (
  { giftType, what, cashAmount, amountEach, onlyIfSpouseFails, childrenAccessAge, grandchildrenInherit }: SharedGift,
  recipients: NewRecipient[],
): GiftFields => ({
  ...unansweredOf(giftQuestions),
  giftType,
  itemDescription: what,
  cashAmount,
  amountEach,
  onlyIfSpouseFails: onlyIfSpouseFails || giftType === 'cash_gift',
  childrenAccessAge,
  grandchildrenInherit,
  recipients,
  remainderRecipients: [],
});

/** The filler gives the same item to someone, or money to the same people. */
function isGiven(known: Gift, { giftType, itemDescription, recipients }: GiftFields): boolean {
  if (known.giftType !== giftType) return false;
  if (giftType === 'specific_item') return isSameText(known.itemDescription, itemDescription);
  const idsOf = (list: readonly NewRecipient[]) =>
    list
      .map(({ personId }) => personId)
      .toSorted()
      .join();
  return idsOf(known.recipients) === idsOf(recipients);
}
