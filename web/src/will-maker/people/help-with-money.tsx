import { Explanation } from '../../ui/feedback/explanation.tsx';
import { RadioPills } from '../../ui/fields/radio-pills.tsx';
import { yesNoOptions } from '../sections/record-form/question-field.tsx';

interface HelpWithMoneyProps {
  /** The question of this person. */
  label: string;
  /** "yes", "no", or empty where nobody has said. */
  answer: string;
  onChange: (answer: string) => void;
}

/** Money paid straight to someone could harm them: asked where they are added, and so is what follows from it. */
export const HelpWithMoney = ({ label, answer, onChange }: HelpWithMoneyProps) => (
  <>
    <RadioPills
      label={label}
      name="protectShare"
      hint="We never print your answer. We only use it to warn you if money would go straight to them."
      isOptional
      options={yesNoOptions}
      value={answer}
      onChange={onChange}
    />
    {answer === 'yes' && (
      <Explanation>
        Money left straight to them could end their benefits, or be hard for them to look after. If your will leaves
        them something, that part needs a solicitor, who can put it in a trust. You can finish the rest here.
      </Explanation>
    )}
  </>
);
