import type { ReactNode } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { ClashNotice } from '../autosave/clash-notice.tsx';
import type { Answers } from '../autosave/draft.ts';
import type { useSectionForm } from './use-section-form.ts';

interface SectionFormProps<A extends Answers> {
  form: Pick<
    ReturnType<typeof useSectionForm<A, never, never>>,
    'submit' | 'errors' | 'clashes' | 'choose' | 'isSaving' | 'isDirty' | 'cancel'
  >;
  /** "personal details" */
  what: string;
  labels: Readonly<Record<keyof A, string>>;
  print: (field: keyof A, text: string) => string;
  children: ReactNode;
}

/** A section as an administrator edits it. */
export function SectionForm<A extends Answers>({ form, what, labels, print, children }: SectionFormProps<A>) {
  const { isDirty, isSaving, clashes } = form;
  return (
    <Form onSubmit={form.submit} validationErrors={form.errors} label={`Edit ${what}`}>
      <ClashNotice clashes={clashes} labels={labels} print={print} onChoose={form.choose} />
      {children}
      <ButtonRow>
        <Button
          type="submit"
          size="small"
          isPending={isSaving}
          pendingLabel="Saving…"
          isBlocked={!isDirty || clashes.length > 0}
        >
          Save {what}
        </Button>
        {isDirty && !isSaving && (
          <Button look="quiet" size="small" onPress={form.cancel}>
            Discard changes
          </Button>
        )}
        <p role="status" className="text-muted">
          {isDirty ? 'Not saved yet' : ''}
        </p>
      </ButtonRow>
    </Form>
  );
}
