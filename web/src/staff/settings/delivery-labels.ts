import type { Delivery } from '@plainwill/contracts/notifications/deliveries';
import type { AttemptError, DeliveryOutcome, WebhookEvent } from '@plainwill/contracts/notifications/vocabulary';
import { capitalised } from '@plainwill/contracts/shared/phrases';
import { formatDateTimeWithoutYear } from '../../ui/dates-and-money/format-date-time.ts';

export const eventLabels: Record<WebhookEvent, string> = {
  'questionnaire.submitted': 'Questionnaire',
  'lead.submitted': 'Lead',
};

/** Names the event of a delivery and its receiver. */
export function deliveryTitle({ event, exampleOf, receiver }: Delivery): string {
  const what = event === 'test' ? `Test: ${eventLabels[exampleOf ?? 'questionnaire.submitted']}` : eventLabels[event];
  return receiver ? `${what} to ${receiver}` : what;
}

export const deliveryOutcomeLabels: Record<DeliveryOutcome, string> = {
  waiting: 'Waiting',
  delivered: 'Delivered',
  failed: 'Failed',
  not_sent: 'Not sent',
};

const attemptErrorMessages: Record<AttemptError, string> = {
  private_address: 'the name points to a private network, so nothing was sent',
  name_not_found: 'no such host was found',
  refused: 'the host refused the connection',
  timeout: 'no answer in time',
  tls: 'no secure connection could be made',
  network: 'the connection failed',
};

interface Result {
  status: number | null;
  error: AttemptError | null;
}

/** The result of a post: "answered 500", "no answer in time". */
export function resultText({ status, error }: Result): string {
  if (status !== null) return `answered ${status}`;
  return error ? attemptErrorMessages[error] : 'no answer yet';
}

export const formatDuration = (ms: number) => (ms < 1000 ? `${ms} ms` : `${(ms / 1000).toFixed(1)} s`);

const times = (count: number) => (count === 1 ? '1 attempt' : `${count} attempts`);

const switchedOff = 'Not sent: deliveries were switched off';

const beforeAnyAttempt = ({ outcome, receiver }: Delivery) =>
  outcome === 'waiting' ? 'On its way' : receiver ? switchedOff : 'Not sent: there was no receiver';

const endingOf = ({ outcome, nextTryAt }: Delivery) =>
  outcome === 'waiting' && (nextTryAt ? `next try ${formatDateTimeWithoutYear(nextTryAt)}` : 'will be tried again');

/** How a delivery stands, in one line. */
export function deliveryText(delivery: Delivery): string {
  const { outcome, attempts, lastStatus, lastError, lastDurationMs } = delivery;
  if (attempts === 0) return beforeAnyAttempt(delivery);
  if (outcome === 'not_sent') return switchedOff;
  const parts = [
    resultText({ status: lastStatus, error: lastError }),
    lastDurationMs === null ? '' : formatDuration(lastDurationMs),
    times(attempts),
    endingOf(delivery),
  ];
  const line = parts.filter(Boolean).join(' · ');
  return capitalised(line);
}
