import { useState } from 'react';
import { Button } from '../../buttons/button.tsx';
import { TextField } from '../../fields/text-field.tsx';
import { ErrorSummary, Form } from '../../forms/form.tsx';
import { type Exhibit, State } from '../exhibit.tsx';

const errors = { firstName: 'Enter your first name', lastName: 'Enter your last name' };

function States() {
  const [isSent, setSent] = useState(false);
  return (
    <>
      <State name="What is wrong, in one list">
        <ErrorSummary errors={errors} onChoose={() => {}} />
      </State>
      <State name="A form: send it to see its failure">
        <Form onSubmit={() => setSent(true)} label="Example" validationErrors={isSent ? errors : {}}>
          <TextField label="First name" name="firstName" value="" onChange={() => {}} />
          <TextField label="Last name" name="lastName" value="" onChange={() => {}} />
          <Button type="submit">Send</Button>
        </Form>
      </State>
    </>
  );
}

export default { title: 'Forms', shows: ['form'], States } satisfies Exhibit;
