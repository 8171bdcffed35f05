import type { AuditAction } from '@plainwill/contracts/kit/audit-vocabulary';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import type { Role } from '@plainwill/contracts/shared/roles';
import {
  type CommentKind,
  capacityQuestions,
  type RecordEdition,
} from '@plainwill/contracts/will-data/review/review-vocabulary';
import type { WillDocument } from '@plainwill/contracts/will-data/will/will-document';
import { AuditEntrySchema } from '@plainwill/kit/audit/audit.entity';
import { readFields } from '@plainwill/kit/audit/audit-change';
import { clauseChanges } from '@plainwill/law/will/composition/clause-changes';
import { fullName } from '@plainwill/law/will/people/names';
import type { CallContext } from '../../context.ts';
import { SigningCopySchema } from '../../documents/signing-copies/signing-copy.entity.ts';
import { decryptFields } from '../../record/encryption/encrypted-fields.ts';
import { testatorRecordOf } from '../../record/testator-record/testator-record.ts';
import { approvalToWire } from '../as-read.ts';
import { commentsOf } from '../comments.ts';
import { answersOf } from '../request/capacity.ts';
import { ReviewApprovalSchema, ReviewClaimSchema, ReviewNoteSchema, ReviewSchema } from '../review.entity.ts';
import { reviewerNames } from '../reviewers.ts';

const seenBy: Record<RecordEdition, readonly CommentKind[]> = {
  customer: ['customer', 'question'],
  disputes: ['customer', 'question', 'internal', 'safety'],
};

type Where = Pick<CallContext, 'em' | 'vault' | 'reviewers'>;

/** The role in which somebody acted: a review is read by reviewers, all else is done by those who may do the most. */
const roleIn = (action: AuditAction, roles: readonly Role[]): Role | null =>
  (['reviewer', 'admin', 'readonly'] as const)
    .filter((role) => roles.includes(role))
    .find((role) => role !== 'reviewer' || action.startsWith('review.')) ?? null;

/** Everything that the record says, from what is stored and in its order. */
export async function recordContent(where: Where, accountId: AccountId, edition: RecordEdition) {
  const { em, vault } = where;
  const own = { accountId };
  const once = { disableIdentityMap: true } as const;
  const nameOf = await reviewerNames(where.reviewers);
  const reviews = await em.find(ReviewSchema, own, { orderBy: { number: 'asc' }, ...once });
  const versions = reviews.map((review) => ({
    review,
    ...decryptFields<{ words: string; document: WillDocument }>(vault, 'reviews', accountId, {
      words: review.words,
      document: review.document,
    }),
  }));
  const approvals = await em.find(ReviewApprovalSchema, own, { orderBy: { at: 'asc' }, ...once });
  const knownNames = new Map(approvals.map(({ by, name }) => [by, name]));
  const called = (id: AccountId | null) => (id === null ? 'The customer' : (knownNames.get(id) ?? nameOf(id)));
  const notes = await em.find(ReviewNoteSchema, own, { orderBy: { writtenAt: 'asc' }, ...once });
  const copies = await em.find(SigningCopySchema, own, {
    orderBy: { number: 'asc' },
    exclude: ['facts', 'document', 'pdf'],
    ...once,
  });
  const holds = await em.find(ReviewClaimSchema, own, { orderBy: { since: 'asc' }, ...once });
  const seen = await em.find(
    AuditEntrySchema,
    { subjectAccountId: accountId, actorAccountId: { $ne: accountId }, outcome: 'done' },
    { orderBy: { at: 'asc', action: 'asc', actorAccountId: 'asc' }, ...once },
  );
  const staffIds = seen.flatMap(({ actorAccountId }) => actorAccountId ?? []);
  const staff = staffIds.length > 0 ? await where.reviewers.staff([...new Set(staffIds)]).catch(() => []) : [];
  // A member of staff without a name is known by an address, which only a court may need.
  const staffNames = new Map(staff.map(({ id, name, email }) => [id, name ?? (edition === 'disputes' ? email : null)]));
  const { children, contacts } = await testatorRecordOf(em, vault, accountId);
  const personNames = new Map<string, string>(
    [...children, ...contacts].map((person) => [person.id, fullName(person)]),
  );
  return {
    edition,
    testator: versions.at(-1)?.document.testator ?? '',
    requests: await Promise.all(
      versions.map(async ({ review, words, document }, at) => ({
        number: review.number,
        at: review.requestedAt,
        lane: review.lane,
        state: review.state,
        stateAt: review.stateAt,
        words,
        wordsHash: review.wordsHash,
        understood: review.understood,
        changes: at === 0 ? [] : clauseChanges(versions[at - 1]?.document ?? document, document),
        answers: await answersOf(where, accountId, review.id),
      })),
    ),
    questions: capacityQuestions,
    comments: (await commentsOf(where, accountId, seenBy[edition])).map((comment) => ({
      ...comment,
      byName: called(comment.by),
    })),
    notes: notes.map((note) => ({
      ...note,
      ...decryptFields<{ others: string; body: string }>(vault, 'review_notes', accountId, {
        others: note.others,
        body: note.body,
      }),
      byName: called(note.by),
    })),
    holds: holds.map(({ by, since, until }) => ({ name: called(by), since, until: until ?? null })),
    approvals: approvals.map((approval) => ({
      ...approvalToWire(approval),
      isOverturned: Boolean(approval.overturnedAt),
    })),
    approved: versions.find(({ review }) => review.id === approvals.at(-1)?.reviewId)?.document ?? null,
    copies: copies.map(({ number, madeAt, sha256, approvalId }) => ({
      number,
      madeAt,
      sha256,
      isApproved: Boolean(approvalId),
    })),
    seen: seen.map(({ at, actorAccountId, actorRoles, action, fields, objectId }) => ({
      at,
      action,
      fields: readFields(fields).fields,
      name: (actorAccountId && staffNames.get(actorAccountId)) ?? null,
      role: roleIn(action, actorRoles),
      person: (objectId && personNames.get(objectId)) ?? null,
    })),
  };
}

export type RecordContent = Awaited<ReturnType<typeof recordContent>>;
