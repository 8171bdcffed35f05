import { capacityQuestions } from '@plainwill/contracts/will-data/review/review-vocabulary';
import { useState } from 'react';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { useAskedFor } from './asked-for.ts';

const { label, hint } = capacityQuestions.help;

/** Who comes back to it finds it empty: whoever looks over their shoulder learns nothing. What was typed is still sent. */
export function HelpQuestion() {
  const [shown, setShown] = useState('');
  const { change } = useAskedFor();
  return (
    <TextAreaField
      label={label}
      hint={`${hint} It is saved only when you send your request.`}
      name="help"
      value={shown}
      onChange={(help) => {
        setShown(help);
        change({ help });
      }}
      rows={4}
    />
  );
}
