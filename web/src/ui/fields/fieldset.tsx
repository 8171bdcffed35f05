import { type ReactNode, useId } from 'react';
import { describedBy, FieldMessages, fieldIds, fieldLabel } from './field-parts.tsx';

interface FieldsetProps {
  legend: string;
  hint?: string;
  error?: string | undefined;
  children: ReactNode;
}

/** Choices that belong together, such as a list of checkboxes. */
export function Fieldset({ legend, hint, error, children }: FieldsetProps) {
  const ids = fieldIds(useId());
  return (
    <fieldset aria-describedby={describedBy(ids, hint, error)}>
      <legend className={fieldLabel}>{legend}</legend>
      <FieldMessages ids={ids} hint={hint} error={error} />
      <div className="mt-1 flex flex-col">{children}</div>
    </fieldset>
  );
}
