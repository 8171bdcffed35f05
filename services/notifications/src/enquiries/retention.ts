import type { EnquiryKind } from '@plainwill/contracts/notifications/vocabulary';
import { dayMs } from '@plainwill/contracts/shared/durations';

/** Answers that no account has claimed, tests and dead letters are stored for so many days. */
const retentionDays = 30;
const leadMonths = 12;

const days = (from: Date, count: number) => new Date(from.getTime() + count * dayMs);

function months(from: Date, count: number): Date {
  const moved = new Date(from);
  moved.setUTCMonth(moved.getUTCMonth() + count);
  return moved;
}

/** An enquiry that was received before this is erased. */
export const erasedBefore = (kind: EnquiryKind, now: Date) =>
  kind === 'lead' ? months(now, -leadMonths) : days(now, -retentionDays);

/** An enquiry that was received then is erased at this time. */
export const erasureOf = (kind: EnquiryKind, receivedAt: Date) =>
  kind === 'lead' ? months(receivedAt, leadMonths) : days(receivedAt, retentionDays);
