import type { Delivery } from '@plainwill/contracts/notifications/deliveries';
import type { AttemptError, DeliveryEvent, DeliveryOutcome } from '@plainwill/contracts/notifications/vocabulary';

export const deliveryEventLabels: Record<DeliveryEvent, string> = {
  'questionnaire.submitted': 'Questionnaire',
  'lead.submitted': 'Lead',
  test: 'Test',
};

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

const endings: Partial<Record<DeliveryOutcome, string>> = {
  waiting: 'will be tried again',
  not_sent: 'then there was no address',
};

const beforeAnyAttempt: Partial<Record<DeliveryOutcome, string>> = {
  waiting: 'On its way',
  not_sent: 'There was no address to send it to',
};

/** How a delivery stands, in one line. */
export function deliveryText(delivery: Delivery): string {
  const { outcome, attempts, lastStatus, lastError, lastDurationMs } = delivery;
  if (attempts === 0) return beforeAnyAttempt[outcome] ?? '';
  const parts = [
    resultText({ status: lastStatus, error: lastError }),
    lastDurationMs === null ? '' : formatDuration(lastDurationMs),
    times(attempts),
    endings[outcome] ?? '',
  ];
  const line = parts.filter(Boolean).join(' · ');
  return line.charAt(0).toUpperCase() + line.slice(1);
}
