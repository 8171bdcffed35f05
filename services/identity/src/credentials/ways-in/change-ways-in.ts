import type { EntityManager } from '@mikro-orm/postgresql';
import type { WaysIn } from '@plainwill/contracts/identity/ways-in';
import type { CallingAccount } from '@plainwill/contracts/kit/handlers-of';
import { Refusal } from '@plainwill/kit/refusal';
import { lockAccount } from '../../accounts/account.entity.ts';
import { endSessions } from '../../accounts/sessions/session.entity.ts';
import type { CallContext } from '../../context.ts';
import { RecoveryCodeSchema } from '../second-steps/recovery-code.entity.ts';
import { countSecondSteps, countWaysIn, waysInOf } from './ways-in-of.ts';

type SignedIn = CallContext & { account: CallingAccount };

/**
 * Changes how the caller signs in, one change of the account at a time, and only so that the account can still be opened
 * as it is meant to be.
 * @throws {Refusal} LastWayIn or LastSecondStep, and then nothing has changed
 */
export function changeWaysIn<Result>(
  ctx: SignedIn,
  change: (em: EntityManager, before: WaysIn) => Promise<Result>,
  { signOutOthers = false }: { signOutOthers?: boolean } = {},
): Promise<{ result: Result; waysIn: WaysIn }> {
  const { id, sessionKey } = ctx.account;
  return ctx.em.transactional(async (em) => {
    await lockAccount(em, id);
    const before = await waysInOf(em, ctx, id);
    const result = await change(em, before);
    await em.flush();
    const waysIn = await waysInOf(em, ctx, id);
    if (countWaysIn(waysIn) === 0) throw new Refusal('LastWayIn');
    const isStepLess = countSecondSteps(waysIn) === 0;
    if (waysIn.asksSecondStep && isStepLess && countSecondSteps(before) > 0) throw new Refusal('LastSecondStep');
    // Without a second step, recovery codes have no use.
    if (isStepLess && waysIn.recoveryCodesLeft > 0) await em.nativeDelete(RecoveryCodeSchema, { account: id });
    if (signOutOthers) await endSessions(em, id, sessionKey);
    return { result, waysIn: isStepLess ? { ...waysIn, recoveryCodesLeft: 0 } : waysIn };
  });
}
