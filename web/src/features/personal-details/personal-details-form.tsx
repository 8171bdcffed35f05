import { ageOn, dayInUnitedKingdom } from '@plainwill/contracts/shared/calendar-date';
import type { Gender, MaritalStatus, MobileCountryCode, Title } from '@plainwill/contracts/will-data/vocabulary';
import { useState } from 'react';
import { DateField } from '../../ui/dates-and-money/date-field.tsx';
import { usableDate } from '../../ui/dates-and-money/date-text.ts';
import { FieldRow } from '../../ui/fields/field-row.tsx';
import { RadioPills } from '../../ui/fields/radio-pills.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { RecordFormState } from '../autosave/record-form-state.ts';
import {
  codeInNumber,
  codeOptions,
  genderOptions,
  labels,
  maritalOptions,
  mobileRemark,
  type PersonalAnswers,
  titleOptions,
} from './personal-details-model.ts';

interface PersonalDetailsFormProps {
  form: RecordFormState<PersonalAnswers>;
  /** Filled in by the person themselves: the browser may suggest what it knows of them, and advice goes with the fields. */
  isOwn?: boolean;
}

/** Who the testator is; for themselves and for staff. */
export function PersonalDetailsForm({ form, isOwn }: PersonalDetailsFormProps) {
  const { field, choice, textIn, edit, save } = form;
  const own = <T,>(value: T) => (isOwn ? value : undefined);
  const [foundCode, setFoundCode] = useState<MobileCountryCode | null>(null);
  const mobile = field('mobileNumber');
  const leaveMobile = () => {
    const found = codeInNumber(mobile.value);
    setFoundCode(found?.code ?? null);
    if (found) edit({ mobileCountryCode: found.code, mobileNumber: found.number });
    save?.();
  };
  return (
    <>
      <FieldRow shape="title-and-names">
        <Select
          label={labels.title}
          options={titleOptions}
          autoComplete={own('honorific-prefix')}
          {...choice<Title>('title')}
        />
        <TextField
          label={labels.firstName}
          autoComplete={own('given-name')}
          autoCapitalize="words"
          {...field('firstName')}
        />
        <TextField
          label={labels.lastName}
          autoComplete={own('family-name')}
          autoCapitalize="words"
          {...field('lastName')}
        />
      </FieldRow>
      <FieldRow>
        <TextField
          label={labels.middleNames}
          isOptional
          autoComplete={own('additional-name')}
          autoCapitalize="words"
          {...field('middleNames')}
        />
        <TextField
          label={labels.knownAs}
          isOptional
          autoComplete={own('nickname')}
          autoCapitalize="words"
          {...field('knownAs')}
        />
      </FieldRow>
      <FieldRow>
        <DateField
          label={labels.dateOfBirth}
          autoComplete={own('bday')}
          suffix={own(ageInWords(textIn('dateOfBirth')))}
          {...field('dateOfBirth')}
        />
        <TextField
          label={labels.occupation}
          hint={own('As it would read in the will')}
          autoComplete={own('organization-title')}
          {...field('occupation')}
        />
      </FieldRow>
      <FieldRow>
        <TextField
          label={labels.email}
          type="email"
          inputMode="email"
          autoComplete={own('email')}
          autoCapitalize="none"
          {...field('email')}
        />
        <TextField label={labels.employer} isOptional autoComplete={own('organization')} {...field('employer')} />
      </FieldRow>
      <FieldRow>
        <FieldRow shape="code-and-number">
          <Select
            label={labels.mobileCountryCode}
            options={codeOptions}
            autoComplete={own('tel-country-code')}
            {...choice<MobileCountryCode>('mobileCountryCode')}
          />
          <TextField
            label={labels.mobileNumber}
            type="tel"
            inputMode="tel"
            autoComplete={own('tel-national')}
            {...mobile}
            onLeave={own(leaveMobile)}
            remark={own(
              foundCode === textIn('mobileCountryCode')
                ? `We have set the country code to ${foundCode}.`
                : mobileRemark(textIn('mobileCountryCode'), mobile.value),
            )}
          />
        </FieldRow>
      </FieldRow>
      <RadioPills label={labels.gender} options={genderOptions} {...choice<Gender>('gender')} />
      <RadioPills label={labels.maritalStatus} options={maritalOptions} {...choice<MaritalStatus>('maritalStatus')} />
    </>
  );
}

function ageInWords(dateOfBirth: string): string | null {
  const today = dayInUnitedKingdom(new Date());
  const date = usableDate(dateOfBirth, today);
  const age = date && ageOn(date, today);
  if (age === null) return null;
  return age === 1 ? '1 year old' : `${age} years old`;
}
