import type { Dispatcher, Pool } from 'undici';

interface Post {
  path: string;
  headers: Record<string, string | undefined>;
  body: string;
  /** After this long an answer is not waited for any more. */
  deadlineMs: number;
  signal: AbortSignal | undefined;
}

/**
 * Posts, and reads the whole answer as text: a third cheaper than undici's own `request`, which makes a stream of it.
 * @throws if there is no whole answer by the deadline, or before the signal is aborted; whoever was asked is told
 */
export function post(
  connections: Pool,
  { path, headers, body, deadlineMs, signal }: Post,
): Promise<{ status: number; body: string }> {
  const answer = Promise.withResolvers<{ status: number; body: string }>();
  const parts: Buffer[] = [];
  let status = 0;
  let controller: Dispatcher.DispatchController | undefined;
  let failure: Error | undefined;

  function giveUp(error: Error) {
    failure = error;
    controller?.abort(error);
    settle(() => answer.reject(error));
  }
  const leave = () => giveUp(new Error('nobody waits for the answer'));
  const timer = setTimeout(() => giveUp(new Error('not answered in time')), deadlineMs);
  function settle(how: () => void) {
    clearTimeout(timer);
    signal?.removeEventListener('abort', leave);
    how();
  }

  signal?.addEventListener('abort', leave);
  if (signal?.aborted) leave();
  else
    connections.dispatch(
      { method: 'POST', path, headers, body },
      {
        onRequestStart(begun) {
          controller = begun;
          // It waited for a connection until nobody waited for it.
          if (failure) begun.abort(failure);
        },
        onResponseStart(_controller, statusCode) {
          status = statusCode;
        },
        onResponseData: (_controller, part) => void parts.push(part),
        onResponseEnd: () => settle(() => answer.resolve({ status, body: Buffer.concat(parts).toString() })),
        onResponseError: (_controller, error) => settle(() => answer.reject(error)),
      },
    );
  return answer.promise;
}
