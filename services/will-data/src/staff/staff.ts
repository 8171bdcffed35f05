import type { EntityManager } from '@mikro-orm/postgresql';
import type { AuditAction } from '@plainwill/contracts/kit/audit-vocabulary';
import type { CallingAccount, HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import { unansweredOf } from '@plainwill/contracts/kit/question';
import { hourMs } from '@plainwill/contracts/shared/durations';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { nameOf } from '@plainwill/contracts/will-data/people';
import { childNameParts, contactNameParts } from '@plainwill/contracts/will-data/person-name';
import { childQuestions } from '@plainwill/contracts/will-data/questions/child-questions';
import type { ChildFields } from '@plainwill/contracts/will-data/records/children';
import type { ContactFields } from '@plainwill/contracts/will-data/records/contacts';
import type { StaffChildFields, StaffContactFields, staffContract } from '@plainwill/contracts/will-data/staff';

import { recordAudit } from '@plainwill/kit/audit/record-audit';
import { dailyCounts } from '@plainwill/kit/database/daily-counts';
import { watchForBulkViews } from '../bulk-views.ts';
import type { CallContext } from '../context.ts';
import { whatIfThread } from '../documents/what-if.ts';
import { addChild, updateChild } from '../record/children/children.ts';
import { addContact } from '../record/contacts/contacts.ts';
import { withoutDrafts } from '../record/drafts/open-drafts.ts';
import { saveHomeDetails } from '../record/home-details/home-details.ts';
import { savePersonalDetails } from '../record/personal-details/personal-details.ts';
import type { Saving } from '../record/rows/save-record.ts';
import { saveSpouseDetails } from '../record/spouse-details/spouse-details.ts';
import { recordOfToday, testatorRecordOf } from '../record/testator-record/testator-record.ts';
import { acceptReviewMail } from '../review/mail/review-mail.ts';
import { ReviewMailSchema } from '../review/review.entity.ts';
import { willProgressOf } from './will-progress.ts';

/** A child as staff add one: what their form does not ask is left open. */
const newChild = ({ fullName, ...child }: StaffChildFields): ChildFields => ({
  ...unansweredOf(childQuestions),
  ...child,
  ...childNameParts(fullName),
  gender: 'other',
});

/** A name that reads as before keeps its parts: "Mary Ann" may be one first name. */
function childChanges(child: ChildFields, { fullName, ...changes }: Partial<StaffChildFields>): Partial<ChildFields> {
  const isRenamed = fullName !== undefined && fullName !== nameOf(child);
  return { ...changes, ...(isRenamed && childNameParts(fullName)) };
}

const newContact = ({ fullName, ...contact }: StaffContactFields): ContactFields => ({
  ...contact,
  ...contactNameParts(fullName),
});

type StaffContext = CallContext & { account: CallingAccount };

/** Reads what is somebody’s, and writes down that it was looked at: both, or neither. */
const lookAt = <T>(
  ctx: StaffContext,
  { action, accountId }: { action: AuditAction; accountId: AccountId },
  read: (em: EntityManager) => Promise<T>,
): Promise<T> =>
  ctx.em.transactional(async (em: EntityManager) => {
    const seen = await read(em);
    await recordAudit(em, ctx, { action, subject: accountId });
    await watchForBulkViews(em, ctx);
    return seen;
  });

/** A form is sent whole: what was left empty in it says nothing. */
const answered = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== ''));

interface Change {
  action: AuditAction;
  accountId: AccountId;
  /** The fields that were changed, or answered for the first time. */
  fields: object;
  objectId?: string;
}

/** The customer hears of it by mail, and of what support changes in the hour after it with the same one. */
async function promiseSupportMail(em: EntityManager, accountId: AccountId, now: Date) {
  const at = { $gt: new Date(now.getTime() - hourMs) };
  const kind = 'supportChanged';
  if ((await em.count(ReviewMailSchema, { accountId, kind, at })) > 0) return;
  await acceptReviewMail(em, { kind, accountId, reviewId: null, now });
}

/** Does for the person what they could do themselves, and writes down that it was done: both, or neither; and they are told. */
const onBehalf = <T>(
  ctx: StaffContext,
  { action, accountId, fields, objectId }: Change,
  save: (saving: Saving) => Promise<T>,
): Promise<T> =>
  ctx.em.transactional(async (em: EntityManager) => {
    const saved = await save({ ...ctx, em, savedBySupport: true });
    const names = { fields: Object.keys(fields), ...(objectId && { objectId }) };
    await recordAudit(em, ctx, { action, subject: accountId, ...names });
    await promiseSupportMail(em, accountId, ctx.now);
    return saved;
  });

export const staff: HandlersOf<typeof staffContract, CallContext> = {
  user: ({ ctx, input: { accountId } }) =>
    lookAt(ctx, { action: 'user.view', accountId }, async (em) =>
      withoutDrafts(await testatorRecordOf(em, ctx.vault, accountId)),
    ),

  withoutWill: async ({ ctx, input: { accountId } }) => {
    const stored = await lookAt(ctx, { action: 'user.view.without-will', accountId }, (em) =>
      recordOfToday({ ...ctx, em, account: { id: accountId } }),
    );
    return whatIfThread('withoutWill', stored);
  },

  progress: ({ ctx, input: { accountIds } }) => willProgressOf(ctx, accountIds),
  daily: async ({ ctx: { em, now } }) => ({
    begun: await dailyCounts(em, { table: 'testators', at: 'began_at' }, now),
    copied: await dailyCounts(em, { table: 'signing_copies', at: 'made_at' }, now),
  }),

  savePersonalDetails: ({ ctx, input: { accountId, ...input } }) =>
    onBehalf(ctx, { action: 'user.edit.personal', accountId, fields: input.changes }, (saving) =>
      savePersonalDetails(saving, accountId, input),
    ),

  saveHomeDetails: ({ ctx, input: { accountId, ...input } }) =>
    onBehalf(ctx, { action: 'user.edit.home', accountId, fields: input.changes }, (saving) =>
      saveHomeDetails(saving, accountId, input),
    ),

  saveSpouseDetails: ({ ctx, input: { accountId, ...input } }) =>
    onBehalf(ctx, { action: 'user.edit.spouse', accountId, fields: input.changes }, (saving) =>
      saveSpouseDetails(saving, accountId, input),
    ),

  addChild: ({ ctx, input: { accountId, id, child } }) =>
    onBehalf(ctx, { action: 'child.add', accountId, fields: answered(child), objectId: id }, (saving) =>
      addChild(saving, accountId, { id, child: newChild(child) }),
    ),

  updateChild: ({ ctx, input: { accountId, id, basedOn, changes } }) =>
    onBehalf(ctx, { action: 'child.edit', accountId, fields: changes, objectId: id }, (saving) =>
      updateChild(saving, accountId, { id, basedOn, changesTo: (child) => childChanges(child, changes) }),
    ),

  addContact: ({ ctx, input: { accountId, id, contact } }) =>
    onBehalf(ctx, { action: 'contact.add', accountId, fields: answered(contact), objectId: id }, (saving) =>
      addContact(saving, accountId, { id, contact: newContact(contact), isSomeoneElse: 'unasked' }),
    ),
};
