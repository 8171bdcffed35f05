import type { Ref } from 'react';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { PasswordRules } from './password-rules.tsx';

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
