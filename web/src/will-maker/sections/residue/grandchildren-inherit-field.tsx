import { willSettingsQuestions } from '@plainwill/contracts/will-data/questions/will-settings-questions';
import { useTestatorRecord } from '../../../shared/testator-record/use-testator-record.ts';
import { Explanation } from '../../../ui/feedback/explanation.tsx';
import { RadioPills } from '../../../ui/fields/radio-pills.tsx';
import { useSettings } from '../provisions/use-settings.ts';
import { yesNoOptions } from '../record-form/question-field.tsx';
import { textOf } from '../record-form/record-form-state.ts';

/** Says what becomes of a share that a child does not take; asked where a child has one. */
export function GrandchildrenInheritField() {
  const { children, residue } = useTestatorRecord();
  const { settings, save } = useSettings();
  const { label, hint } = willSettingsQuestions.grandchildrenInherit;
  const hasChild = residue.recipients.some(
    ({ personId }) => personId === 'children' || children.some(({ id }) => id === personId),
  );
  if (!hasChild && settings.grandchildrenInherit === null) return null;
  return (
    <>
      <RadioPills
        label={label}
        hint={hint}
        name="grandchildrenInherit"
        options={yesNoOptions}
        value={textOf(settings.grandchildrenInherit)}
        onChange={(answer) => save({ grandchildrenInherit: answer === 'yes' })}
        isOptional
      />
      {settings.grandchildrenInherit === false && (
        <Explanation>
          If a child dies before you, their own children get none of that share. It goes to whoever else inherits.
        </Explanation>
      )}
    </>
  );
}
