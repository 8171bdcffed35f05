import type { Profile } from '@plainwill/contracts/identity/profile';
import { meetsPasswordRules } from '@plainwill/contracts/identity/vocabulary';
import type { WaysIn } from '@plainwill/contracts/identity/ways-in';
import { useRef, useState } from 'react';
import { failureOf } from '../../shared/api/failure.ts';
import { trpc } from '../../shared/api/trpc.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { useRequired } from '../../ui/forms/use-required.ts';
import { withDots } from '../../ui/lists/item-row.tsx';
import { EmailText } from '../../ui/text/email-text.tsx';
import { lastUsedText } from '../credentials/credential-facts.ts';
import { AuthAlert, type FieldOfReason, useFieldFailures } from '../sign-in/auth-failure.tsx';
import { NewPasswordField, StayConnectedToGoogle } from '../sign-in/credential-fields.tsx';
import { AccountSection } from './account-section.tsx';
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
  const [staysConnected, setStaysConnected] = useState(false);
  const { missing, isComplete } = useRequired(missingPassword);
  const rules = useRef<HTMLDivElement>(null);
  const { mutate, isPending, error } = useChangePassword();
  const { fields, other } = useFieldFailures(error, fieldOf);
  const isReady = typed.currentPassword !== '' && meetsPasswordRules(typed.newPassword);
  const save = () => {
    if (isPending) return;
    const hasCurrent = isComplete(typed);
    const keepGoogle = staysConnected ? (googleEmail ?? undefined) : undefined;
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
      {googleEmail && (
        <StayConnectedToGoogle email={googleEmail} isConnected={staysConnected} onChange={setStaysConnected} />
      )}
      <ButtonRow>
        <Button type="submit" isPending={isPending} pendingLabel="Saving…" isBlocked={!isReady}>
          Change password
        </Button>
      </ButtonRow>
    </Form>
  );
}

/** For who has none: a link by mail, as for a forgotten password. */
function ChoosePassword({ profile: { email, googleEmail } }: { profile: Profile }) {
  const { mutate, isPending, isSuccess, error } = trpc.identity.passwords.requestReset.useMutation();
  return (
    <>
      <p className="text-muted">
        You sign in with {googleEmail ? 'Google' : 'a passkey'} and have no password. You don’t need one: a passkey is
        safer. If you would like one too, we’ll send a link to{' '}
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

interface PasswordSectionProps {
  profile: Profile;
  waysIn: WaysIn | undefined;
}

export function PasswordSection({ profile, waysIn }: PasswordSectionProps) {
  const { hasPassword, googleEmail } = profile;
  const lastUsed = waysIn?.password?.lastUsedAt && lastUsedText(waysIn.password.lastUsedAt);
  const none = googleEmail ? 'None: you sign in with Google' : 'None: you sign in with a passkey';
  return (
    <AccountSection id="password" title="Password" summary={hasPassword ? withDots(['Set', lastUsed]) : none}>
      {hasPassword ? (
        <>
          {lastUsed && <p className="text-muted">Your password was {lastUsed}.</p>}
          <PasswordForm googleEmail={googleEmail} />
        </>
      ) : (
        <ChoosePassword profile={profile} />
      )}
    </AccountSection>
  );
}
