import type { AccountId } from '@plainwill/contracts/shared/ids';
import type { StaffContactFields } from '@plainwill/contracts/will-data/staff';
import { guardianRelationships } from '@plainwill/contracts/will-data/vocabulary';
import { useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { DialogActions, FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { tellError } from '../../ui/feedback/toasts.ts';
import { Select } from '../../ui/fields/select.tsx';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { ReachFields } from '../people/contact-fields.tsx';
import { contactCodeOptions, emptyContact, guardianRelationshipOptions } from '../people/contact-model.ts';
import { useAddStaffContact } from './use-staff-people.ts';

type Draft = Omit<StaffContactFields, 'role'> & { role: StaffContactFields['role'] | '' };

const { firstName: _first, middleNames: _middle, lastName: _last, ...blank } = emptyContact;
const nobody: Draft = { ...blank, fullName: '', role: '', notes: '' };

const roleOptions = guardianRelationshipOptions.flatMap(({ value, label }) => {
  const role = guardianRelationships.find((known) => known === value);
  return role ? [{ value: role, label }] : [];
});

function missingIn(draft: Draft): Record<string, string> | null {
  const missing = {
    ...(!draft.fullName.trim() && { fullName: 'Enter their full name' }),
    ...(!draft.role && { role: 'Choose the role' }),
  };
  return Object.keys(missing).length > 0 ? missing : null;
}

/** Adds somebody to the people a user has named. */
export function StaffContactDialog({ accountId, onClose }: { accountId: AccountId; onClose: () => void }) {
  const [draft, setDraft] = useState(nobody);
  const [missing, setMissing] = useState<Record<string, string> | null>(null);
  const { save, isPending, refused, failure } = useAddStaffContact(accountId, onClose);
  const set = (changes: Partial<Draft>) => setDraft({ ...draft, ...changes });
  const field = (name: 'fullName' | 'notes') => ({
    name,
    value: draft[name],
    onChange: (text: string) => set({ [name]: text }),
  });
  const submit = () => {
    const found = missingIn(draft);
    setMissing(found);
    if (found) tellError('Please fill in required fields');
    else if (!isPending) save(draft as StaffContactFields);
  };
  return (
    <FormDialog isOpen onClose={onClose} title="Add Contact" isDirty={draft !== nobody}>
      <Form onSubmit={submit} validationErrors={missing ?? refused}>
        {failure && <Notice tone="error">{failure}</Notice>}
        <TextField label="Full name" isRequired autoCapitalize="words" {...field('fullName')} />
        <Select
          label="Role"
          name="role"
          isRequired
          hint="What they are to the person"
          options={roleOptions}
          value={draft.role}
          onChange={(role) => set({ role })}
        />
        <ReachFields draft={draft} onChange={setDraft} codes={contactCodeOptions} />
        <TextAreaField label="Notes" isOptional {...field('notes')} />
        <DialogActions>
          <Button type="submit" isPending={isPending} pendingLabel="Saving…">
            Add contact
          </Button>
        </DialogActions>
      </Form>
    </FormDialog>
  );
}
