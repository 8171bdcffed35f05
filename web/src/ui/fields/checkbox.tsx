import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Checkbox as AriaCheckbox } from 'react-aria-components/Checkbox';

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

/** Something that is so or not. */
export function Checkbox({ label, hint, isSelected, onChange, name, isFramed }: CheckboxProps) {
  return (
    <AriaCheckbox
      name={name}
      data-field={name}
      isSelected={isSelected}
      onChange={onChange}
      className={`group flex min-h-11 shrink-0 cursor-pointer items-start gap-3 rounded-field py-2 ${isFramed ? 'border border-line bg-card px-3.5 hover:border-deep hover:bg-sage data-selected:border-deep data-selected:bg-sage' : ''} data-focus-visible:focus-ring`}
    >
      <span
        aria-hidden
        className="mt-px flex size-6 shrink-0 items-center justify-center rounded-paper border-2 border-field bg-card text-transparent group-hover:border-deep group-data-selected:border-deep group-data-selected:bg-deep group-data-selected:text-white forced-colors:group-data-selected:bg-[Highlight]"
      >
        <Check strokeWidth={3} className="size-4" />
      </span>
      <span className="min-w-0">
        <span className="block font-medium">{label}</span>
        {hint && <span className="block text-small text-muted">{hint}</span>}
      </span>
    </AriaCheckbox>
  );
}
