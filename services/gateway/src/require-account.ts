import type { CallingAccount } from '@plainwill/contracts/kit/handlers-of';
import { AccountId } from '@plainwill/contracts/shared/ids';
import type { GatewayContext } from './context.ts';
import { asGatewayError } from './remotes/remote-error.ts';

/**
 * Asks identity whether there is the account that staff name, for the other services know no accounts but by what is
 * stored for them. What is no account id is for the service to refuse.
 */
export async function requireAccount(ctx: GatewayContext, caller: CallingAccount | null, input: unknown) {
  const named = AccountId.safeParse((input as { accountId?: unknown } | undefined)?.accountId);
  if (!named.success) return;
  try {
    await ctx.remoteFor('identity', caller).query('users.get', { id: named.data });
  } catch (cause) {
    throw asGatewayError(cause, 'identity');
  }
}
