import { useState } from 'react';
import { DateField } from '../../dates-and-money/date-field.tsx';
import { FieldRow } from '../../fields/field-row.tsx';
import { PasswordField } from '../../fields/password-field.tsx';
import { TextAreaField } from '../../fields/text-area-field.tsx';
import { TextField } from '../../fields/text-field.tsx';
import { type Exhibit, State } from '../exhibit.tsx';

function States() {
  const [text, setText] = useState('Harriet');
  const [date, setDate] = useState('14/05/1979');
  const [password, setPassword] = useState('Quarry-street-7');
  const shared = { value: text, onChange: setText };
  return (
    <>
      <State name="Text: plain, optional, with a hint, a suffix, a sign, a remark, an error">
        <div className="flex flex-col gap-6">
          <TextField label="First name" {...shared} />
          <TextField label="Known as" isOptional hint="If it is not the first name" {...shared} />
          <TextField label="Date of birth" suffix="47 years old" {...shared} />
          <TextField label="Amount" sign="£" width="medium" {...shared} />
          <TextField label="Share" sign="%" width="small" {...shared} />
          <TextField label="Mobile" remark="Check this number: it has 9 digits." {...shared} />
          <TextField label="Last name" error="Enter your last name" value="" onChange={setText} />
          <TextField label="Postcode" placeholder="SW1A 1AA" value="" onChange={setText} />
        </div>
      </State>
      <State name="Date">
        <DateField label="Date of birth" value={date} onChange={setDate} />
      </State>
      <State name="Password">
        <PasswordField label="Password" value={password} onChange={setPassword} />
      </State>
      <State name="Several lines">
        <TextAreaField label="Your question" isOptional {...shared} />
        <div className="mt-6">
          <TextAreaField label="Address" error="Enter your address" value="" onChange={setText} />
        </div>
      </State>
      <State name="Side by side">
        <FieldRow>
          <TextField label="First name" {...shared} />
          <TextField label="Middle names" hint="As on your passport" isOptional {...shared} />
        </FieldRow>
      </State>
    </>
  );
}

export default {
  title: 'Fields',
  shows: ['text-field', 'date-field', 'password-field', 'text-area-field', 'field-row', 'field-parts'],
  States,
} satisfies Exhibit;
