import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { willDataContract } from '@plainwill/contracts/will-data/contract';
import { type ImportSection, importSections } from '@plainwill/contracts/will-data/history/history-vocabulary';
import type { CallContext } from '../context.ts';
import { TestatorSchema } from '../record/testator/testator.entity.ts';
import { AnswersVersionSchema } from './answers-version.entity.ts';
import { keepVersion, keepVersionOfDay } from './keep-version.ts';

type Handlers = HandlersOf<typeof willDataContract, CallContext>;

interface Call {
  ctx: CallContext & { account: { id: AccountId } };
  input: unknown;
}

const own = ({ ctx }: Call) => ctx.account.id;

/** Staff change the answers of the account that they name. */
const ofCustomer = ({ input }: Call) => (input as { accountId: AccountId }).accountId;

const keepingDay = (save: (call: Call) => unknown, ownerOf: typeof own) => async (call: Call) => {
  await keepVersionOfDay(call.ctx, ownerOf(call));
  return save(call);
};

/** The handlers of a feature, before each save of which the answers are kept as they were, once a day. */
const keepingDays = (feature: 'staff' | ImportSection, handlers: Handlers, ownerOf = own) => {
  const kinds = new Map(Object.entries(willDataContract[feature]).map(([name, { kind }]) => [name, kind]));
  return Object.fromEntries(
    Object.entries(handlers[feature]).map(([name, handler]) => [
      name,
      kinds.get(name) === 'mutation' ? keepingDay(handler, ownerOf) : handler,
    ]),
  );
};

/** Keeps the answers as they were before a partner’s were copied among them; not where nothing was copied. */
const keepingBeforeCopy =
  (copy: Handlers['couples']['copy']): Handlers['couples']['copy'] =>
  async (call) => {
    const { ctx } = call;
    const accountId = ctx.account.id;
    // Whoever has answered nothing has nothing to go back to.
    if ((await ctx.em.count(TestatorSchema, { accountId })) === 0) return copy(call);
    const id = await keepVersion(ctx, accountId, { cause: 'copy' });
    try {
      return await copy(call);
    } catch (cause) {
      await ctx.em.nativeDelete(AnswersVersionSchema, { accountId, id });
      throw cause;
    }
  };

/** Keeps the answers that a signing copy was made of, once for each copy. */
const keepingCopies =
  (make: Handlers['signingCopies']['make']): Handlers['signingCopies']['make'] =>
  async (call) => {
    const { ctx } = call;
    const accountId = ctx.account.id;
    const copy = await make(call);
    const { number: copyNumber } = copy;
    if ((await ctx.em.count(AnswersVersionSchema, { accountId, copyNumber })) === 0)
      await keepVersion(ctx, accountId, { cause: 'signing', copyNumber });
    return copy;
  };

/** The same handlers, which keep versions of the answers on their way. */
export const keepingVersions = (handlers: Handlers): Handlers => ({
  ...handlers,
  ...Object.fromEntries(importSections.map((feature) => [feature, keepingDays(feature, handlers)])),
  staff: { ...handlers.staff, ...keepingDays('staff', handlers, ofCustomer) },
  couples: { ...handlers.couples, copy: keepingBeforeCopy(handlers.couples.copy) },
  signingCopies: { ...handlers.signingCopies, make: keepingCopies(handlers.signingCopies.make) },
});
