import { type ReactNode, type Ref, useEffect, useId, useRef } from 'react';
import { focusField } from '../browser/focus.ts';
import { FieldErrors } from '../fields/field-parts.tsx';
import { PlainForm } from './plain-form.tsx';

interface ErrorSummaryProps {
  errors: Readonly<Record<string, string>>;
  onChoose: (name: string) => void;
  ref?: Ref<HTMLDivElement>;
}

/** Everything that is wrong in one list; each line leads to its input. */
export function ErrorSummary({ errors, onChoose, ref }: ErrorSummaryProps) {
  const heading = useId();
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role="alert"
      aria-labelledby={heading}
      className="rounded-field border-2 border-danger bg-danger-pale p-5"
    >
      <p id={heading} className="heading text-lead">
        There is a problem
      </p>
      <ul className="mt-2 flex flex-col gap-1">
        {Object.entries(errors).map(([name, message]) => (
          <li key={name}>
            <button
              type="button"
              onClick={() => onChoose(name)}
              className="min-h-8 cursor-pointer text-left font-semibold text-danger underline underline-offset-4"
            >
              {message}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

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

  return (
    <FieldErrors value={validationErrors}>
      <PlainForm ref={form} onSubmit={onSubmit} label={label}>
        {hasErrors && (
          <ErrorSummary
            ref={summary}
            errors={validationErrors}
            onChoose={(name) => form.current && focusField(form.current, name)}
          />
        )}
        {children}
      </PlainForm>
    </FieldErrors>
  );
}
