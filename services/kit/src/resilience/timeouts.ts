/**
 * Aborted after so long, or together with another signal. `stop` lets go of both at once, where `AbortSignal.timeout`
 * would keep its timer until it is due: call it when the work has ended.
 */
export function timeoutSignal(ms: number, other: AbortSignal | undefined) {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const timer = setTimeout(abort, ms);
  if (other?.aborted) abort();
  other?.addEventListener('abort', abort, { once: true });
  return {
    signal: controller.signal,
    stop() {
      clearTimeout(timer);
      other?.removeEventListener('abort', abort);
    },
  };
}

/** @throws if `work` is not done within `ms`; the work itself goes on, and its failure is then nobody's. */
export async function withTimeout<T>(ms: number, work: Promise<T>, late: string): Promise<T> {
  const limit = Promise.withResolvers<never>();
  const timer = setTimeout(() => limit.reject(new Error(late)), ms);
  try {
    return await Promise.race([work, limit.promise]);
  } finally {
    clearTimeout(timer);
    work.catch(() => undefined);
  }
}
