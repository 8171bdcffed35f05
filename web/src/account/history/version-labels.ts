import type { AnswersVersion } from '@plainwill/contracts/will-data/history/history';
import type { VersionCause } from '@plainwill/contracts/will-data/history/history-vocabulary';
import { formatDateTime } from '../../ui/dates-and-money/format-date-time.ts';

const causeLabels: Record<Exclude<VersionCause, 'signing'>, string> = {
  day: 'Before your first change that day',
  restore: 'Before you went back to an earlier version',
  import: 'Before you brought in a file',
  copy: 'Before you added your partner’s answers',
};

/** A version was kept because of this. */
export const causeLabel = ({ cause, copyNumber }: Pick<AnswersVersion, 'cause' | 'copyNumber'>) =>
  cause === 'signing' ? `The answers of copy ${copyNumber}` : causeLabels[cause];

/** Its name, else when it was kept. */
export const versionTitle = ({ name, at }: Pick<AnswersVersion, 'name' | 'at'>) => name || formatDateTime(at);

/** "12 versions" */
export function versionsText(count: number): string {
  if (count === 0) return 'None yet';
  return count === 1 ? '1 version' : `${count} versions`;
}
