import { useState } from 'react';
import { Button } from '../../buttons/button.tsx';
import { MoneyField } from '../../dates-and-money/money-field.tsx';
import { DialogStep } from '../../dialogs/form-dialog.tsx';
import { RemovedNotice } from '../../feedback/removed-notice.tsx';
import { Checkbox } from '../../fields/checkbox.tsx';
import { type Exhibit, State } from '../exhibit.tsx';

function States() {
  const [amount, setAmount] = useState('1234.5');
  const [isRemoved, setRemoved] = useState(false);
  const [isTicked, setTicked] = useState(true);
  return (
    <>
      <State name="An amount, written out neatly once it is left">
        <MoneyField label="Amount" hint="In pounds" value={amount} onChange={setAmount} />
      </State>
      <State name="Something that is so or not">
        <Checkbox label="I do not wish to leave any specific gifts" isSelected={isTicked} onChange={setTicked} />
      </State>
      <State name="One of a list to choose from">
        <Checkbox isFramed label="Anna Reed" hint="Friend" isSelected={isTicked} onChange={setTicked} />
      </State>
      <State name="Removed, and offered back, as a step that takes the focus">
        {isRemoved ? (
          <DialogStep>
            <RemovedNotice name="The long-case clock" isPending={false} onUndo={() => setRemoved(false)} />
          </DialogStep>
        ) : (
          <Button onPress={() => setRemoved(true)}>Remove the clock</Button>
        )}
      </State>
    </>
  );
}

export default {
  title: 'Choosing and removing',
  shows: ['checkbox', 'money-field', 'removed-notice'],
  States,
} satisfies Exhibit;
