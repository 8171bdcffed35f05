import { useState } from 'react';
import { Button } from '../../buttons/button.tsx';
import { DialogActions, FormDialog } from '../../dialogs/form-dialog.tsx';
import { Checkbox } from '../../fields/checkbox.tsx';
import { Fieldset } from '../../fields/fieldset.tsx';
import { TextField } from '../../fields/text-field.tsx';
import { Form } from '../../forms/form.tsx';
import { type Exhibit, State } from '../exhibit.tsx';

function States() {
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState('');
  const [isGroup, setGroup] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <State name="A form in a dialog, which asks before what was typed is lost">
        <Button variant="secondary" onPress={() => setOpen(true)}>
          Add Executor…
        </Button>
        <FormDialog isOpen={isOpen} onClose={close} title="Add Executor" isDirty={name !== ''}>
          <Form onSubmit={close}>
            <TextField label="First name" name="firstName" isRequired value={name} onChange={setName} />
            <DialogActions>
              <Button type="submit">Save executor</Button>
            </DialogActions>
          </Form>
        </FormDialog>
      </State>
      <State name="Choices that belong together, with an error">
        <Fieldset legend="Who would act together?" hint="Choose two or more." error="Choose at least two people">
          <Checkbox label="Anna Reed" isSelected={isGroup} onChange={setGroup} />
        </Fieldset>
      </State>
    </>
  );
}

export default {
  title: 'Form dialogs',
  shows: ['form-dialog', 'fieldset'],
  States,
} satisfies Exhibit;
