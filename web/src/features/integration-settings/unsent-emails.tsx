import type { UnsentEmail } from '@plainwill/contracts/notifications/deliveries';
import { failureOf } from '../../api/failure.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { momentInWords } from '../../ui/dates-and-money/format-date-time.ts';
import { AskAgain } from '../../ui/feedback/ask-again.tsx';
import { Card } from '../../ui/layout/page-layout.tsx';
import { useReplayEmail, useUnsentEmails } from './use-deliveries.ts';

/** Emails that the mail server never took. While there are none, nothing is said. */
export function UnsentEmails({ isAdmin }: { isAdmin: boolean }) {
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
        <AskAgain
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
  const failedAt = momentInWords(email.failedAt);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-field border border-line bg-paper px-4 py-2.5">
      <span className="min-w-0 grow basis-60">
        <span className="block font-semibold">{failedAt}</span>
        <span className="block break-all text-muted">
          {email.attempts === 1 ? '1 attempt' : `${email.attempts} attempts`} · {email.error}
        </span>
      </span>
      {isAdmin && (
        <Button look="quiet" size="small" onPress={() => mutate({ id: email.id })} isPending={isPending}>
          Send again
          <span className="sr-only"> the email of {failedAt}</span>
        </Button>
      )}
    </li>
  );
}
