import type { peopleContract } from '@plainwill/contracts/identity/people';
import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import type { CallContext } from '../context.ts';
import { AccountSchema, emailIndexes, nameOf, personOf } from './account.entity.ts';
import type { Encrypted } from './encrypted.ts';

export const people: HandlersOf<typeof peopleContract, CallContext> = {
  byIds: async ({ ctx: { em, vault }, input: { ids } }) => {
    const accounts = await em.find(AccountSchema, { id: { $in: ids } });
    return accounts.map((account) => ({ id: account.id, ...personOf(vault, account) }));
  },

  byEmail: async ({ ctx: { em, vault }, input: { email } }) => {
    const account = await em.findOne(AccountSchema, { emailKey: { $in: emailIndexes(vault, email) } });
    return account && { id: account.id, ...personOf(vault, account) };
  },

  staffNames: async ({ ctx: { em, vault }, input: { ids } }) => {
    // SQL, for one statement asks the roles, and the audit log, which alone knows former staff.
    const named = await em.execute<{ id: AccountId; name: Encrypted }[]>(
      `select id, name from accounts a
       where id in (select (jsonb_array_elements_text(?::jsonb))::uuid) and name is not null and (
         exists (select 1 from user_roles r where r.account_id = a.id) or
         exists (select 1 from audit_log l
                 where l.subject_account_id = a.id and l.action = 'role.grant' and l.outcome = 'done'))`,
      [JSON.stringify(ids)],
    );
    return named.map((account) => ({ id: account.id, name: nameOf(vault, account) ?? '' }));
  },
};
