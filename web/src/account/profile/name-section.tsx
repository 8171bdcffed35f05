import type { Profile } from '@plainwill/contracts/identity/profile';
import { useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { useRequired } from '../../ui/forms/use-required.ts';
import { AuthAlert, type FieldOfReason, useFieldFailures } from '../sign-in/auth-failure.tsx';
import { AccountSection } from './account-section.tsx';
import { useRename } from './use-profile.ts';

const noReasons: FieldOfReason = {};
const missingName = { name: 'Enter your name' };

export function NameSection({ profile }: { profile: Profile }) {
  const [name, setName] = useState(profile.name ?? '');
  const { missing, isComplete } = useRequired(missingName);
  const { mutate, isPending, error } = useRename();
  const { fields, other } = useFieldFailures(error, noReasons);
  const save = () => {
    if (isComplete({ name }) && !isPending) mutate({ name: name.trim() });
  };
  return (
    <AccountSection id="name" title="Name" summary={profile.name ?? 'Not provided'}>
      <p className="text-muted">What we call you in messages. The name in your will is set in the Will Maker.</p>
      <Form onSubmit={save} label="Change name" validationErrors={missing ?? fields}>
        <AuthAlert error={other} />
        <TextField
          label="Your name"
          name="name"
          autoComplete="name"
          autoCapitalize="words"
          value={name}
          onChange={setName}
        />
        <ButtonRow>
          <Button type="submit" isPending={isPending} pendingLabel="Saving…">
            Save name
          </Button>
        </ButtonRow>
      </Form>
    </AccountSection>
  );
}
