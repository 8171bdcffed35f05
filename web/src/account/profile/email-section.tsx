import type { Profile } from '@plainwill/contracts/identity/profile';
import { useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { useRequired } from '../../ui/forms/use-required.ts';
import { EmailText } from '../../ui/text/email-text.tsx';
import { useProven } from '../reauthentication/reauthentication.ts';
import { AuthAlert, type FieldOfReason, useFieldFailures } from '../sign-in/auth-failure.tsx';
import { EmailField } from '../sign-in/credential-fields.tsx';
import { AccountSection } from './account-section.tsx';
import { useChangeEmail } from './use-profile.ts';

const noReasons: FieldOfReason = {};
const missingEmail = { email: 'Enter your new email address' };

export function EmailSection({ profile }: { profile: Profile }) {
  const [email, setEmail] = useState('');
  const { missing, isComplete } = useRequired(missingEmail);
  const change = useChangeEmail();
  const { run, isPending, error } = useProven('email', change);
  const { fields, other } = useFieldFailures(error, noReasons);
  const save = () => {
    if (isComplete({ email }) && !isPending) run({ email });
  };
  const { newEmail } = profile;
  return (
    <AccountSection
      id="email"
      title="Email"
      summary={newEmail ? `${profile.email} · change not confirmed` : profile.email}
    >
      <p className="-mt-3">
        You sign in with{' '}
        <strong>
          <EmailText email={profile.email} />
        </strong>
        .
      </p>
      {newEmail && (
        <Notice tone="info">
          We have sent a link to{' '}
          <strong>
            <EmailText email={newEmail} />
          </strong>
          . Open it to use that address; until then nothing changes.
        </Notice>
      )}
      <Form onSubmit={save} label="Change email address" validationErrors={missing ?? fields}>
        <AuthAlert error={other} />
        <EmailField
          label="New email address"
          hint="We’ll send a link there, to check that our messages reach you."
          autoComplete="email"
          value={email}
          onChange={setEmail}
        />
        <ButtonRow>
          <Button type="submit" isPending={isPending} pendingLabel="Sending…">
            Change email address
          </Button>
        </ButtonRow>
      </Form>
    </AccountSection>
  );
}
