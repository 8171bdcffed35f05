import type { Profile } from '@plainwill/contracts/identity/profile';
import { useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { AuthAlert } from '../auth/auth-alert.tsx';
import { type FieldOfReason, useFieldFailures } from '../auth/use-field-failures.ts';
import { AccountSection } from './account-section.tsx';
import { useRename } from './use-profile.ts';

const noReasons: FieldOfReason = {};
const missingName = { name: 'Enter your name' };

export function NameSection({ profile }: { profile: Profile }) {
  const [name, setName] = useState(profile.name ?? '');
  const [isMissing, setMissing] = useState(false);
  const { mutate, isPending, error } = useRename();
  const { fields, other } = useFieldFailures(error, noReasons);
  const save = () => {
    setMissing(!name.trim());
    if (name.trim() && !isPending) mutate({ name: name.trim() });
  };
  return (
    <AccountSection id="name" title="Name" summary={profile.name ?? 'Not provided'}>
      <p className="text-muted">What we call you in messages. The name in your will is set in the Will Maker.</p>
      <Form onSubmit={save} label="Change name" validationErrors={isMissing ? missingName : fields}>
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
