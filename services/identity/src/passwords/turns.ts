import { Refusal } from '@plainwill/kit/refusal';
import pLimit from 'p-limit';

// Whoever waits beyond this is turned away: the gateway gives up on who does not answer in five seconds, and then leaves
// identity alone.
const longestWaitMs = 2000;

interface Limits {
  concurrency: number;
  longestQueue: number;
}

/**
 * Runs costly work a few at a time, with a bounded queue behind them.
 * @throws {Refusal} TooBusy, for who comes to a full queue or has waited in it for two seconds
 */
export function createTurns({ concurrency, longestQueue }: Limits, nowMs = () => performance.now()) {
  const limit = pLimit(concurrency);
  return <T>(work: () => Promise<T>): Promise<T> => {
    if (limit.pendingCount >= longestQueue) throw new Refusal('TooBusy');
    const since = nowMs();
    return limit(() => {
      if (nowMs() - since > longestWaitMs) throw new Refusal('TooBusy');
      return work();
    });
  };
}
