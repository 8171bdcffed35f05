import { useState } from 'react';
import { failureOf } from '../../api/failure.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { useRequired } from '../../ui/forms/use-required.ts';
import { EmailField } from '../auth/credential-fields.tsx';
import { useProof } from '../reauthentication/reauthentication.ts';
import { useAskForRemoval } from './use-step-removals.ts';

const missingWords = { email: 'Enter your colleague’s email address', reason: 'Enter how you know' };
const empty = { email: '', reason: '' };

/** The first of two administrators asks. */
export function StepRemovalForm() {
  const [draft, setDraft] = useState(empty);
  const ask = useAskForRemoval();
  const { run, isPending, error } = useProof({
    ...ask,
    mutate: (input: typeof empty, { onError }) => ask.mutate(input, { onError, onSuccess: () => setDraft(empty) }),
  });
  const { missing, isComplete } = useRequired(missingWords);
  const failure = error && !missing ? failureOf(error) : null;
  return (
    <Form
      onSubmit={() => {
        if (isComplete(draft) && !isPending) run(draft);
      }}
      label="Remove a lost second step"
      validationErrors={missing ?? failure?.fields}
    >
      {failure && Object.keys(failure.fields).length === 0 && <Notice tone="error">{failure.message}</Notice>}
      <EmailField
        label="Your colleague’s email address"
        autoComplete="off"
        value={draft.email}
        onChange={(email) => setDraft({ ...draft, email })}
      />
      <TextAreaField
        label="How you know that they lost it"
        name="reason"
        hint="The other administrators read it. It stays in the audit log for 6 years, so don’t name anyone."
        rows={2}
        value={draft.reason}
        onChange={(reason) => setDraft({ ...draft, reason })}
      />
      <div>
        <Button type="submit" size="small" isPending={isPending} pendingLabel="Asking…">
          Ask another administrator
        </Button>
      </div>
    </Form>
  );
}
