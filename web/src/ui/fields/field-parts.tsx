import { CircleAlert } from 'lucide-react';
import { createContext, type ReactNode, useContext, useState } from 'react';

/** The box of anything that is typed into or chosen from. */
export const fieldBox =
  'w-full min-h-13 rounded-field border border-field bg-card px-3.5 py-2 text-body font-medium text-ink transition-colors hover:border-deep placeholder:font-normal placeholder:text-muted invalid:border-danger data-[invalid]:border-2 data-[invalid]:border-danger';

export const fieldLabel = 'block font-semibold text-ink';

/** Each input that is wrong has its message, by name. */
export const FieldErrors = createContext<Readonly<Record<string, string>>>({});

/** An input's `own` error, or the form's message until the input has another `value` than the one that was wrong. */
export function useFieldError(name: string | undefined, value?: unknown, own?: string): string | undefined {
  const errors = useContext(FieldErrors);
  const [wrong, setWrong] = useState({ errors, value });
  if (wrong.errors !== errors) setWrong({ errors, value });
  const isChanged = wrong.errors === errors && wrong.value !== value;
  return own ?? (name === undefined || isChanged ? undefined : errors[name]);
}

/** Says in the label whether a field may be left empty. */
export function LabelMark({ children }: { children: string }) {
  return <span className="font-normal text-muted"> {`(${children})`}</span>;
}

/** One of the things that a person may choose. */
export interface Option<Value extends string> {
  value: Value;
  label: string;
}

interface FieldMessagesProps {
  ids: FieldIds;
  hint?: ReactNode;
  error?: string;
}

export interface FieldIds {
  hint: string;
  error: string;
}

export const fieldIds = (base: string): FieldIds => ({ hint: `${base}-hint`, error: `${base}-error` });

/** The ids an input is described by: what is wrong comes before the hint. */
export const describedBy = (ids: FieldIds, hint: ReactNode, error: string | undefined) =>
  [error && ids.error, hint && ids.hint].filter(Boolean).join(' ') || undefined;

/** The hint and the error stand between a label and its input. */
export function FieldMessages({ ids, hint, error }: FieldMessagesProps) {
  return (
    <>
      {hint && (
        <div id={ids.hint} className="mt-0.5 text-muted">
          {hint}
        </div>
      )}
      {error && (
        <p id={ids.error} className="mt-1 flex items-start gap-1.5 text-small font-semibold text-danger">
          <CircleAlert aria-hidden strokeWidth={2.2} className="mt-[0.15em] size-[1.1em] shrink-0" />
          <span>
            <span className="sr-only">Error: </span>
            {error}
          </span>
        </p>
      )}
    </>
  );
}
