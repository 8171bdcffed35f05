import { poundsText } from '@plainwill/contracts/shared/pounds-text';
import { TextField } from '../fields/text-field.tsx';
import { penceIn } from './money-text.ts';

interface MoneyFieldProps {
  label: string;
  /** As typed; `penceIn` says what it comes to. */
  value: string;
  onChange: (value: string) => void;
  name?: string;
  hint?: string;
  error?: string | undefined;
  isOptional?: boolean;
}

/** An amount in pounds, written out neatly once it is left. */
export function MoneyField({ value, onChange, ...props }: MoneyFieldProps) {
  const tidy = () => {
    const pence = penceIn(value);
    if (pence !== null) onChange(poundsText(pence));
  };
  return <TextField {...props} inputMode="decimal" value={value} onChange={onChange} onLeave={tidy} />;
}
