import type { Profile } from '@plainwill/contracts/identity/profile';
import { meetsPasswordRules } from '@plainwill/contracts/identity/vocabulary';
import { useRef, useState } from 'react';
import { failureOf } from '../../api/failure.ts';
import { trpc } from '../../api/trpc.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { useRequired } from '../../ui/forms/use-required.ts';
import { EmailText } from '../../ui/text/email-text.tsx';
import { AccountSection } from '../account-section/account-section.tsx';
import { AuthAlert, type FieldOfReason, useFieldFailures } from '../auth/auth-failure.tsx';
import { KeepGoogle, NewPasswordField } from '../auth/credential-fields.tsx';
import { useChangePassword } from './use-profile.ts';

const fieldOf: FieldOfReason = {
  PasswordWrong: 'currentPassword',
  PasswordTooSoon: 'currentPassword',
  PasswordTooCommon: 'newPassword',
};
const missingPassword = { currentPassword: 'Enter your current password' };
const nothing = { currentPassword: '', newPassword: '' };

/** @param googleEmail the address of the connected Google account */
function PasswordForm({ googleEmail }: { googleEmail: string | null }) {
  const [typed, setTyped] = useState(nothing);
  const [keepsGoogle, setKeepsGoogle] = useState(false);
  const { missing, isComplete } = useRequired(missingPassword);
  const rules = useRef<HTMLDivElement>(null);
  const { mutate, isPending, error } = useChangePassword();
  const { fields, other } = useFieldFailures(error, fieldOf);
  const isReady = typed.currentPassword !== '' && meetsPasswordRules(typed.newPassword);
  const save = () => {
    if (isPending) return;
    const hasCurrent = isComplete(typed);
    const keepGoogle = keepsGoogle ? (googleEmail ?? undefined) : undefined;
    if (isReady) mutate({ ...typed, keepGoogle }, { onSuccess: () => setTyped(nothing) });
    else if (hasCurrent) rules.current?.focus();
  };
  return (
    <Form onSubmit={save} label="Change password" validationErrors={missing ?? fields}>
      <p className="text-muted">Changing it signs out your other devices.</p>
      <AuthAlert error={other} />
      <PasswordField
        label="Current password"
        name="currentPassword"
        autoComplete="current-password"
        value={typed.currentPassword}
        onChange={(currentPassword) => setTyped({ ...typed, currentPassword })}
      />
      <NewPasswordField
        label="New password"
        name="newPassword"
        value={typed.newPassword}
        onChange={(newPassword) => setTyped({ ...typed, newPassword })}
        rules={rules}
      />
      {googleEmail && <KeepGoogle email={googleEmail} isKept={keepsGoogle} onChange={setKeepsGoogle} />}
      <ButtonRow>
        <Button type="submit" isPending={isPending} pendingLabel="Saving…" isBlocked={!isReady}>
          Change password
        </Button>
      </ButtonRow>
    </Form>
  );
}

/** For who came by Google: a link by mail, as for a forgotten password. */
function ChoosePassword({ email }: { email: string }) {
  const { mutate, isPending, isSuccess, error } = trpc.identity.passwords.requestReset.useMutation();
  return (
    <>
      <p className="text-muted">
        You sign in with Google and have no password. If you would like one too, we’ll send a link to{' '}
        <strong>
          <EmailText email={email} />
        </strong>
        . Choosing a password signs you out everywhere. Then sign in again.
      </p>
      {error && <Notice tone="error">{failureOf(error).message}</Notice>}
      {isSuccess && (
        <Notice tone="ok">
          A link to choose a password is on its way to <EmailText email={email} />.
        </Notice>
      )}
      <ButtonRow>
        <Button variant="secondary" onPress={() => mutate({ email })} isPending={isPending} pendingLabel="Sending…">
          {isSuccess ? 'Send the link again' : 'Send me a link'}
        </Button>
      </ButtonRow>
    </>
  );
}

export function PasswordSection({ profile }: { profile: Profile }) {
  return (
    <AccountSection
      id="password"
      title="Password"
      summary={profile.hasPassword ? 'Set' : 'None: you sign in with Google'}
    >
      {profile.hasPassword ? (
        <PasswordForm googleEmail={profile.googleEmail} />
      ) : (
        <ChoosePassword email={profile.email} />
      )}
    </AccountSection>
  );
}
