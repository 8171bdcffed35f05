import type { input, output } from 'zod';
import type { AccountId } from '../shared/ids.ts';
import type { Role, RoleAccess } from '../shared/roles.ts';
import type { Access, Contract, ProcedureContract } from './contract.ts';

/**
 * How a session stands to the account's second step: it has none; the session was opened with it; or without it.
 */
export const secondStepStates = ['none', 'proved', 'missing'] as const;
type SecondStepState = (typeof secondStepStates)[number];

/** The caller, as the gateway's signed token says. */
export interface CallingAccount {
  id: AccountId;
  roles: readonly Role[];
  /** Which of the account's sessions this is; see `SessionKey`. */
  sessionKey: string;
  /** When the person last proved who they are; ISO 8601. */
  authenticatedAt: string;
  secondStep: SecondStepState;
  /** Until when, after a recovery, sensitive changes are refused; ISO 8601. */
  frozenUntil: string | null;
  /** Until when, after a recovery by staff, the will is neither shown nor changed; ISO 8601. */
  willHiddenUntil: string | null;
  /** Until when its account counts as new, with a smaller share of what is costly; ISO 8601. */
  newUntil: string | null;
}

type CallerOf<A extends Access> = A extends 'account' | RoleAccess
  ? { account: CallingAccount }
  : { account: CallingAccount | null };

type Answer<Kind, Output> = Kind extends 'subscription' ? AsyncIterable<Output> : Output | Promise<Output>;

type HandlerOf<P, Ctx> =
  P extends ProcedureContract<infer Kind, infer A, infer Input, infer Output>
    ? (call: {
        ctx: Ctx & CallerOf<A>;
        input: output<Input>;
        signal: AbortSignal | undefined;
      }) => Answer<Kind, input<Output>>
    : never;

/** A service supplies one handler per procedure of its contract, given parsed input. */
export type HandlersOf<C, Ctx> = {
  [Name in keyof C]: C[Name] extends ProcedureContract
    ? HandlerOf<C[Name], Ctx>
    : C[Name] extends Contract
      ? HandlersOf<C[Name], Ctx>
      : never;
};
