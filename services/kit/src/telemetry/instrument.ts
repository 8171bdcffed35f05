import { getTRPCErrorFromUnknown, type TRPCError } from '@trpc/server';
import { timeCall } from './metrics.ts';
import { inSpan } from './tracing.ts';
import type { Traceparent } from './tracing-sdk.ts';

/** What stands behind a tRPC middleware answers with a failure; what is done within it may throw one. */
type Outcome = { ok: true } | { ok: false; error: TRPCError };

/** Answers a call within a span of its own, and times it. */
export const instrument = <O extends Outcome>(path: string, parent: Traceparent | undefined, next: () => Promise<O>) =>
  inSpan(path, { kind: 'server', parent }, async (markFailed) => {
    const timed = timeCall(path);
    const outcome = await next().catch((error) => {
      timed(getTRPCErrorFromUnknown(error).code);
      throw error;
    });
    timed(outcome.ok ? 'OK' : outcome.error.code);
    if (!outcome.ok) markFailed(outcome.error);
    return outcome;
  });

/** Answers calls that came together within one span, and times each. `reportFailures` says which of them failed, and why. */
export const instrumentAll = <T>(
  paths: readonly string[],
  work: (reportFailures: (failures: readonly (TRPCError | null)[]) => void) => Promise<T>,
) =>
  inSpan(paths.join(','), { kind: 'server' }, async (markFailed) => {
    const timed = paths.map(timeCall);
    let failures: readonly (TRPCError | null)[] = [];
    try {
      return await work((reported) => {
        failures = reported;
      });
    } finally {
      for (const [index, end] of timed.entries()) end(failures[index]?.code ?? 'OK');
      const failure = failures.find((error) => error !== null);
      if (failure) markFailed(failure);
    }
  });
