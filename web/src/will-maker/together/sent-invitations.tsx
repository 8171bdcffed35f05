import type { SentInvitation } from '@plainwill/contracts/identity/partner';
import { useId } from 'react';
import { useCachePlanning } from '../../account/partner/use-planning.ts';
import { failureOf } from '../../shared/api/failure.ts';
import { trpc } from '../../shared/api/trpc.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { formatDay } from '../../ui/dates-and-money/format-date.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { ItemRow } from '../../ui/lists/item-row.tsx';
import { notifySuccess } from '../../ui/toasts/toasts.ts';

/** Open invitations. Nothing says whether one was read or declined. */
export function SentInvitations({ sent }: { sent: readonly SentInvitation[] }) {
  const heading = useId();
  const cache = useCachePlanning();
  const sendAgain = trpc.identity.partner.sendAgain.useMutation({
    onSuccess: (planning) => {
      cache(planning);
      notifySuccess('We have sent the invitation again.');
    },
  });
  const cancel = trpc.identity.partner.cancelInvite.useMutation({ onSuccess: cache });
  const error = sendAgain.error ?? cancel.error;
  if (sent.length === 0) return null;
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-3">
      <h2 id={heading} className="heading text-title">
        Open invitations
      </h2>
      {error && <Notice tone="error">{failureOf(error).message}</Notice>}
      <ul className="flex flex-col gap-2">
        {sent.map(({ id, email, firstName, sentAt, expiresAt, canSendAgain }) => (
          <ItemRow
            key={id}
            title={firstName}
            about={[email, `sent on ${formatDay(sentAt)}`, `can be accepted until ${formatDay(expiresAt)}`]}
          >
            {canSendAgain && (
              <Button
                variant="plain"
                size="small"
                label={`Send again to ${firstName}`}
                isPending={sendAgain.isPending && sendAgain.variables.id === id}
                onPress={() => sendAgain.mutate({ id })}
              >
                Send again
              </Button>
            )}
            <Button
              variant="plain"
              size="small"
              label={`Cancel the invitation to ${firstName}`}
              isPending={cancel.isPending && cancel.variables.id === id}
              onPress={() => cancel.mutate({ id })}
            >
              Cancel
            </Button>
          </ItemRow>
        ))}
      </ul>
    </section>
  );
}
