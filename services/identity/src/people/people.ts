import type { peopleContract } from '@plainwill/contracts/identity/people';
import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { AccountSchema } from '../accounts/account.entity.ts';
import { emailKey } from '../accounts/email-key.ts';
import type { CallContext } from '../context.ts';

export const people: HandlersOf<typeof peopleContract, CallContext> = {
  byIds: async ({ ctx: { em }, input: { ids } }) => {
    const accounts = await em.find(AccountSchema, { id: { $in: ids } });
    return accounts.map(({ id, email, name }) => ({ id, email, name: name ?? null }));
  },

  byEmail: async ({ ctx: { em }, input: { email } }) => {
    const account = await em.findOne(AccountSchema, { emailKey: emailKey(email) });
    return account && { id: account.id, email: account.email, name: account.name ?? null };
  },

  staffNames: ({ ctx: { em }, input: { ids } }) =>
    em.execute<{ id: AccountId; name: string }[]>(
      `select id, name from accounts a
       where id in (select (jsonb_array_elements_text(?::jsonb))::uuid) and name is not null and (
         exists (select 1 from user_roles r where r.account_id = a.id) or
         exists (select 1 from audit_log l
                 where l.subject_account_id = a.id and l.action = 'role.grant' and l.outcome = 'done'))`,
      [JSON.stringify(ids)],
    ),
};
