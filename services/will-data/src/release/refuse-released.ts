import { type Contract, mapContract } from '@plainwill/contracts/kit/contract';
import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { willDataContract } from '@plainwill/contracts/will-data/contract';
import { Refusal } from '@plainwill/kit/refusal';
import type { CallContext } from '../context.ts';
import { isReleased } from '../record/testator/is-released.ts';

type Handlers = HandlersOf<typeof willDataContract, CallContext>;

interface Call {
  ctx: CallContext & { account: { id: AccountId } | null };
  input: unknown;
}
type Handler = (call: Call) => unknown;

/** Staff change the answers of the account that they name. */
const customerIn = (input: unknown) => (input as { accountId?: AccountId } | undefined)?.accountId;

/** The same handlers, which change nothing of an account once what it holds is released. */
export function refusingReleased(handlers: Handlers): Handlers {
  const handlerAt = (path: string) =>
    path.split('.').reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], handlers) as Handler;
  return mapContract(willDataContract as Contract, ({ kind, access, isForAccount }, path) => {
    const handler = handlerAt(path);
    const isOwn = access === 'account' && kind === 'mutation' && !path.startsWith('release.');
    if (!isOwn && !isForAccount) return handler;
    return async (call: Call) => {
      const accountId = isForAccount ? customerIn(call.input) : call.ctx.account?.id;
      if (accountId && (await isReleased(call.ctx.em, accountId))) throw new Refusal('AccountReleased');
      return handler(call);
    };
  }) as Handlers;
}
