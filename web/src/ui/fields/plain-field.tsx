import { type ReactNode, useEffect, useId, useRef } from 'react';
import { classes } from '../styles/classes.ts';
import {
  describedBy,
  FieldMessages,
  fieldBox,
  fieldIds,
  fieldLabel,
  LabelMark,
  useFieldError,
} from './field-parts.tsx';

export interface PlainFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  name: string;
  hint?: ReactNode;
  /** A gentle remark under the field that blocks nothing. */
  remark?: ReactNode;
  isOptional?: boolean;
  onLeave?: () => void;
  type?: 'text' | 'email';
  /** For more than one line. */
  isLong?: boolean;
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email';
  autoComplete?: string;
  maxLength?: number;
  /** A sign inside the field's start or end, which the label says in words. */
  prefix?: string;
  suffix?: string;
  width?: 'full' | 'money' | 'percent';
}

const widths = { full: 'w-full', money: 'w-full max-w-72', percent: 'w-32' };
const sign = 'pointer-events-none absolute inset-y-0 flex items-center font-semibold text-muted';

/** The text field of pages that must load fast: the browser's own, dressed like the others. */
export function PlainField({ type = 'text', width = 'full', ...props }: PlainFieldProps) {
  const id = useId();
  const ids = fieldIds(id);
  const error = useFieldError(props.name);
  const input = useTypedEarly(props.value, props.onChange);
  // The attributes that only one of them knows are given to that one.
  const Control = (props.isLong ? 'textarea' : 'input') as 'input';
  return (
    <div data-field={props.name}>
      <label htmlFor={id} className={fieldLabel}>
        {props.label}
        {props.isOptional && <LabelMark>optional</LabelMark>}
      </label>
      <FieldMessages ids={ids} hint={props.hint} error={error} />
      <div className={classes('relative mt-1.5', widths[width])}>
        {props.prefix && (
          <span aria-hidden className={classes(sign, 'left-4')}>
            {props.prefix}
          </span>
        )}
        <Control
          ref={input}
          id={id}
          {...(props.isLong ? { rows: 3 } : { type })}
          name={props.name}
          value={props.value}
          onChange={({ target }) => props.onChange(target.value)}
          onBlur={props.onLeave}
          inputMode={props.inputMode}
          autoComplete={props.autoComplete ?? 'off'}
          maxLength={props.maxLength}
          spellCheck={props.isLong}
          aria-invalid={error !== undefined || undefined}
          data-invalid={error !== undefined || undefined}
          aria-describedby={describedBy(ids, props.hint, error)}
          className={classes(
            fieldBox,
            props.prefix && 'pl-8',
            props.suffix && 'pr-9',
            width !== 'full' && 'tabular-nums',
            props.isLong && 'field-sizing-content max-h-96',
          )}
        />
        {props.suffix && (
          <span aria-hidden className={classes(sign, 'right-4')}>
            {props.suffix}
          </span>
        )}
      </div>
      {props.remark && <p className="mt-1.5 text-small text-muted">{props.remark}</p>}
    </div>
  );
}

/** Text typed into the page before its script came is taken over, not lost. */
function useTypedEarly(value: string, onChange: (value: string) => void) {
  const input = useRef<HTMLInputElement>(null);
  const taken = useRef(false);
  useEffect(() => {
    const typed = input.current?.value ?? '';
    if (!taken.current && typed !== value) onChange(typed);
    taken.current = true;
  });
  return input;
}
