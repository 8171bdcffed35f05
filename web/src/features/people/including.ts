import type { Option } from '../../ui/fields/field-parts.tsx';

/** A choice made elsewhere is still there to be kept. */
export const including = <Value extends string>(options: readonly Option<Value>[], value: Value | '', label: string) =>
  value === '' || options.some((option) => option.value === value) ? options : [...options, { value, label }];
