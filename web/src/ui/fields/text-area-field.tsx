import { type ReactNode, useId } from 'react';
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

interface TextAreaFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  onLeave?: () => void;
  name?: string;
  hint?: ReactNode;
  error?: string;
  isOptional?: boolean;
  rows?: number;
  /** For a letter rather than a note. */
  isTall?: boolean;
  autoComplete?: string;
  maxLength?: number;
}

export function TextAreaField(props: TextAreaFieldProps) {
  const id = useId();
  const ids = fieldIds(id);
  const error = useFieldError(props.name, props.value, props.error);
  const area = useGivenEarly<HTMLTextAreaElement, string>(props.value, props.onChange, typedIn);
  return (
    <div data-field={props.name}>
      <label htmlFor={id} className={fieldLabel}>
        {props.label}
        {props.isOptional && <LabelMark>optional</LabelMark>}
      </label>
      <FieldMessages ids={ids} hint={props.hint} error={error} />
      <textarea
        ref={area}
        id={id}
        name={props.name}
        value={props.value}
        onChange={({ target }) => props.onChange(target.value)}
        onBlur={props.onLeave}
        autoComplete={props.autoComplete ?? 'off'}
        maxLength={props.maxLength}
        rows={props.rows ?? 3}
        aria-invalid={error !== undefined || undefined}
        data-invalid={error !== undefined || undefined}
        aria-describedby={describedBy(ids, props.hint, error)}
        className={classes(fieldBox, 'mt-1.5 field-sizing-content max-h-96', props.isTall && 'min-h-64')}
      />
    </div>
  );
}
