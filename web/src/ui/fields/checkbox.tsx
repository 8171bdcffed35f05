import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classes } from '../styles/classes.ts';
import { describedBy, FieldMessages, fieldIds, useFieldError } from './field-parts.tsx';

interface CheckboxProps {
  label: ReactNode;
  /** A second, quieter line of the same choice. */
  hint?: ReactNode;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  name?: string;
  /** Stands in a frame of its own, as one of a list to choose from. */
  isFramed?: boolean;
}

const frame =
  'border border-line bg-card px-3.5 hover:border-deep hover:bg-sage has-checked:border-deep has-checked:bg-sage';

/** Something that is so or not: the browser's own checkbox, which the lightest pages can afford. */
export function Checkbox({ label, hint, isSelected, onChange, name, isFramed }: CheckboxProps) {
  const ids = fieldIds(useId());
  const error = useFieldError(name, isSelected);
  return (
    <div data-field={name} className="shrink-0">
      <FieldMessages ids={ids} error={error} />
      <label
        className={classes(
          'group relative flex min-h-11 cursor-pointer items-start gap-3 rounded-field py-2 has-focus-visible:focus-ring',
          isFramed && frame,
        )}
      >
        <span className="relative mt-px flex size-6 shrink-0">
          <input
            type="checkbox"
            name={name}
            checked={isSelected}
            onChange={({ target }) => onChange(target.checked)}
            aria-invalid={error !== undefined || undefined}
            aria-describedby={describedBy(ids, null, error)}
            className="peer size-full cursor-pointer appearance-none rounded-paper border-2 border-field bg-card group-hover:border-deep checked:border-deep checked:bg-deep focus-visible:shadow-none focus-visible:outline-none aria-invalid:border-danger forced-colors:appearance-auto"
          />
          <Check
            aria-hidden
            strokeWidth={3}
            className="pointer-events-none absolute inset-1 hidden size-4 text-white peer-checked:block forced-colors:hidden"
          />
        </span>
        <span className="min-w-0">
          <span className="block font-medium">{label}</span>
          {hint && <span className="block text-small text-muted">{hint}</span>}
        </span>
      </label>
    </div>
  );
}
