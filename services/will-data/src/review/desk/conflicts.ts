import type { EntityManager } from '@mikro-orm/postgresql';
import type { Reviewer } from '@plainwill/contracts/identity/reviewers';
import { dayMs } from '@plainwill/contracts/shared/durations';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { AuditEntrySchema } from '@plainwill/kit/audit/audit.entity';
import type { WillFacts } from '@plainwill/law/facts/will-facts';
import type { CallContext } from '../../context.ts';
import { factsAsRead } from '../as-read.ts';
import { shortName, soughtKeys } from '../person-keys.ts';
import { ReviewApprovalSchema, ReviewClaimSchema, ReviewSchema } from '../review.entity.ts';
import type { Review } from './desk-context.ts';

const asCompared = (text: string | null | undefined) => (text ?? '').normalize('NFC').trim().toLowerCase();

/** A file may hold a name whole; an account holds it in parts. */
const nameIn = ({ fullName, firstName, lastName }: Record<'fullName' | 'firstName' | 'lastName', string>) =>
  fullName.trim() || `${firstName} ${lastName}`;

const everyone = ({ personalDetails: own, spouseDetails: partner, children, contacts }: WillFacts) => [
  { name: `${own.firstName} ${own.lastName}`, email: own.email },
  { name: partner.fullName, email: '' },
  ...children.map((child) => ({ name: nameIn(child), email: '' })),
  ...contacts.map((contact) => ({ name: nameIn(contact), email: contact.email })),
];

/** Whether the will names the reviewer, somebody of their name, or one of the family that they have declared. */
function isNamedIn(facts: WillFacts, { name, email, family }: Reviewer): boolean {
  const names = new Set([name, ...family].filter((each) => each.trim()).map(shortName));
  return everyone(facts).some(
    (person) =>
      names.has(shortName(person.name)) || (Boolean(person.email) && asCompared(person.email) === asCompared(email)),
  );
}

const supportDays = 90;

/** Whether this reviewer must not read this will. Which rule says so is told to nobody. */
export async function isInConflict(
  em: EntityManager,
  { vault, now }: Pick<CallContext, 'vault' | 'now'>,
  review: Review,
  reviewer: Reviewer,
): Promise<boolean> {
  const { accountId } = review;
  const { accountId: by } = reviewer;
  if (accountId === by) return true;
  const facts = factsAsRead(vault, review);
  if (isNamedIn(facts, reviewer)) return true;
  return (
    (await hasSupported(em, now, accountId, by)) ||
    (await hasReadPartner(em, soughtKeys(vault, facts), accountId, by)) ||
    (await em.count(ReviewApprovalSchema, {
      accountId,
      reviewId: review.id,
      by,
      wordsHash: review.wordsHash,
      overturnedAt: null,
    })) > 0
  );
}

/** Says whether the reviewer has changed something for the customer lately. */
async function hasSupported(em: EntityManager, now: Date, accountId: AccountId, by: AccountId): Promise<boolean> {
  const changes = await em.count(AuditEntrySchema, {
    actorAccountId: by,
    subjectAccountId: accountId,
    outcome: 'done',
    at: { $gt: new Date(now.getTime() - supportDays * dayMs) },
    $or: [{ action: { $like: 'user.edit.%' } }, { action: { $like: 'child.%' } }, { action: 'contact.add' }],
  });
  return changes > 0;
}

/** Says whether the reviewer has read the will of the testator’s partner. */
async function hasReadPartner(
  em: EntityManager,
  { own, partner }: ReturnType<typeof soughtKeys>,
  accountId: AccountId,
  by: AccountId,
): Promise<boolean> {
  const reviews = await em.find(
    ReviewSchema,
    { accountId: { $ne: accountId }, $or: [{ ownKey: { $in: partner } }, { partnerKey: { $in: own } }] },
    { fields: ['id'], disableIdentityMap: true },
  );
  const reviewIds = reviews.map(({ id }) => id);
  return reviewIds.length > 0 && (await em.count(ReviewClaimSchema, { by, reviewId: { $in: reviewIds } })) > 0;
}
