import { type ReactNode, type Ref, useContext, useEffect, useId, useRef } from 'react';
import { focusField } from '../browser/focus.ts';
import { FieldErrors } from '../fields/field-parts.tsx';

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
  /** By input name: each message stands beside its input. Without them, those of a `FieldErrors` around the form count. */
  validationErrors?: Readonly<Record<string, string>>;
  /** A summary of them stands on top and takes the focus; where a page has no summary, the first wrong input takes it. */
  hasSummary?: boolean;
  label?: string;
}

/** A form whose answers are sent by script or not at all, and that explains itself: the browser's own bubbles are off. */
export function Form({ onSubmit, children, validationErrors, hasSummary = true, label }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const errorsAround = useContext(FieldErrors);
  const [firstWrong] = Object.keys(validationErrors ?? {});

  useEffect(() => {
    const [first] = Object.keys(validationErrors ?? {});
    if (first === undefined) return;
    if (!hasSummary) {
      if (form.current) focusField(form.current, first);
      return;
    }
    const title = document.title;
    document.title = `Error: ${title}`;
    summary.current?.focus();
    return () => {
      document.title = title;
    };
  }, [validationErrors, hasSummary]);

  return (
    <FieldErrors value={validationErrors ?? errorsAround}>
      <form
        ref={form}
        // Outside a dialog this does nothing. Before there is script, the browser would put the answers into the address.
        method="dialog"
        noValidate
        aria-label={label}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
        className="flex flex-col gap-5"
      >
        {validationErrors && hasSummary && firstWrong !== undefined && (
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
