import { DateField } from '../../ui/dates-and-money/date-field.tsx';
import { usableDate } from '../../ui/dates-and-money/date-text.ts';
import { useToday } from '../testator-record/use-testator-record.ts';
import { ageInWords } from './child-model.ts';

interface BirthFieldProps {
  value: string;
  onChange: (dateOfBirth: string) => void;
}

/** A child’s date of birth, and how old that makes them. */
export function BirthField({ value, onChange }: BirthFieldProps) {
  const today = useToday();
  const bornOn = usableDate(value, today);
  return (
    <DateField
      label="Date of birth"
      name="dateOfBirth"
      isRequired
      suffix={bornOn && ageInWords(bornOn, today)}
      value={value}
      onChange={onChange}
    />
  );
}
