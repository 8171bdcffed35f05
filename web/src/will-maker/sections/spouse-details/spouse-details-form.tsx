import {
  asksIntendingToMarry,
  spouseDetailsQuestions,
} from '@plainwill/contracts/will-data/questions/spouse-details-questions';
import type { SpouseRelationship } from '@plainwill/contracts/will-data/vocabulary';
import type { ReactNode } from 'react';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import type { Option } from '../../../ui/fields/field-parts.tsx';
import { HelpWithMoney } from '../../people/help-with-money.tsx';
import { QuestionField } from '../record-form/question-field.tsx';
import type { QuestionFieldState, RecordFormState } from '../record-form/record-form-state.ts';
import { type SpouseDetailsText, spouseDetailsLabels } from './spouse-details-model.ts';

interface SpouseFieldsProps {
  form: QuestionFieldState<'fullName' | 'relationship' | 'gender'>;
  relationshipOptions: readonly Option<SpouseRelationship>[];
  /** Filled in by the testator: advice goes with the fields. */
  isOwn?: boolean;
}

/** The details of the spouse or partner; for the testator, here and where guardians are chosen, and for staff. */
export function SpouseFields({ form, relationshipOptions, isOwn }: SpouseFieldsProps) {
  const shared = { of: spouseDetailsQuestions, form, hasAdvice: isOwn };
  return (
    <>
      <QuestionField {...shared} name="fullName" />
      <QuestionField {...shared} name="relationship" options={relationshipOptions} />
      <QuestionField {...shared} name="gender" />
    </>
  );
}

interface SpouseDetailsFormProps extends Omit<SpouseFieldsProps, 'form'> {
  form: RecordFormState<SpouseDetailsText>;
  /** Instead of the question's own. */
  intendingToMarryLabel?: string;
  /** Stands below the wish to marry. */
  children?: ReactNode;
}

export function SpouseDetailsForm({ form, intendingToMarryLabel, children, ...shared }: SpouseDetailsFormProps) {
  const { textIn, edit, save } = form;
  const relationship = textIn('relationship') as SpouseRelationship | '';
  return (
    <>
      <SpouseFields form={form} {...shared} />
      {relationship !== '' && asksIntendingToMarry(relationship) && (
        <Checkbox
          label={intendingToMarryLabel ?? spouseDetailsLabels.intendingToMarry}
          name="intendingToMarry"
          hint={shared.isOwn ? spouseDetailsQuestions.intendingToMarry.hint : undefined}
          isSelected={textIn('intendingToMarry') === 'yes'}
          onChange={(isSelected) => {
            edit({ intendingToMarry: isSelected ? 'yes' : '' });
            save?.();
          }}
        />
      )}
      {children}
      {shared.isOwn && (
        <HelpWithMoney
          label={spouseDetailsQuestions.protectShare.label}
          answer={textIn('protectShare')}
          onChange={(protectShare) => {
            edit({ protectShare });
            save?.();
          }}
        />
      )}
    </>
  );
}
