import type { EntityManager } from '@mikro-orm/postgresql';
import type { AuditAction } from '@plainwill/contracts/kit/audit-vocabulary';
import type { CallingAccount, HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import type { staffContract } from '@plainwill/contracts/will-data/staff';
import { recordAudit } from '@plainwill/kit/audit/record-audit';
import { addChild, updateChild } from '../children/children.ts';
import { addContact } from '../contacts/contacts.ts';
import type { CallContext } from '../context.ts';
import { saveHomeDetails } from '../home-details/home-details.ts';
import { savePersonalDetails } from '../personal-details/personal-details.ts';
import type { Saving } from '../records/saving.ts';
import { saveSpouseDetails } from '../spouse-details/spouse-details.ts';
import { testatorRecordOf } from '../testator-record/testator-record.ts';
import { watchForBulkViews } from './bulk-views.ts';
import { childChanges, newChild, newContact } from './staff-forms.ts';

type StaffContext = CallContext & { account: CallingAccount };

interface Change {
  action: AuditAction;
  accountId: AccountId;
  /** Of what was sent. */
  fields: object;
  objectId?: string;
}

/** Does for the person what they could do themselves, and writes down that it was done: both, or neither. */
const forThem = <T>(
  ctx: StaffContext,
  { action, accountId, fields, objectId }: Change,
  save: (saving: Saving) => Promise<T>,
): Promise<T> =>
  ctx.em.transactional(async (em: EntityManager) => {
    const saved = await save({ ...ctx, em, savedBySupport: true });
    const names = { fields: Object.keys(fields), ...(objectId && { objectId }) };
    await recordAudit(em, ctx, { action, subject: accountId, ...names });
    return saved;
  });

export const staff: HandlersOf<typeof staffContract, CallContext> = {
  user: ({ ctx, input: { accountId } }) =>
    ctx.em.transactional(async (em) => {
      const testatorRecord = await testatorRecordOf(em, ctx.vault, accountId);
      await recordAudit(em, ctx, { action: 'user.view', subject: accountId });
      await watchForBulkViews(em, ctx);
      return testatorRecord;
    }),

  savePersonalDetails: ({ ctx, input: { accountId, ...input } }) =>
    forThem(ctx, { action: 'user.edit.personal', accountId, fields: input.changes }, (saving) =>
      savePersonalDetails(saving, accountId, input),
    ),

  saveHomeDetails: ({ ctx, input: { accountId, ...input } }) =>
    forThem(ctx, { action: 'user.edit.home', accountId, fields: input.changes }, (saving) =>
      saveHomeDetails(saving, accountId, input),
    ),

  saveSpouseDetails: ({ ctx, input: { accountId, ...input } }) =>
    forThem(ctx, { action: 'user.edit.spouse', accountId, fields: input.changes }, (saving) =>
      saveSpouseDetails(saving, accountId, input),
    ),

  addChild: ({ ctx, input: { accountId, id, child } }) =>
    forThem(ctx, { action: 'child.add', accountId, fields: child, objectId: id }, (saving) =>
      addChild(saving, accountId, { id, child: newChild(child) }),
    ),

  updateChild: ({ ctx, input: { accountId, id, basedOn, changes } }) =>
    forThem(ctx, { action: 'child.edit', accountId, fields: changes, objectId: id }, (saving) =>
      updateChild(saving, accountId, { id, basedOn, changesTo: (child) => childChanges(child, changes) }),
    ),

  addContact: ({ ctx, input: { accountId, id, contact } }) =>
    forThem(ctx, { action: 'contact.add', accountId, fields: contact, objectId: id }, (saving) =>
      addContact(saving, accountId, { id, contact: newContact(contact) }),
    ),
};
