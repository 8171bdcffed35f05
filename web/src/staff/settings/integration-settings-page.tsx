import type { UnsentEmail } from '@plainwill/contracts/notifications/deliveries';
import { failureOf } from '../../shared/api/failure.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TextLink } from '../../ui/buttons/text-link.tsx';
import { formatDateTimeWithoutYear } from '../../ui/dates-and-money/format-date-time.ts';
import { RetryNotice } from '../../ui/feedback/retry-notice.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { Card } from '../../ui/layout/page-layout.tsx';
import { StaffOnly } from '../admin/staff-only.tsx';
import { LastDeliveries } from './last-deliveries.tsx';
import { ReceiversCard } from './receivers-card.tsx';
import { useReplayEmail, useUnsentEmails } from './use-deliveries.ts';

/** Emails that the mail server never took. While there are none, nothing is said. */
function UnsentEmails({ isAdmin }: { isAdmin: boolean }) {
  const emails = useUnsentEmails();
  if (!emails.isError && !emails.data?.length) return null;
  return (
    <Card>
      <h2 className="heading text-lead">Emails that could not be sent</h2>
      {emails.data ? (
        <ul className="flex flex-col gap-2">
          {emails.data.map((email) => (
            <EmailRow key={email.id} email={email} isAdmin={isAdmin} />
          ))}
        </ul>
      ) : (
        <RetryNotice
          message={emails.error ? failureOf(emails.error).message : ''}
          onRetry={() => void emails.refetch()}
          isRetrying={emails.isFetching}
        />
      )}
    </Card>
  );
}

function EmailRow({ email, isAdmin }: { email: UnsentEmail; isAdmin: boolean }) {
  const { mutate, isPending } = useReplayEmail();
  const failedAt = formatDateTimeWithoutYear(email.failedAt);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-field border border-line bg-paper px-4 py-2.5">
      <span className="min-w-0 grow basis-60">
        <span className="block font-semibold">{failedAt}</span>
        <span className="block break-all text-muted">
          {email.attempts === 1 ? '1 attempt' : `${email.attempts} attempts`} · {email.error}
        </span>
      </span>
      {isAdmin && (
        <Button variant="quiet" size="small" onPress={() => mutate({ id: email.id })} isPending={isPending}>
          Send again
          <span className="sr-only"> the email of {failedAt}</span>
        </Button>
      )}
    </li>
  );
}

/** How to connect Zapier, and what a receiver is sent. */
function SetupSteps() {
  return (
    <Card>
      <h2 className="heading text-lead">How to set it up</h2>
      <ol className="list-decimal space-y-2 pl-5">
        <li>In Zapier, create a Zap and choose the trigger “Webhooks by Zapier” with the event “Catch Hook”.</li>
        <li>Copy the webhook URL that Zapier shows you, paste it here and choose Save Settings.</li>
        <li>Send a test of each event. Zapier then knows the name of every field, and you can continue your Zap.</li>
        <li>Switch the Zap on. Zapier accepts deliveries even when it is off, and then does nothing with them.</li>
      </ol>
      <h3 className="font-semibold">What is sent</h3>
      <p>
        A finished questionnaire goes with all its answers, the time and its source. A lead goes with the name, the
        email address and what was agreed to; what they asked stays here.
      </p>
      <p className="text-muted">
        Anything that doesn’t arrive is tried again for a day. It may arrive twice, with the same webhook-id. Every
        event and its fields are described for programs at{' '}
        <TextLink to="/openapi.json" opensNewTab>
          /openapi.json
        </TextLink>
        , and docs/webhooks.md has a receiver in twenty lines.
      </p>
    </Card>
  );
}

const title = 'Integration Settings';

/** Enquiries are sent to the address set here, for staff: administrators change it, others look. */
export default function IntegrationSettingsPage() {
  return (
    <StaffOnly title={title}>
      {({ isAdmin }) => (
        <>
          <PageHeading title={title}>{title}</PageHeading>
          <div className="grid items-start gap-4 roomy:grid-cols-2">
            <ReceiversCard isAdmin={isAdmin} />
            <SetupSteps />
          </div>
          <LastDeliveries isAdmin={isAdmin} />
          <UnsentEmails isAdmin={isAdmin} />
        </>
      )}
    </StaffOnly>
  );
}
