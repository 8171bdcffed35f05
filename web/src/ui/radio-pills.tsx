import { type ReactNode, useId } from 'react';
import { Label } from 'react-aria-components/Label';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { useFieldError } from './field-errors.ts';
import { fieldLabel } from './field-look.ts';
import { describedBy, FieldWords, fieldIds } from './field-words.tsx';
import { OptionalMark } from './optional-mark.tsx';
import type { Option } from './select.tsx';

interface RadioPillsProps<Value extends string> {
  label: string;
  options: readonly Option<Value>[];
  value: Value | '';
  onChange: (value: Value) => void;
  name?: string;
  hint?: ReactNode;
  error?: string;
  isOptional?: boolean;
  /** The label is already on the screen as a heading. */
  isLabelHidden?: boolean;
}

const pill =
  'flex min-h-12 cursor-pointer items-center rounded-full border border-field bg-card px-5 py-2 font-medium transition-colors hover:border-deep hover:bg-sage data-selected:border-deep data-selected:bg-deep data-selected:text-white data-focus-visible:focus-ring forced-colors:data-selected:forced-color-adjust-none forced-colors:data-selected:bg-[Highlight] forced-colors:data-selected:text-[HighlightText]';

/** One of up to five choices. */
export function RadioPills<Value extends string>(props: RadioPillsProps<Value>) {
  const ids = fieldIds(useId());
  const fromForm = useFieldError(props.name);
  const error = props.error ?? fromForm;
  return (
    <RadioGroup
      name={props.name}
      value={props.value || null}
      onChange={(value) => props.onChange(value as Value)}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      aria-describedby={describedBy(ids, props.hint, error)}
      data-field={props.name}
    >
      <Label className={props.isLabelHidden ? 'sr-only' : fieldLabel}>
        {props.label}
        {props.isOptional && <OptionalMark />}
      </Label>
      <FieldWords ids={ids} hint={props.hint} error={error} />
      <div className="mt-2 flex flex-wrap gap-2.5">
        {props.options.map(({ value, label }) => (
          <Radio key={value} value={value} className={pill}>
            {label}
          </Radio>
        ))}
      </div>
    </RadioGroup>
  );
}
