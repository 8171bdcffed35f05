import type { Profile } from '@plainwill/contracts/identity/profile';
import { brand } from '@plainwill/contracts/shared/brand';
import { useState } from 'react';
import { failureOf } from '../../shared/api/failure.ts';
import { paths } from '../../shared/paths/paths.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { TextLink } from '../../ui/buttons/text-link.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Card } from '../../ui/layout/page-layout.tsx';
import { useProven } from '../reauthentication/reauthentication.ts';
import { useRequestDeletion } from './use-profile.ts';

/** As in the contract, which the browser does not load. */
export const graceDays = 7;

export function DeletionSection({ profile }: { profile: Profile }) {
  const [isAsking, setAsking] = useState(false);
  const request = useRequestDeletion();
  const { run, isPending, error } = useProven('deletion', request);
  return (
    <Card>
      <p>
        We wait {graceDays} days, in case you change your mind. A will that you have printed and signed stays as it is.
        Download your will and <TextLink to={paths.accountSection('data')}>your data</TextLink> first.
      </p>
      <h2 className="heading text-lead">What is deleted</h2>
      <div className="flex flex-col gap-3 text-muted">
        <ul className="list-disc pl-6">
          <li>your name, email address and ways to sign in</li>
          <li>everything you have entered, and everyone you have named</li>
          <li>every copy of your will that we hold</li>
          <li>requests to get in touch from your email address, and your first answers</li>
        </ul>
      </div>
      <h2 className="heading text-lead">What stays</h2>
      <div className="flex flex-col gap-3 text-muted">
        <p>
          For 6 years we keep a record of what was done with the account, with a code instead of your name. We may
          already have your questionnaire answers or your request to get in touch in our office. To have those deleted
          too, write to {brand.email}.
        </p>
        <p>
          If you have told us that you signed a will made here, one thing stays: the record of how that will was made.
          It holds your answers, our checks, the words of the will and who witnessed it. If the will is disputed one
          day, it may be the only proof.
        </p>
        <p>
          It is encrypted, and only your executors, people they agree to or a court can have it. We delete it 15 years
          after you signed, or 6 years after we hear of your death, whichever is later. If you don’t want that, open
          “Sign and keep” and remove the record of the signed will before you delete your account.
        </p>
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
        Your account and everything in it will be deleted in {graceDays} days. Until then you can change your mind. If
        you recorded a signed will, how it was made stays on record, as this page says.
      </ConfirmDialog>
    </Card>
  );
}
