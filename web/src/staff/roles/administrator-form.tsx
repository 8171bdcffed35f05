import type { ReactNode } from 'react';
import { EmailField } from '../../account/sign-in/credential-fields.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { Form } from '../../ui/forms/form.tsx';
import type { useAdministratorForm } from './use-administrator-form.ts';

interface Draft {
  email: string;
  reason: string;
}

interface AdministratorFormProps {
  form: Pick<ReturnType<typeof useAdministratorForm<Draft, keyof Draft>>, 'isPending' | 'fields' | 'message'> & {
    draft: Draft;
    change: (changes: Partial<Draft>) => void;
  };
  onSubmit: () => void;
  label: string;
  emailLabel: string;
  reasonLabel: string;
  reasonHint: string;
  action: string;
  pendingLabel: string;
  /** Further fields stand between the account and the reason. */
  children?: ReactNode;
}

/** An administrator acts on somebody's account, and gives the reason. */
export const AdministratorForm = ({
  form: { draft, change, ...form },
  onSubmit,
  label,
  emailLabel,
  reasonLabel,
  reasonHint,
  action,
  pendingLabel,
  children,
}: AdministratorFormProps) => (
  <Form onSubmit={onSubmit} label={label} validationErrors={form.fields}>
    {form.message && <Notice tone="error">{form.message}</Notice>}
    <EmailField label={emailLabel} autoComplete="off" value={draft.email} onChange={(email) => change({ email })} />
    {children}
    <TextAreaField
      label={reasonLabel}
      name="reason"
      hint={reasonHint}
      rows={2}
      value={draft.reason}
      onChange={(reason) => change({ reason })}
    />
    <div>
      <Button type="submit" size="small" isPending={form.isPending} pendingLabel={pendingLabel}>
        {action}
      </Button>
    </div>
  </Form>
);

type AskFormProps = Omit<AdministratorFormProps, 'reasonHint' | 'action' | 'pendingLabel'>;

/** The first of two administrators asks. */
export const AskAdministratorForm = (props: AskFormProps) => (
  <AdministratorForm
    {...props}
    reasonHint="The other administrators read it. It stays in the audit log for 6 years, so don’t name anyone."
    action="Ask another administrator"
    pendingLabel="Asking…"
  />
);
