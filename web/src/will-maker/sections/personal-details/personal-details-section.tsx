import type { MaritalStatus } from '@plainwill/contracts/will-data/vocabulary';
import { ConflictNotice } from '../../../shared/autosave/conflict-notice.tsx';
import { useAutosave } from '../../../shared/autosave/use-autosave.ts';
import { useAccountId, useTestatorRecord } from '../../../shared/testator-record/use-testator-record.ts';
import type { RecordFormState } from '../record-form/record-form-state.ts';
import { openPersonalDetails, personalDetailsTextOf } from './personal-details-autosave.ts';
import { AboutFields, NameFields, ReachFields } from './personal-details-form.tsx';
import { type PersonalDetailsText, personalDetailsLabels, printPersonalDetail } from './personal-details-model.ts';

const fieldsOf: Readonly<Record<string, typeof NameFields>> = {
  name: NameFields,
  about: AboutFields,
  reach: ReachFields,
};

interface PersonalDetailsSectionProps {
  step: string;
  /** Asked before a marital status is saved, which `save` does. */
  onMaritalStatus?: (status: MaritalStatus, save: () => void) => void;
}

export default function PersonalDetailsSection({ step, onMaritalStatus }: PersonalDetailsSectionProps) {
  const form = useAutosave(openPersonalDetails(useAccountId()), personalDetailsTextOf(useTestatorRecord()));
  const Fields = fieldsOf[step] ?? NameFields;
  return (
    <>
      <ConflictNotice
        conflicts={form.conflicts}
        labels={personalDetailsLabels}
        print={printPersonalDetail}
        onChoose={form.choose}
      />
      <Fields form={onMaritalStatus ? askingFirst(form, onMaritalStatus) : form} isOwn />
    </>
  );
}

type Form = RecordFormState<PersonalDetailsText>;

/** The form, with a new marital status given to `ask` before it is taken. */
function askingFirst(form: Form, ask: NonNullable<PersonalDetailsSectionProps['onMaritalStatus']>): Form {
  const choice = <Value extends string>(field: keyof PersonalDetailsText) => {
    const own = form.choice<Value>(field);
    const onChange = (value: Value) => ask(value as string as MaritalStatus, () => own.onChange(value));
    return field === 'maritalStatus' ? { ...own, onChange } : own;
  };
  return { ...form, choice };
}
