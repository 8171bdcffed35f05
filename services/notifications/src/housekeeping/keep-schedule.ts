import type { Log } from '@plainwill/kit/log';
import type { Producer } from '@plainwill/kit/queues/producer';

const minute = 60_000;
const hour = 60 * minute;

interface ScheduleDeps {
  producer: Producer;
  log: Log;
  retryMs?: number;
}

/**
 * Has the queue do by the clock what must be done by it. The store may be away at the start, and may be emptied later
 * and forget, so it is told again.
 */
export function keepSchedule({ producer, log, retryMs = minute }: ScheduleDeps) {
  async function tell() {
    const task = 'erase-old-enquiries' as const;
    await producer.schedule('housekeeping', { id: task, everyMs: hour, data: { task } });
  }

  const telling = () => void tell().catch((err) => log.debug({ err }, 'the schedule could not be kept'));
  telling();
  const timer = setInterval(telling, retryMs);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
