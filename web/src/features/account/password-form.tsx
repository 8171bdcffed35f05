import { meetsPasswordRules } from '@plainwill/contracts/identity/vocabulary';
import { useRef, useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { AuthAlert } from '../auth/auth-alert.tsx';
import { KeepGoogle } from '../auth/keep-google.tsx';
import { NewPasswordField } from '../auth/new-password-field.tsx';
import { type FieldOfReason, useFieldFailures } from '../auth/use-field-failures.ts';
import { useChangePassword } from './use-profile.ts';

const fieldOf: FieldOfReason = {
  PasswordWrong: 'currentPassword',
  PasswordTooSoon: 'currentPassword',
  PasswordTooCommon: 'newPassword',
};
const missingPassword = { currentPassword: 'Enter your current password' };
const nothing = { currentPassword: '', newPassword: '' };

/** @param googleEmail the address of the connected Google account */
export function PasswordForm({ googleEmail }: { googleEmail: string | null }) {
  const [typed, setTyped] = useState(nothing);
  const [keepsGoogle, setKeepsGoogle] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const rules = useRef<HTMLDivElement>(null);
  const { mutate, isPending, error } = useChangePassword();
  const { fields, other } = useFieldFailures(error, fieldOf);
  const isReady = typed.currentPassword !== '' && meetsPasswordRules(typed.newPassword);
  const save = () => {
    if (isPending) return;
    setMissing(!typed.currentPassword);
    const keepGoogle = keepsGoogle ? (googleEmail ?? undefined) : undefined;
    if (isReady) mutate({ ...typed, keepGoogle }, { onSuccess: () => setTyped(nothing) });
    else if (typed.currentPassword) rules.current?.focus();
  };
  return (
    <Form onSubmit={save} label="Change password" validationErrors={isMissing ? missingPassword : fields}>
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
