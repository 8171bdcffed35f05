import { type YesNo as Answer, yesNo } from '@plainwill/contracts/notifications/vocabulary';
import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import { describedBy, FieldMessages, fieldIds, fieldLabel, useFieldError } from './field-parts.tsx';

const options = yesNo.map((value) => ({ value, label: value }));

interface YesNoProps {
  label: string;
  name: string;
  /** Empty until it is answered. */
  value: Answer | '';
  onChange: (value: Answer) => void;
  hint?: ReactNode;
}

export function YesNo(props: YesNoProps) {
  return <ChoicePills {...props} options={options} />;
}

interface ChoicePillsProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value | '';
  onChange: (value: Value) => void;
  name: string;
  hint?: ReactNode;
  /** The label is already on the screen as a heading. */
  isLabelHidden?: boolean;
}

/** Its radio button lies within it, so that a dialog scrolls to the one that has the focus. */
const pill =
  'relative flex min-h-12 cursor-pointer items-center rounded-full border border-field bg-card px-6 py-2 font-medium transition-colors hover:border-deep hover:bg-sage has-checked:border-deep has-checked:bg-deep has-checked:text-white has-focus-visible:focus-ring forced-colors:has-checked:forced-color-adjust-none forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText]';

/** One of a few choices: the browser's own radio buttons, dressed as pills. */
export function ChoicePills<Value extends string>(props: ChoicePillsProps<Value>) {
  const id = useId();
  const ids = fieldIds(id);
  const error = useFieldError(props.name, props.value);
  const group = useRef<HTMLFieldSetElement>(null);
  // Chosen before the page had its script.
  const takeEarly = useEffectEvent(() => {
    const early = group.current?.querySelector<HTMLInputElement>('input:checked')?.value as Value | undefined;
    if (early && early !== props.value) props.onChange(early);
  });
  useEffect(() => takeEarly(), []);
  return (
    <fieldset ref={group} data-field={props.name} aria-describedby={describedBy(ids, props.hint, error)}>
      <legend className={props.isLabelHidden ? 'sr-only' : fieldLabel}>{props.label}</legend>
      <FieldMessages ids={ids} hint={props.hint} error={error} />
      <div className="mt-2 flex flex-wrap gap-2.5">
        {props.options.map(({ value, label }) => (
          <label key={value} className={pill}>
            <input
              type="radio"
              name={`${props.name}${id}`}
              value={value}
              checked={props.value === value}
              onChange={() => props.onChange(value)}
              className="sr-only"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
