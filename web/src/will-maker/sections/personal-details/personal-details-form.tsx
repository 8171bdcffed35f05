import { ageOn, dayInUnitedKingdom } from '@plainwill/contracts/shared/calendar-date';
import { adultAge } from '@plainwill/contracts/will-data/people';
import { personalDetailsQuestions } from '@plainwill/contracts/will-data/questions/personal-details-questions';
import { Suspense, useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { hasFullYear, usableDate } from '../../../ui/dates-and-money/date-text.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { FieldRow } from '../../../ui/fields/field-row.tsx';
import { lazyPart } from '../../../ui/loading/lazy-part.tsx';
import { PartProblem } from '../../../ui/loading/part-problem.tsx';
import { MobileFields } from '../record-form/mobile-fields.tsx';
import { QuestionField } from '../record-form/question-field.tsx';
import type { RecordFormState } from '../record-form/record-form-state.ts';
import type { PersonalDetailsText } from './personal-details-model.ts';

/** Few people are under 18, and only they fetch it. */
const UnderAgeNotice = lazyPart(() => import('./under-age-notice.tsx'), PartProblem);

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
  const hasOneName = form.textIn('hasOneName') === 'yes';
  const hasOtherTitle = form.textIn('title') === 'other';
  const firstName = <QuestionField {...shared} name="firstName" autoComplete="given-name" />;
  // Nobody is asked who has only not come to it yet.
  const [isLeft, setLeft] = useState(!isOwn);
  const leave = () => {
    setLeft(true);
    form.save?.();
  };
  const asksOneName = (isLeft || hasOneName) && form.textIn('lastName').trim() === '';
  return (
    <>
      <FieldRow shape="title-and-name">
        <QuestionField {...shared} name="title" autoComplete="honorific-prefix" isList />
        {hasOtherTitle ? <QuestionField {...shared} name="otherTitle" isOptional /> : firstName}
      </FieldRow>
      {hasOtherTitle && firstName}
      <FieldRow>
        <QuestionField {...shared} name="middleNames" autoComplete="additional-name" />
        <QuestionField {...shared} name="lastName" autoComplete="family-name" isOptional={hasOneName} onLeave={leave} />
      </FieldRow>
      {asksOneName && (
        <Checkbox
          name="hasOneName"
          label={personalDetailsQuestions.hasOneName.label}
          isSelected={hasOneName}
          onChange={(isSelected) => form.edit({ hasOneName: isSelected ? 'yes' : 'no' })}
        />
      )}
      <QuestionField {...shared} name="knownAs" autoComplete="nickname" />
    </>
  );
}

export function AboutFields({ form, isOwn }: PersonalDetailsFormProps) {
  const shared = { of: personalDetailsQuestions, form, hasAdvice: isOwn };
  const occupation = form.textIn('occupation').trim();
  // Someone without work has no employer; one that is stored is shown all the same.
  const asksEmployer = !isOwn || form.textIn('employer') !== '' || !/^(retired|none)$/i.test(occupation);
  return (
    <>
      <QuestionField {...shared} name="dateOfBirth" autoComplete="bday" suffix={ageText(form.textIn('dateOfBirth'))} />
      {isUnderAge(form.textIn('dateOfBirth')) && isOwn && (
        <Suspense>
          <UnderAgeNotice />
        </Suspense>
      )}
      <QuestionField {...shared} name="gender" />
      <QuestionField {...shared} name="maritalStatus" />
      {form.textIn('maritalStatus') === 'married' && <QuestionField {...shared} name="isSeparated" isOptional />}
      <div>
        <QuestionField {...shared} name="occupation" autoComplete="organization-title" />
        {isOwn && occupation === '' && (
          <Button variant="quiet" size="small" onPress={() => form.edit({ occupation: 'retired' })}>
            I’m retired
          </Button>
        )}
      </div>
      {asksEmployer && <QuestionField {...shared} name="employer" autoComplete="organization" />}
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

const isUnderAge = (dateOfBirth: string) => (ageOf(dateOfBirth) ?? adultAge) < adultAge;

function ageText(dateOfBirth: string): string | null {
  const age = ageOf(dateOfBirth);
  if (age === null) return null;
  return age === 1 ? '1 year old' : `${age} years old`;
}
