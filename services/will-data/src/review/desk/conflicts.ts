import type { EntityManager } from '@mikro-orm/postgresql';
import type { Reviewer } from '@plainwill/contracts/identity/reviewers';
import { dayMs } from '@plainwill/contracts/shared/durations';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { AuditEntrySchema } from '@plainwill/kit/audit/audit.entity';
import type { WillFacts } from '@plainwill/law/facts/will-facts';
import type { CallContext } from '../../context.ts';
import { haveBothConsented } from '../../couples/consents.ts';
import { factsAsRead } from '../as-read.ts';
import { shortName, soughtKeys } from '../person-keys.ts';
import { ReviewApprovalSchema, ReviewClaimSchema, ReviewCommentSchema, ReviewSchema } from '../review.entity.ts';
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
  { vault, now, coupleOf }: Pick<CallContext, 'vault' | 'now' | 'coupleOf'>,
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
    (await hasReadPartner(em, { ...soughtKeys(vault, facts), coupleOf }, accountId, by)) ||
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

/** Says whether the reviewer has read the will of a partner of the testator who has not agreed to it with them. */
async function hasReadPartner(
  em: EntityManager,
  { own, partner, coupleOf }: ReturnType<typeof soughtKeys> & Pick<CallContext, 'coupleOf'>,
  accountId: AccountId,
  by: AccountId,
): Promise<boolean> {
  const reviews = await em.find(
    ReviewSchema,
    { accountId: { $ne: accountId }, $or: [{ ownKey: { $in: partner } }, { partnerKey: { $in: own } }] },
    { fields: ['id', 'accountId'], disableIdentityMap: true },
  );
  const claims = await em.find(
    ReviewClaimSchema,
    { by, reviewId: { $in: reviews.map(({ id }) => id) } },
    { fields: ['accountId'], disableIdentityMap: true },
  );
  if (claims.length === 0) return false;
  const agreed = await partnerWhoAgrees(em, coupleOf, accountId);
  return claims.some((claim) => claim.accountId !== agreed);
}

/**
 * The partner with whom the testator may have one reviewer: each has said so in an account of their own, and neither
 * has told a reviewer something in confidence (SRA Code of Conduct for Firms, paragraphs 6.2 and 6.3).
 */
async function partnerWhoAgrees(em: EntityManager, coupleOf: CallContext['coupleOf'], accountId: AccountId) {
  const couple = await coupleOf(accountId);
  if (!couple || !(await haveBothConsented(em, accountId, couple, 'same-reviewer'))) return null;
  const { partnerAccountId } = couple;
  const secrets = await em.count(ReviewCommentSchema, {
    accountId: { $in: [accountId, partnerAccountId] },
    kind: 'safety',
  });
  return secrets === 0 ? partnerAccountId : null;
}
