import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, memo, type ReactNode, Suspense, useId, useRef, useState } from 'react';
import { lazyPart } from '../loading/lazy-part.tsx';
import { PartProblem } from '../loading/part-problem.tsx';
import { classes } from '../styles/classes.ts';
import {
  describedBy,
  FieldMessages,
  fieldBox,
  fieldIds,
  fieldLabel,
  LabelMark,
  type Option,
  useFieldError,
} from './field-parts.tsx';

/** The list is heavy, and wanted only once the person opens it. */
const SelectPopup = lazyPart(() => import('./select-popup.tsx'), PartProblem);

interface SelectProps<Value extends string> {
  label: string;
  options: readonly Option<Value>[];
  value: Value | '';
  onChange: (value: Value) => void;
  name?: string;
  hint?: ReactNode;
  error?: string;
  isOptional?: boolean;
  /** Its place on the page makes the purpose plain. */
  isLabelHidden?: boolean;
  /** Says so in the label; a missing answer is still reported on saving. */
  isRequired?: boolean;
  placeholder?: string;
  autoComplete?: string;
  /** A list that scrolls within 200 pixels. */
  hasShortList?: boolean;
}

function SelectField<Value extends string>(props: SelectProps<Value>) {
  const id = useId();
  const ids = fieldIds(id);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const error = useFieldError(props.name, props.value, props.error);
  const chosen = props.options.find(({ value }) => value === props.value);
  const openByArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <div data-field={props.name}>
      <label id={`${id}-label`} htmlFor={id} className={props.isLabelHidden ? 'sr-only' : fieldLabel}>
        {props.label}
        {props.isOptional && <LabelMark>optional</LabelMark>}
        {props.isRequired && <LabelMark>required</LabelMark>}
      </label>
      <FieldMessages ids={ids} hint={props.hint} error={error} />
      <button
        ref={button}
        id={id}
        type="button"
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-labelledby={`${id}-value ${id}-label`}
        aria-describedby={describedBy(ids, props.hint, error)}
        data-invalid={error !== undefined || undefined}
        onClick={() => setOpen(true)}
        onKeyDown={openByArrow}
        className={`${fieldBox} mt-1.5 flex cursor-pointer items-center justify-between gap-2 text-left`}
      >
        <span id={`${id}-value`} className={classes('min-w-0', !chosen && 'font-normal text-muted')}>
          {chosen?.label ?? props.placeholder ?? 'Choose'}
        </span>
        <ChevronDown aria-hidden strokeWidth={2.2} className="size-4.5 shrink-0" />
      </button>
      {props.autoComplete && <FilledByBrowser {...props} />}
      {isOpen && (
        <Suspense>
          <SelectPopup
            label={props.label}
            options={props.options}
            value={props.value}
            button={button}
            hasShortList={props.hasShortList ?? false}
            onChoose={(value) => {
              setOpen(false);
              props.onChange(value as Value);
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

/** One of a long fixed list. */
export const Select = memo(SelectField) as typeof SelectField;

/** The browser fills this in for the person, who never meets it. */
function FilledByBrowser<Value extends string>({ options, value, onChange, autoComplete }: SelectProps<Value>) {
  return (
    <select
      aria-hidden
      tabIndex={-1}
      autoComplete={autoComplete}
      value={value}
      onChange={(event) => onChange(event.target.value as Value)}
      className="sr-only"
    >
      <option value="" />
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
