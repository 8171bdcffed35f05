import { RadioPills } from '../../ui/fields/radio-pills.tsx';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { yesNoOptions } from '../sections/record-form/question-field.tsx';

interface HelpWithMoneyProps {
  /** The question of this person. */
  label: string;
  /** "yes", "no", or empty where nobody has said. */
  answer: string;
  onChange: (answer: string) => void;
}

/** Money paid straight to someone could harm them: folded away, as few need it. */
export function HelpWithMoney({ label, answer, onChange }: HelpWithMoneyProps) {
  return (
    <Disclosure summary="Needs help with money?" isOpenAtFirst={answer === 'yes'}>
      <RadioPills
        label={label}
        name="protectShare"
        hint="We never print your answer. We only use it to warn you if money would go straight to them."
        options={yesNoOptions}
        value={answer}
        onChange={onChange}
      />
    </Disclosure>
  );
}
