import type { ZodType } from 'zod';
import type { RoleAccess } from '../shared/roles.ts';

/**
 * Who may call a procedure. `public`: anyone. `account`: a signed-in person, for their own data. `service`: another
 * service of ours; never reachable from a browser. The others: who holds one of the roles that `rolesFor` names.
 */
export type Access = 'public' | 'account' | 'service' | RoleAccess;

/** The services that call others, by the name in their tokens. */
export const callingServices = ['gateway', 'identity', 'will-data', 'notifications'] as const;
type CallingService = (typeof callingServices)[number];

export type CallKind = 'query' | 'mutation';
export type ProcedureKind = CallKind | 'subscription';

/** One caller may make at most `calls` calls of one procedure in any `seconds` seconds. */
export interface CallLimit {
  calls: number;
  seconds: number;
}

export interface ProcedureContract<
  Kind extends ProcedureKind = ProcedureKind,
  A extends Access = Access,
  Input extends ZodType = ZodType,
  Output extends ZodType = ZodType,
> {
  kind: Kind;
  access: A;
  /** These services need the procedure, and so may call it. One without callers is for the gateway alone. */
  callers?: readonly CallingService[];
  input: Input;
  output: Output;
  limit?: CallLimit;
  /**
   * It takes a password or a secret, and so is never called together with another: each guess costs a request. Nor are
   * more than a few under way at once, for a password costs a hash.
   */
  isCredential?: boolean;
  /**
   * The owner of an account has chosen a new password by mail. The output is that account's `{ email }`, so that the
   * gateway can let this browser sign in to it, whatever others have tried.
   */
  isPasswordReset?: boolean;
  /**
   * It works on a whole record, composes the will or writes a document: one account has one such call under way at a
   * time, and all accounts take turns.
   */
  isCostly?: boolean;
  /** The caller has proved who they are within the last minutes; otherwise `ReauthenticationNeeded`. */
  isRecent?: boolean;
  /**
   * Where the account has a second step, only for who has proved it within the last minutes; otherwise
   * `SecondStepNeeded`.
   */
  isStrong?: boolean;
  /** Refused for three days after a recovery, so that its owner can still come back: `TooSoonAfterRecovery`. */
  waitsAfterRecovery?: boolean;
  /** Stores something for the account that `accountId` of its input names: only if identity knows that account. */
  isForAccount?: boolean;
  /** Answered while the will is hidden after a recovery by staff, of which it shows nothing. */
  worksWhileHidden?: boolean;
}

export interface Contract {
  [name: string]: ProcedureContract | Contract;
}

type Spec<A extends Access, Input, Output> = {
  access: A;
  input: Input;
  output: Output;
  isCredential?: boolean;
  isPasswordReset?: boolean;
  isCostly?: boolean;
  isRecent?: boolean;
  isStrong?: boolean;
  waitsAfterRecovery?: boolean;
  isForAccount?: boolean;
  worksWhileHidden?: boolean;
} & (A extends 'public' ? { limit: CallLimit } : { limit?: CallLimit }) &
  (A extends 'service' ? { callers: readonly CallingService[] } : { callers?: never });

export function query<const A extends Access, Input extends ZodType, Output extends ZodType>(
  spec: Spec<A, Input, Output>,
): ProcedureContract<'query', A, Input, Output> {
  return { kind: 'query', ...spec };
}

export function mutation<const A extends Access, Input extends ZodType, Output extends ZodType>(
  spec: Spec<A, Input, Output>,
): ProcedureContract<'mutation', A, Input, Output> {
  return { kind: 'mutation', ...spec };
}

/** One service sends another messages for as long as it listens. `output` is each message. */
export function subscription<Input extends ZodType, Output extends ZodType>(
  spec: Spec<'service', Input, Output>,
): ProcedureContract<'subscription', 'service', Input, Output> {
  return { kind: 'subscription', ...spec };
}

/** The services whose calls of a procedure are let in: by default the gateway, which alone speaks for people. */
export const callersOf = ({ access, callers = [] }: ProcedureContract): readonly string[] =>
  access === 'service' ? callers : ['gateway'];

export const perMinute = (calls: number): CallLimit => ({ calls, seconds: 60 });
export const perHour = (calls: number): CallLimit => ({ calls, seconds: 3600 });

function isProcedure(entry: ProcedureContract | Contract): entry is ProcedureContract {
  return typeof entry.kind === 'string';
}

/** A tree of the same shape as the contract, with each procedure replaced by what `visit` makes of it. */
export function mapContract(
  contract: Contract,
  visit: (procedure: ProcedureContract, path: string) => unknown,
  prefix = '',
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(contract).map(([name, entry]) => {
      const path = prefix + name;
      return [name, isProcedure(entry) ? visit(entry, path) : mapContract(entry, visit, `${path}.`)];
    }),
  );
}

/** Every procedure of a contract with its dotted path, in the order written. */
export function proceduresOf(contract: Contract): { path: string; procedure: ProcedureContract }[] {
  const found: { path: string; procedure: ProcedureContract }[] = [];
  mapContract(contract, (procedure, path) => found.push({ path, procedure }));
  return found;
}
