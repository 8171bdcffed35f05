/** Aborted after so long, or together with another signal. `stop` lets go of both: call it when the work has ended. */
export function deadline(ms: number, other: AbortSignal | undefined) {
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
