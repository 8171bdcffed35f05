import type { peopleContract } from '@plainwill/contracts/identity/people';
import type { StaffMember } from '@plainwill/contracts/identity/reviewers';
import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import type { CallContext } from '../context.ts';
import { AccountSchema, emailIndexes, personOf } from './account.entity.ts';
import type { Encrypted } from './encrypted.ts';

/** Those of the accounts that are or were staff. */
export async function staffAmong(
  { em, vault }: Pick<CallContext, 'em' | 'vault'>,
  ids: readonly AccountId[],
): Promise<StaffMember[]> {
  // SQL, for one statement asks the roles, and the audit log, which alone knows former staff.
  const found = await em.execute<{ id: AccountId; name: Encrypted | null; email: Encrypted }[]>(
    `select id, name, email from accounts a
     where id in (select (jsonb_array_elements_text(?::jsonb))::uuid) and (
       exists (select 1 from user_roles r where r.account_id = a.id) or
       exists (select 1 from audit_log l
               where l.subject_account_id = a.id and l.action = 'role.grant' and l.outcome = 'done'))`,
    [JSON.stringify(ids)],
  );
  return found.map((account) => ({ id: account.id, ...personOf(vault, account) }));
}

export const people: HandlersOf<typeof peopleContract, CallContext> = {
  byIds: async ({ ctx: { em, vault }, input: { ids } }) => {
    const accounts = await em.find(AccountSchema, { id: { $in: ids } });
    return accounts.map((account) => ({ id: account.id, ...personOf(vault, account) }));
  },

  byEmail: async ({ ctx: { em, vault }, input: { email } }) => {
    const account = await em.findOne(AccountSchema, { emailKey: { $in: emailIndexes(vault, email) } });
    return account && { id: account.id, ...personOf(vault, account) };
  },

  staffNames: async ({ ctx, input: { ids } }) => {
    const staff = await staffAmong(ctx, ids);
    return staff.flatMap(({ id, name }) => (name === null ? [] : [{ id, name }]));
  },
};
