import { keptAtKinds, keptAtLabels, olderWillStates } from '@plainwill/contracts/will-data/signing/signing-vocabulary';
import { Explanation } from '../../../../ui/feedback/explanation.tsx';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import { RadioPills } from '../../../../ui/fields/radio-pills.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { keptAtAdvice, olderWillLabels, type SigningDraft } from './signed-model.ts';

const keptAtOptions = keptAtKinds.map((value) => ({ value, label: keptAtLabels[value] }));
const olderWillOptions = olderWillStates.map((value) => ({ value, label: olderWillLabels[value] }));

interface WhereKeptFieldsProps {
  draft: SigningDraft;
  onChange: (changes: Partial<SigningDraft>) => void;
}

/** The fields ask where the original is, who knows it, and what became of older wills. */
export const WhereKeptFields = ({ draft, onChange }: WhereKeptFieldsProps) => (
  <>
    <RadioPills
      label="Where do you keep the original?"
      name="keptAt"
      options={keptAtOptions}
      value={draft.keptAt}
      onChange={(keptAt) => onChange({ keptAt })}
    />
    {draft.keptAt && (
      <>
        <Explanation>{keptAtAdvice[draft.keptAt]}</Explanation>
        <TextField
          label="Where exactly?"
          name="where"
          isOptional
          hint="Such as “the grey box in the study”, or the name of the firm."
          autoComplete="off"
          value={draft.where}
          onChange={(where) => onChange({ where })}
        />
      </>
    )}
    <Checkbox
      label="An executor knows where it is"
      isSelected={draft.isExecutorTold}
      onChange={(isExecutorTold) => onChange({ isExecutorTold })}
    />
    <RadioPills
      label="Is there an older signed will?"
      name="olderWills"
      options={olderWillOptions}
      value={draft.olderWills}
      onChange={(olderWills) => onChange({ olderWills })}
    />
    {(draft.olderWills === 'stored' || draft.olderWills === 'open') && (
      <Explanation>
        Your new will cancels it. Destroy it once you have looked through the new one, but not a will about property
        abroad, or one that a solicitor has: ask first.
      </Explanation>
    )}
  </>
);
