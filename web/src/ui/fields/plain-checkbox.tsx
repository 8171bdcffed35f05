import { Check } from 'lucide-react';
import { useId } from 'react';
import { describedBy, FieldMessages, fieldIds, useFieldError } from './field-parts.tsx';

interface PlainCheckboxProps {
  label: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  name: string;
}

/** The browser's own checkbox, large enough for a thumb. */
export function PlainCheckbox({ label, isChecked, onChange, name }: PlainCheckboxProps) {
  const ids = fieldIds(useId());
  const error = useFieldError(name);
  return (
    <div data-field={name}>
      <FieldMessages ids={ids} error={error} />
      <label className="relative flex min-h-11 cursor-pointer items-start gap-3 py-2">
        <input
          type="checkbox"
          name={name}
          checked={isChecked}
          onChange={({ target }) => onChange(target.checked)}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={describedBy(ids, null, error)}
          className="peer size-7 shrink-0 cursor-pointer appearance-none rounded-paper border border-field bg-card hover:border-deep checked:border-deep checked:bg-deep aria-invalid:border-2 aria-invalid:border-danger forced-colors:appearance-auto"
        />
        <Check
          aria-hidden
          strokeWidth={3}
          className="pointer-events-none absolute top-3 left-1 hidden size-5 text-white peer-checked:block forced-colors:hidden"
        />
        <span className="pt-0.5">{label}</span>
      </label>
    </div>
  );
}
