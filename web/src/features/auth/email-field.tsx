import { TextField, type TextFieldProps } from '../../ui/fields/text-field.tsx';

/** The person's own email address. */
export function EmailField(props: Pick<TextFieldProps, 'value' | 'onChange' | 'label' | 'hint' | 'autoComplete'>) {
  return <TextField {...props} name="email" type="email" inputMode="email" autoCapitalize="none" />;
}
