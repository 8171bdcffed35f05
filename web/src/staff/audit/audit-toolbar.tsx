import { type AuditAction, auditActions } from '@plainwill/contracts/kit/audit-vocabulary';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { EmailField } from '../../account/sign-in/credential-fields.tsx';
import { failureOf } from '../../shared/api/failure.ts';
import { calls } from '../../shared/api/trpc.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { DayField } from '../../ui/dates-and-money/day-field.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { WithEmails } from '../../ui/text/email-text.tsx';
import { ListToolbar } from '../lists/list-toolbar.tsx';
import { auditActionLabels } from './audit-labels.ts';
import type { ChosenEntries } from './chosen-entries.ts';
import { usePeople } from './use-people.ts';

interface ToolbarProps {
  chosen: ChosenEntries;
  onChoose: (changes: Partial<ChosenEntries>) => void;
  children: ReactNode;
}

const actions = [
  { value: 'all' as const, label: 'Everything' },
  ...auditActions.map((value) => ({ value, label: auditActionLabels[value] })),
];

const parts = [
  { value: 'both', label: 'With them in it' },
  { value: 'by', label: 'By them' },
  { value: 'about', label: 'About them' },
] as const;

/** Which entries are shown, and further actions on them. */
export function AuditToolbar({ chosen, onChoose, children }: ToolbarProps) {
  const person = chosen.accountId ? (
    <ChosenPerson id={chosen.accountId} onClear={() => onChoose({ accountId: undefined, part: undefined })} />
  ) : (
    <PersonSearch onFound={(accountId) => onChoose({ accountId })} />
  );
  return (
    <ListToolbar search={person}>
      {chosen.accountId && (
        <Select
          label="Entries"
          options={parts}
          value={chosen.part ?? 'both'}
          onChange={(part) => onChoose({ part: part === 'both' ? undefined : part })}
        />
      )}
      <Select
        label="What"
        options={actions}
        value={chosen.action ?? 'all'}
        onChange={(action: AuditAction | 'all') => onChoose({ action: action === 'all' ? undefined : action })}
      />
      <div className="max-sm:basis-full! sm:basis-44!">
        <DayField
          label="From"
          hint="For example, 27/3/2026"
          value={chosen.from ?? ''}
          onChange={(from) => onChoose({ from: from || undefined })}
        />
      </div>
      <div className="max-sm:basis-full! sm:basis-44!">
        <DayField
          label="To"
          hint="For example, 31/3/2026"
          value={chosen.to ?? ''}
          onChange={(to) => onChoose({ to: to || undefined })}
        />
      </div>
      {children}
    </ListToolbar>
  );
}

function ChosenPerson({ id, onClear }: { id: AccountId; onClear: () => void }) {
  const nameOf = usePeople([id]);
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
      <p>
        Entries for{' '}
        <strong>
          <WithEmails text={nameOf(id)} />
        </strong>
      </p>
      <Button variant="quiet" size="small" onPress={onClear}>
        Show everyone
      </Button>
    </div>
  );
}

function PersonSearch({ onFound }: { onFound: (id: AccountId) => void }) {
  const [email, setEmail] = useState('');
  const find = useMutation({
    mutationFn: () => calls.identity.people.byEmail.query({ email }),
    onSuccess: (person) => person && onFound(person.id),
  });
  const failure = find.error ? failureOf(find.error) : null;
  return (
    <Form onSubmit={() => !find.isPending && find.mutate()} label="Find a person" validationErrors={failure?.fields}>
      {failure && Object.keys(failure.fields).length === 0 && <Notice tone="error">{failure.message}</Notice>}
      {find.data === null && <Notice tone="info">No one has an account with this email address.</Notice>}
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
        <div className="grow sm:max-w-form">
          <EmailField label="Email" autoComplete="off" value={email} onChange={setEmail} />
        </div>
        <Button type="submit" variant="secondary" isPending={find.isPending}>
          Find
        </Button>
      </div>
    </Form>
  );
}
