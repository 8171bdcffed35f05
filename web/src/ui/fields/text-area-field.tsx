import { type ReactNode, useId } from 'react';
import { Label } from 'react-aria-components/Label';
import { TextArea } from 'react-aria-components/TextArea';
import { TextField } from 'react-aria-components/TextField';
import { describedBy, FieldWords, fieldBox, fieldIds, fieldLabel, LabelMark, useFieldError } from './field-parts.tsx';

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
}

export function TextAreaField(props: TextAreaFieldProps) {
  const ids = fieldIds(useId());
  const fromForm = useFieldError(props.name);
  const error = props.error ?? fromForm;
  return (
    <TextField
      name={props.name}
      value={props.value}
      onChange={props.onChange}
      onBlur={props.onLeave}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      autoComplete="off"
      aria-describedby={describedBy(ids, props.hint, error)}
      data-field={props.name}
    >
      <Label className={fieldLabel}>
        {props.label}
        {props.isOptional && <LabelMark>optional</LabelMark>}
      </Label>
      <FieldWords ids={ids} hint={props.hint} error={error} />
      <TextArea rows={props.rows ?? 3} className={`${fieldBox} mt-1.5 field-sizing-content max-h-96`} />
    </TextField>
  );
}
