import { ageOn, dayInUnitedKingdom } from '@plainwill/contracts/shared/calendar-date';
import type { Gender, MaritalStatus, MobileCountryCode, Title } from '@plainwill/contracts/will-data/vocabulary';
import { useState } from 'react';
import { DateField } from '../../ui/dates-and-money/date-field.tsx';
import { usableDate } from '../../ui/dates-and-money/date-text.ts';
import { FieldRow } from '../../ui/fields/field-row.tsx';
import { RadioPills } from '../../ui/fields/radio-pills.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { ClashNotice } from '../autosave/clash-notice.tsx';
import { useAutosave } from '../autosave/use-autosave.ts';
import { useAccountId, usePortal } from '../portal/use-portal.ts';
import { openPersonalDetails } from './personal-details-autosave.ts';
import {
  answersOf,
  codeInNumber,
  codeOptions,
  genderOptions,
  labels,
  maritalOptions,
  mobileRemark,
  printAnswer,
  titleOptions,
} from './personal-details-model.ts';

export default function PersonalDetailsSection() {
  const { field, choice, textIn, editAndSave, clashes, choose } = useAutosave(
    openPersonalDetails(useAccountId()),
    answersOf(usePortal().personalDetails),
  );
  const [foundCode, setFoundCode] = useState<MobileCountryCode | null>(null);
  const mobile = field('mobileNumber');
  const leaveMobile = () => {
    const found = codeInNumber(mobile.value);
    setFoundCode(found?.code ?? null);
    if (found) editAndSave({ mobileCountryCode: found.code, mobileNumber: found.number });
    else mobile.onLeave();
  };
  return (
    <>
      <p className="text-muted">Use the names on your passport or driving licence. They go into your will.</p>
      <ClashNotice clashes={clashes} labels={labels} print={printAnswer} onChoose={choose} />
      <FieldRow shape="title-and-names">
        <Select
          label={labels.title}
          options={titleOptions}
          autoComplete="honorific-prefix"
          {...choice<Title>('title')}
        />
        <TextField label={labels.firstName} autoComplete="given-name" autoCapitalize="words" {...field('firstName')} />
        <TextField label={labels.lastName} autoComplete="family-name" autoCapitalize="words" {...field('lastName')} />
      </FieldRow>
      <FieldRow>
        <TextField
          label={labels.middleNames}
          isOptional
          autoComplete="additional-name"
          autoCapitalize="words"
          {...field('middleNames')}
        />
        <TextField
          label={labels.knownAs}
          isOptional
          autoComplete="nickname"
          autoCapitalize="words"
          {...field('knownAs')}
        />
      </FieldRow>
      <FieldRow>
        <DateField
          label={labels.dateOfBirth}
          autoComplete="bday"
          suffix={ageInWords(textIn('dateOfBirth'))}
          {...field('dateOfBirth')}
        />
        <TextField
          label={labels.occupation}
          hint="As it would read in the will"
          autoComplete="organization-title"
          {...field('occupation')}
        />
      </FieldRow>
      <FieldRow>
        <TextField
          label={labels.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          {...field('email')}
        />
        <TextField label={labels.employer} isOptional autoComplete="organization" {...field('employer')} />
      </FieldRow>
      <FieldRow>
        <FieldRow shape="code-and-number">
          <Select
            label={labels.mobileCountryCode}
            options={codeOptions}
            autoComplete="tel-country-code"
            {...choice<MobileCountryCode>('mobileCountryCode')}
          />
          <TextField
            label={labels.mobileNumber}
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            {...mobile}
            onLeave={leaveMobile}
            remark={
              foundCode === textIn('mobileCountryCode')
                ? `We have set the country code to ${foundCode}.`
                : mobileRemark(textIn('mobileCountryCode'), mobile.value)
            }
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
