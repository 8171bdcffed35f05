import type { ParentalResponsibility } from '@plainwill/contracts/will-data/vocabulary';
import { Select } from '../../ui/fields/select.tsx';
import { responsibilityOptions } from './child-words.ts';

interface ResponsibilityProps {
  value: ParentalResponsibility | '';
  onChange: (value: ParentalResponsibility) => void;
}

/** Children Act 1989 s.5: only a parent with parental responsibility can appoint a guardian. */
export function Responsibility({ value, onChange }: ResponsibilityProps) {
  return (
    <Select
      label="Do you have parental responsibility?"
      name="parentalResponsibility"
      isRequired
      hint="A mother always has it. You need it to choose a guardian for the child in your will."
      options={responsibilityOptions}
      value={value}
      onChange={onChange}
    />
  );
}
