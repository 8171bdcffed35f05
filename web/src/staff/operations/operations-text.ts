import type { OutboxFigures } from '@plainwill/contracts/kit/operations';
import { outboxAlarmSeconds } from '@plainwill/contracts/kit/operations-rules';
import { capitalised } from '@plainwill/contracts/shared/phrases';

/** Services that people know by another name than that of their folder. */
const serviceNames: Record<string, string> = {
  identity: 'Sign-in and accounts',
  'will-data': 'Wills',
  notifications: 'Mail and webhooks',
};

const inSentenceCase = (name: string) => capitalised(name).replaceAll('-', ' ');

export const serviceName = (name: string) => serviceNames[name] ?? inSentenceCase(name);

/** "4 s", "3 min", "2 h", "5 days": as long as it is worth knowing exactly. */
export function formatDuration(seconds: number | null): string {
  if (seconds === null) return '–';
  if (seconds < 90) return `${Math.round(seconds)} s`;
  if (seconds < 90 * 60) return `${Math.round(seconds / 60)} min`;
  if (seconds < 36 * 3600) return `${Math.round(seconds / 3600)} h`;
  return `${Math.round(seconds / 86_400)} days`;
}

/** "3 to 40", or "3" where they are all the same. */
export function rangeText(values: readonly number[]): string {
  const [min, max] = [Math.min(...values), Math.max(...values)];
  return min === max ? String(max) : `${min} to ${max}`;
}

/** Accepted work is late if it has waited so long for its queue that someone should look. */
export const isLate = ({ oldestSeconds }: OutboxFigures) => (oldestSeconds ?? 0) > outboxAlarmSeconds;
