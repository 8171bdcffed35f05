import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { FieldErrors } from '../fields/field-errors.ts';
import { ErrorSummary } from './error-summary.tsx';
import { focusField } from './focus-field.ts';

interface FormProps {
  onSubmit: () => void;
  children: ReactNode;
  /** What is wrong, by input name: each message stands beside its input and in the summary on top. */
  validationErrors?: Readonly<Record<string, string>>;
  label?: string;
}

const none = {};

/** A form that explains itself: the browser's own bubbles are off. */
export function Form({ onSubmit, children, validationErrors = none, label }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const hasErrors = Object.keys(validationErrors).length > 0;

  useEffect(() => {
    if (Object.keys(validationErrors).length === 0) return;
    const title = document.title;
    document.title = `Error: ${title}`;
    summary.current?.focus();
    return () => {
      document.title = title;
    };
  }, [validationErrors]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <FieldErrors value={validationErrors}>
      <form ref={form} noValidate onSubmit={submit} aria-label={label} className="flex flex-col gap-5">
        {hasErrors && (
          <ErrorSummary
            ref={summary}
            errors={validationErrors}
            onChoose={(name) => form.current && focusField(form.current, name)}
          />
        )}
        {children}
      </form>
    </FieldErrors>
  );
}
