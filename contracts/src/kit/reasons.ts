import type { TRPC_ERROR_CODE_KEY } from '@trpc/server/rpc';

/** Why a call was understood and still refused: its tRPC code, and a sentence that says what to do. */
export type ReasonTable = Record<string, { code: TRPC_ERROR_CODE_KEY; message: string }>;

/** A failed call carries these beside its message, in `error.data`. */
export interface FailureData<Reason extends string = string> {
  code: TRPC_ERROR_CODE_KEY;
  httpStatus: number;
  path?: string;
  /** Names the refusal, for screens that act on it. */
  reason?: Reason;
  /** Messages by input name, dotted for nested ones: `{ 'address.postcode': 'Enter a postcode' }`. */
  fields?: Record<string, string>;
  /** Quote this to support; it is in every log line of the call. */
  requestId?: string;
}
