import type { Questions } from '@plainwill/contracts/kit/question';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Option } from '../../../ui/fields/field-parts.tsx';
import { FieldRow } from '../../../ui/fields/field-row.tsx';
import { mobileRemark, needsReader, prepareToRead, readNumber } from './mobile-number.ts';
import { QuestionField } from './question-field.tsx';
import type { QuestionFieldState } from './record-form-state.ts';

interface MobileFieldsProps {
  of: Questions;
  form: QuestionFieldState<'mobileCountryCode' | 'mobileNumber'>;
  /** Changes both at once. */
  onRead: (found: { mobileCountryCode: string; mobileNumber: string }) => void;
  onLeave?: () => void;
  codes?: readonly Option<string>[];
  isOwn?: boolean;
}

/**
 * A mobile number beside its country code. One that is typed with another country's code sets that, and says so; any is
 * read again when another code is chosen.
 */
export function MobileFields({ of: questions, form, codes, isOwn, ...props }: MobileFieldsProps) {
  const [foundCode, setFoundCode] = useState<string | null>(null);
  const code = form.choice<string>('mobileCountryCode').value;
  const { value: typed } = form.field('mobileNumber');
  const latest = useRef({ typed, ...props });
  useLayoutEffect(() => {
    latest.current = { typed, ...props };
    if (needsReader(code, typed)) prepareToRead();
  });
  const read = async (code: string) => {
    const found = await readNumber(code, typed);
    if (latest.current.typed !== typed) return;
    if (found) latest.current.onRead({ mobileCountryCode: found.code, mobileNumber: found.number });
    setFoundCode(found && found.code !== code ? found.code : null);
  };
  const leave = async () => {
    await read(code);
    latest.current.onLeave?.();
  };
  const choice: typeof form.choice = <Value extends string>(field: 'mobileCountryCode' | 'mobileNumber') => {
    const chosen = form.choice<Value>(field);
    const onChange = (value: Value) => {
      chosen.onChange(value);
      void read(value);
    };
    return { ...chosen, onChange };
  };
  const shared = { of: questions, form };
  return (
    <FieldRow shape="code-and-number">
      <QuestionField
        of={questions}
        form={{ ...form, choice }}
        name="mobileCountryCode"
        hasAdvice={isOwn}
        autoComplete="tel-country-code"
        options={codes}
      />
      <QuestionField
        {...shared}
        name="mobileNumber"
        hasAdvice
        autoComplete={isOwn ? 'tel-national' : undefined}
        onLeave={() => void leave()}
        remark={
          foundCode && foundCode === code ? `We have set the country code to ${code}.` : mobileRemark(code, typed)
        }
      />
    </FieldRow>
  );
}
