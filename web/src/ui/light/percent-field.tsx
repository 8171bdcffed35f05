import { LightField, type LightFieldProps } from './field.tsx';

type PercentFieldProps = Pick<
  LightFieldProps,
  'label' | 'value' | 'onChange' | 'name' | 'hint' | 'isOptional' | 'remark'
>;

export function PercentField(props: PercentFieldProps) {
  return <LightField {...props} suffix="%" inputMode="decimal" width="percent" maxLength={8} />;
}
