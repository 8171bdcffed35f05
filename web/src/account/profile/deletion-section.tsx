import type { Profile } from '@plainwill/contracts/identity/profile';
import { brand } from '@plainwill/contracts/shared/brand';
import { useState } from 'react';
import { failureOf } from '../../shared/api/failure.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useProven } from '../reauthentication/reauthentication.ts';
import { AccountSection } from './account-section.tsx';
import { useRequestDeletion } from './use-profile.ts';

/** As in the contract, which the browser does not load. */
export const graceDays = 7;

export function DeletionSection({ profile }: { profile: Profile }) {
  const [isAsking, setAsking] = useState(false);
  const request = useRequestDeletion();
  const { run, isPending, error } = useProven('deletion', request);
  return (
    <AccountSection id="deletion" title="Delete my account" summary={`${graceDays} days to change your mind`}>
      <div className="flex flex-col gap-3 text-muted">
        <p>We wait {graceDays} days, in case you change your mind. Then it is deleted permanently:</p>
        <ul className="list-disc pl-6">
          <li>your name, email address and ways to sign in</li>
          <li>everything you have entered, and everyone you have named</li>
          <li>every copy of your will that we hold</li>
          <li>requests to get in touch from your email address, and your first answers</li>
        </ul>
        <p>
          For 6 years we keep a record of what was done with the account, with a code instead of your name. We may
          already have your questionnaire answers or your request to get in touch in our office. To have those deleted
          too, write to {brand.email}.
        </p>
        <p>A will that you have printed and signed stays as it is. Download your will and your data first.</p>
      </div>
      {Boolean(error) && <Notice tone="error">{failureOf(error).message}</Notice>}
      <ButtonRow>
        <Button variant="secondary" onPress={() => setAsking(true)}>
          Delete my account
        </Button>
      </ButtonRow>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={`Delete the account of ${profile.email}?`}
        action="Delete my account"
        pendingLabel="Asking…"
        isPending={isPending}
        onConfirm={() => run(undefined, () => setAsking(false))}
      >
        Your account and everything in it will be deleted in {graceDays} days. Until then you can change your mind.
      </ConfirmDialog>
    </AccountSection>
  );
}
