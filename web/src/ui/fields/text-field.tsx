import { type HTMLInputTypeAttribute, type KeyboardEvent, memo, type ReactNode, useId } from 'react';
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
import { typedIn, useGivenEarly } from './use-given-early.ts';

export interface TextFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  name?: string;
  hint?: ReactNode;
  error?: string;
  /** Computed from what is typed; stands inside the field's end. */
  suffix?: ReactNode;
  /** Stands inside the field's start or end; the label says it in words. */
  sign?: '£' | '%';
  /** For amounts and other short answers. */
  width?: 'medium' | 'small';
  /** A gentle remark under the field that blocks nothing. */
  remark?: ReactNode;
  isOptional?: boolean;
  /** Says so in the label; a missing answer is still reported on saving. */
  isRequired?: boolean;
  onLeave?: () => void;
  onEnter?: () => void;
  type?: HTMLInputTypeAttribute;
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email';
  autoComplete?: string;
  autoCapitalize?: 'none' | 'words' | 'characters';
  placeholder?: string;
  maxLength?: number;
  /** A control inside the field's end. */
  control?: ReactNode;
  /** In a dialog, where the focus starts. */
  hasFirstFocus?: boolean;
}

const widths = { medium: 'max-w-[18rem]', small: 'max-w-[8rem]' };
const signs = {
  '£': { at: 'left-4', padding: 'pl-[calc(5*var(--spacing)+0.75rem)]' },
  '%': { at: 'right-4', padding: 'pr-[calc(5*var(--spacing)+1rem)]' },
};

/** Enter in a field with an action of its own does not send the form around it. */
const onEnterKey = (act: (() => void) | undefined) =>
  act &&
  ((event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    act();
  });

/** Typed text does not run under the control in the field's end, which stands below a field that holds few letters. */
function endPadding({ suffix, control }: Pick<TextFieldProps, 'suffix' | 'control'>): string | null {
  if (suffix) return control ? '@min-[11rem]:pr-[10rem]' : '@min-[11rem]:pr-[8rem]';
  return control ? '@min-[11rem]:pr-[6rem]' : null;
}

export const TextField = memo(function TextField(props: TextFieldProps) {
  const id = useId();
  const ids = fieldIds(id);
  const error = useFieldError(props.name, props.value, props.error);
  const input = useGivenEarly<HTMLInputElement, string>(props.value, props.onChange, typedIn);
  const sign = props.sign && signs[props.sign];
  return (
    <div data-field={props.name}>
      <label htmlFor={id} className={fieldLabel}>
        {props.label}
        {props.isOptional && <LabelMark>optional</LabelMark>}
        {props.isRequired && <LabelMark>required</LabelMark>}
      </label>
      <FieldMessages ids={ids} hint={props.hint} error={error} />
      <div className={classes('@container relative mt-1.5', props.width && widths[props.width])}>
        {sign && (
          <span
            aria-hidden
            className={classes(
              'pointer-events-none absolute inset-y-0 flex items-center font-semibold text-muted',
              sign.at,
            )}
          >
            {props.sign}
          </span>
        )}
        <input
          ref={input}
          id={id}
          name={props.name}
          type={props.type ?? 'text'}
          value={props.value}
          onChange={({ target }) => props.onChange(target.value)}
          onBlur={props.onLeave}
          onKeyDown={onEnterKey(props.onEnter)}
          inputMode={props.inputMode}
          autoComplete={props.autoComplete ?? 'off'}
          autoCapitalize={props.autoCapitalize}
          maxLength={props.maxLength}
          // biome-ignore lint/a11y/noAutofocus: in dialogs only, where the focus has to start somewhere
          autoFocus={props.hasFirstFocus}
          spellCheck={false}
          placeholder={props.placeholder}
          aria-invalid={error !== undefined || undefined}
          data-invalid={error !== undefined || undefined}
          aria-describedby={describedBy(ids, props.hint, error)}
          className={classes(fieldBox, endPadding(props), sign?.padding, props.width && 'tabular-nums')}
        />
        {(props.suffix || props.control) && (
          <div className="pointer-events-none flex items-center gap-1 @min-[11rem]:absolute @min-[11rem]:inset-y-0 @min-[11rem]:right-1">
            {props.suffix && <span className="px-3 text-small font-medium text-muted">{props.suffix}</span>}
            {props.control && <div className="pointer-events-auto">{props.control}</div>}
          </div>
        )}
      </div>
      {props.remark && (
        <p role="status" className="mt-1.5 text-small text-muted">
          {props.remark}
        </p>
      )}
    </div>
  );
});
