import { passwordRules } from '@plainwill/contracts/identity/vocabulary';
import { CircleCheck, CircleX } from 'lucide-react';
import type { Ref } from 'react';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { TextField, type TextFieldProps } from '../../ui/fields/text-field.tsx';
import { EmailText } from '../../ui/text/email-text.tsx';

/** The person's own email address. */
export function EmailField(props: Pick<TextFieldProps, 'value' | 'onChange' | 'label' | 'hint' | 'autoComplete'>) {
  return <TextField {...props} name="email" type="email" inputMode="email" autoCapitalize="none" />;
}

/** The address that an account is to have next. */
export function NewEmailField(props: Pick<TextFieldProps, 'value' | 'onChange' | 'label' | 'hint'>) {
  return (
    <TextField {...props} name="newEmail" type="email" inputMode="email" autoCapitalize="none" autoComplete="off" />
  );
}

/** The four rules, each met or not yet, as the password is typed. */
function PasswordRules({ password, ref }: { password: string; ref?: Ref<HTMLDivElement> }) {
  const met = passwordRules.filter(({ isMet }) => isMet(password)).length;
  return (
    <div ref={ref} tabIndex={-1} className="rounded-field bg-paper p-4 text-small">
      <p className="font-semibold">Your password needs</p>
      {/* Spoken when the count changes, and not at every key. */}
      <p aria-live="polite" className="sr-only">
        {met} of {passwordRules.length} met
      </p>
      <ul className="mt-2 grid gap-1.5">
        {passwordRules.map(({ id, label, isMet }) => {
          const isDone = isMet(password);
          const Icon = isDone ? CircleCheck : CircleX;
          return (
            <li key={id} className={isDone ? 'flex gap-2 text-ok' : 'flex gap-2 text-danger'}>
              <Icon aria-hidden strokeWidth={2.2} className="mt-0.5 size-4.5 shrink-0" />
              <span>
                {label}
                <span className="text-muted">{isDone ? ': met' : ': not met'}</span>
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

interface NewPasswordFieldProps {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  /** The list of rules, for the focus when one is not met. */
  rules: Ref<HTMLDivElement>;
}

/** A password to be chosen, with its four rules as it is typed. */
export function NewPasswordField({ rules, ...field }: NewPasswordFieldProps) {
  return (
    <>
      <PasswordField {...field} autoComplete="new-password" />
      <PasswordRules password={field.value} ref={rules} />
    </>
  );
}

interface StayConnectedProps {
  /** The address of the connected Google account. */
  email: string;
  isConnected: boolean;
  onChange: (isConnected: boolean) => void;
}

/** With a new password Google is disconnected, unless the owner says that it is theirs. */
export function StayConnectedToGoogle({ email, isConnected, onChange }: StayConnectedProps) {
  return (
    <Checkbox
      name="keepGoogle"
      isFramed
      isSelected={isConnected}
      onChange={onChange}
      label={
        <span>
          Keep Google sign-in with <EmailText email={email} />
        </span>
      }
      hint="Tick this only if that Google account is yours. If you leave it empty, we disconnect it."
    />
  );
}

/** The form names the missing inputs before anything is sent; null if none is missing. */
export function missingCredentials(email: string, password: string): Record<string, string> | null {
  const missing: Record<string, string> = {};
  if (!email.trim()) missing.email = 'Enter your email address';
  if (!password) missing.password = 'Enter your password';
  return Object.keys(missing).length > 0 ? missing : null;
}
