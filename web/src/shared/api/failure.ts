import type { FailureData } from '@plainwill/contracts/kit/reasons';
import type { Reason } from '@plainwill/contracts/reasons';
import { brand } from '@plainwill/contracts/shared/brand';
import { storageLabel } from '../drafts/storage-label.ts';

/** A failed call in words a screen can show. */
export interface Failure {
  message: string;
  code: FailureData['code'] | null;
  reason: Reason | null;
  /** Each input that is wrong has its message, by name. */
  fields: Record<string, string>;
  /** Worth trying again as it is: nobody answered, or nobody could just then. */
  isPassing: boolean;
  /** Before this there is no use in trying again; 0 where nobody said so. */
  retryAfterMs: number;
}

const unreachable = (): Failure => ({
  message: `We can't reach ${brand.name} right now. Your answers are ${storageLabel()}. Try again.`,
  code: null,
  reason: null,
  fields: {},
  isPassing: true,
  retryAfterMs: 0,
});

const passingCodes: ReadonlySet<string> = new Set(['SERVICE_UNAVAILABLE', 'TIMEOUT', 'BAD_GATEWAY', 'GATEWAY_TIMEOUT']);

/** A proxy may ask for more patience than a person in front of a screen has. */
const maxWaitMs = 60_000;

/** The answer's headers say it in whole seconds, as our gateway gives them. */
function retryAfterMsOf(error: { meta?: { response?: unknown } | undefined }): number {
  const response = error.meta?.response;
  const seconds = response instanceof Response ? Number(response.headers.get('retry-after')) : 0;
  return seconds > 0 ? Math.min(seconds * 1000, maxWaitMs) : 0;
}

const hasData = (
  error: unknown,
): error is { message: string; data: FailureData<Reason>; meta?: { response?: unknown } } =>
  typeof error === 'object' &&
  error !== null &&
  'data' in error &&
  typeof error.data === 'object' &&
  error.data !== null &&
  'code' in error.data;

/** An answer without our own data came from no service of ours: the connection or something before the gateway failed. */
export function failureOf(error: unknown): Failure {
  if (!hasData(error)) return unreachable();
  const { code, reason, fields } = error.data;
  return {
    message: error.message,
    code,
    reason: reason ?? null,
    fields: fields ?? {},
    isPassing: passingCodes.has(code) || reason === 'TooManyAtOnce' || reason === 'BusyJustNow',
    retryAfterMs: retryAfterMsOf(error),
  };
}
