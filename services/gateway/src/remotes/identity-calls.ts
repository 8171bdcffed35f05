import type { identityContract } from '@plainwill/contracts/identity/contract';
import type { CallKind, ProcedureContract } from '@plainwill/contracts/kit/contract';
import type { CallingAccount } from '@plainwill/contracts/kit/handlers-of';
import type { input, output } from 'zod';
import type { RemoteFor } from './remotes.ts';

type PathOf<C, Kind extends CallKind> = {
  [Name in keyof C & string]: C[Name] extends ProcedureContract<infer K>
    ? K extends Kind
      ? Name
      : never
    : `${Name}.${PathOf<C[Name], Kind>}`;
}[keyof C & string];

type ProcedureAt<C, Path extends string> = Path extends `${infer Name}.${infer Rest}`
  ? Name extends keyof C
    ? ProcedureAt<C[Name], Rest>
    : never
  : Path extends keyof C
    ? Extract<C[Path], ProcedureContract>
    : never;

type Identity = typeof identityContract;
type Call<Kind extends CallKind> = <Path extends PathOf<Identity, Kind>>(
  path: Path,
  given: input<ProcedureAt<Identity, Path>['input']>,
) => Promise<output<ProcedureAt<Identity, Path>['output']>>;

/** Calls of identity by path, typed by its contract. */
export type IdentityCalls = { [Kind in CallKind]: Call<Kind> };

export const identityCalls = (remoteFor: RemoteFor, account: CallingAccount | null) =>
  remoteFor('identity', account) as IdentityCalls;
