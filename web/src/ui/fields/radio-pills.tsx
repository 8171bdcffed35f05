import { memo, type ReactNode, useId } from 'react';
import {
  describedBy,
  FieldMessages,
  fieldIds,
  fieldLabel,
  LabelMark,
  type Option,
  useFieldError,
} from './field-parts.tsx';
import { useGivenEarly } from './use-given-early.ts';

interface RadioPillsProps<Value extends string> {
  label: string;
  options: readonly Option<Value>[];
  value: Value | '';
  onChange: (value: Value) => void;
  name?: string;
  hint?: ReactNode;
  error?: string;
  isOptional?: boolean;
  /** Says so in the label; a missing answer is still reported on saving. */
  isRequired?: boolean;
  /** The label is already on the screen as a heading. */
  isLabelHidden?: boolean;
}

/** Its radio button lies within it, so that a dialog scrolls to the one that has the focus. */
const pill =
  'relative flex min-h-12 cursor-pointer items-center rounded-full border border-field bg-card px-5 py-2 font-medium transition-colors hover:border-deep hover:bg-sage has-checked:border-deep has-checked:bg-deep has-checked:text-white has-focus-visible:focus-ring forced-colors:has-checked:forced-color-adjust-none forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText]';

const chosenIn = (group: HTMLElement) => group.querySelector<HTMLInputElement>('input:checked')?.value;

function RadioPillsField<Value extends string>(props: RadioPillsProps<Value>) {
  const id = useId();
  const ids = fieldIds(id);
  const error = useFieldError(props.name, props.value, props.error);
  const group = useGivenEarly<HTMLDivElement, Value>(props.value, props.onChange, chosenIn);
  return (
    <div
      ref={group}
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-invalid={error !== undefined || undefined}
      aria-describedby={describedBy(ids, props.hint, error)}
      data-field={props.name}
    >
      <span id={`${id}-label`} className={props.isLabelHidden ? 'sr-only' : fieldLabel}>
        {props.label}
        {props.isOptional && <LabelMark>optional</LabelMark>}
        {props.isRequired && <LabelMark>required</LabelMark>}
      </span>
      <FieldMessages ids={ids} hint={props.hint} error={error} />
      <div className="mt-2 flex flex-wrap gap-2.5">
        {props.options.map(({ value, label }) => (
          <label key={value} className={pill}>
            <input
              type="radio"
              // The name is of this group alone: two groups of one page may ask for the same thing.
              name={id}
              value={value}
              checked={value === props.value}
              onChange={() => props.onChange(value)}
              className="sr-only"
            />
            {label}
          </label>
        ))}
      </div>
    </div>
  );
}

/** One of up to five choices. */
export const RadioPills = memo(RadioPillsField) as typeof RadioPillsField;
