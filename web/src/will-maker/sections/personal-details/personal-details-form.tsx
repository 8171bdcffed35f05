import { ageOn, dayInUnitedKingdom } from '@plainwill/contracts/shared/calendar-date';
import { adultAge } from '@plainwill/contracts/will-data/people';
import { personalDetailsQuestions } from '@plainwill/contracts/will-data/questions/personal-details-questions';
import { hasFullYear, usableDate } from '../../../ui/dates-and-money/date-text.ts';
import { FieldRow } from '../../../ui/fields/field-row.tsx';
import { MobileFields } from '../record-form/mobile-fields.tsx';
import { QuestionField } from '../record-form/question-field.tsx';
import type { RecordFormState } from '../record-form/record-form-state.ts';
import type { PersonalDetailsText } from './personal-details-model.ts';

interface PersonalDetailsFormProps {
  form: RecordFormState<PersonalDetailsText>;
  /** Filled in by the person themselves: the browser may suggest what it knows of them, and advice goes with the fields. */
  isOwn?: boolean;
}

/** The form has all personal details of the testator; for staff. */
export const PersonalDetailsForm = (props: PersonalDetailsFormProps) => (
  <>
    <NameFields {...props} />
    <AboutFields {...props} />
    <ReachFields {...props} />
  </>
);

export function NameFields({ form, isOwn }: PersonalDetailsFormProps) {
  const shared = { of: personalDetailsQuestions, form, hasAdvice: isOwn };
  return (
    <>
      <FieldRow shape="title-and-name">
        <QuestionField {...shared} name="title" autoComplete="honorific-prefix" isList />
        <QuestionField {...shared} name="firstName" autoComplete="given-name" />
      </FieldRow>
      <FieldRow>
        <QuestionField {...shared} name="middleNames" autoComplete="additional-name" />
        <QuestionField {...shared} name="lastName" autoComplete="family-name" />
      </FieldRow>
      <FieldRow>
        <QuestionField {...shared} name="knownAs" autoComplete="nickname" />
      </FieldRow>
    </>
  );
}

export function AboutFields({ form, isOwn }: PersonalDetailsFormProps) {
  const shared = { of: personalDetailsQuestions, form, hasAdvice: isOwn };
  return (
    <>
      <QuestionField
        {...shared}
        name="dateOfBirth"
        autoComplete="bday"
        suffix={ageText(form.textIn('dateOfBirth'))}
        remark={tooYoungRemark(form.textIn('dateOfBirth'))}
      />
      <QuestionField {...shared} name="gender" />
      <QuestionField {...shared} name="maritalStatus" />
      <FieldRow>
        <QuestionField {...shared} name="occupation" autoComplete="organization-title" />
        <QuestionField {...shared} name="employer" autoComplete="organization" />
      </FieldRow>
    </>
  );
}

export function ReachFields({ form, isOwn }: PersonalDetailsFormProps) {
  const shared = { of: personalDetailsQuestions, form, hasAdvice: isOwn };
  return (
    <>
      <QuestionField {...shared} name="email" autoComplete="email" />
      <MobileFields of={personalDetailsQuestions} form={form} isOwn={isOwn} onRead={form.edit} onLeave={form.save} />
    </>
  );
}

function ageOf(dateOfBirth: string): number | null {
  const today = dayInUnitedKingdom(new Date());
  const date = hasFullYear(dateOfBirth) ? usableDate(dateOfBirth, today) : null;
  return date ? ageOn(date, today) : null;
}

/** Wills Act 1837, s.7: a will made under 18 is not valid. */
function tooYoungRemark(dateOfBirth: string): string | null {
  const age = ageOf(dateOfBirth);
  return age !== null && age < adultAge ? `You can make a will from the age of ${adultAge}. Check the year.` : null;
}

function ageText(dateOfBirth: string): string | null {
  const age = ageOf(dateOfBirth);
  if (age === null) return null;
  return age === 1 ? '1 year old' : `${age} years old`;
}
