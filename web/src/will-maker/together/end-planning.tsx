import { useState } from 'react';
import { useCachePlanning } from '../../account/partner/use-planning.ts';
import { failureOf } from '../../shared/api/failure.ts';
import { trpc } from '../../shared/api/trpc.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';

/** Ends planning together, after one question that says what the other will see. */
export function EndPlanning({ partnerName }: { partnerName: string }) {
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, error } = trpc.identity.partner.end.useMutation({ onSuccess: useCachePlanning() });
  return (
    <>
      {error && <Notice tone="error">{failureOf(error).message}</Notice>}
      <ButtonRow>
        <Button variant="secondary" onPress={() => setAsking(true)}>
          End planning together
        </Button>
      </ButtonRow>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title="End planning together?"
        action="End planning together"
        pendingLabel="Ending…"
        isPending={isPending}
        onConfirm={() => mutate(undefined, { onSettled: () => setAsking(false) })}
      >
        <p>{partnerName} will see that it has ended. You can also leave it as it is and just change your will.</p>
        <p className="mt-3 text-muted">
          Do you own a home together as joint tenants, and want each to have a share of your own? That needs a notice,
          which has to be given to your co-owner whether you end this or not.
        </p>
      </ConfirmDialog>
    </>
  );
}
