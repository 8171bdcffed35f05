import type { PartialAnswers, QuestionId } from '@plainwill/contracts/notifications/vocabulary';
import { RadioPills } from '../../ui/fields/radio-pills.tsx';
import { AddressFinder } from '../address-finder/address-finder.tsx';
import { OutsideEnglandAndWales } from './outside-england-and-wales.tsx';
import { options, words } from './questions.ts';

interface QuestionFieldProps {
  question: QuestionId;
  answers: PartialAnswers;
  onAnswer: (answer: PartialAnswers) => void;
}

/** The way one question is answered. */
export function QuestionField({ question, answers, onAnswer }: QuestionFieldProps) {
  if (question === 'address') {
    return (
      <AddressFinder
        label="Your address"
        isOwnAddress
        value={answers.address ?? null}
        onChange={(address) => onAnswer({ address })}
      />
    );
  }
  if (question === 'whoFor') {
    return (
      <RadioPills
        label={words.whoFor.question}
        isLabelHidden
        name={question}
        options={options.whoFor}
        value={answers.whoFor ?? ''}
        onChange={(whoFor) => onAnswer({ whoFor })}
      />
    );
  }
  return (
    <>
      <RadioPills
        label={words[question].question}
        isLabelHidden
        name={question}
        options={options.yesNo}
        value={answers[question] ?? ''}
        onChange={(answer) => onAnswer({ [question]: answer })}
      />
      {question === 'locationEnglandWales' && answers.locationEnglandWales === 'No' && <OutsideEnglandAndWales />}
    </>
  );
}
