import { type WorkingState, workingStates } from '@plainwill/contracts/notifications/complaint-vocabulary';
import type { OpenComplaint } from '@plainwill/contracts/notifications/complaints';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { failureOf } from '../../shared/api/failure.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { RadioPills } from '../../ui/fields/radio-pills.tsx';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { OwnerField } from '../lists/owner-field.tsx';
import { useStaffNames } from '../lists/use-staff-names.ts';
import { complaintStateLabels } from './complaint-labels.ts';
import type { useComplaintWork } from './use-complaints.ts';

/** The changes that are typed and not stored yet. */
export interface WorkChanges {
  state?: WorkingState;
  ownerId?: AccountId | null;
  notes?: string;
}

interface WorkFormProps {
  complaint: OpenComplaint;
  changes: WorkChanges;
  onChange: (changes: WorkChanges) => void;
  save: ReturnType<typeof useComplaintWork>['save'];
}

const states = workingStates.map((value) => ({ value, label: complaintStateLabels[value] }));
const isWorking = (state: string): state is WorkingState => workingStates.some((known) => known === state);

/** How far staff are with it. What somebody else has stored meanwhile stands beside what was typed. */
export function ComplaintWorkForm({ complaint, changes, onChange, save }: WorkFormProps) {
  const { nameOf } = useStaffNames();
  const failure = save.error ? failureOf(save.error) : null;
  const isConflict = failure?.reason === 'ComplaintChanged';
  const change = (more: WorkChanges) => onChange({ ...changes, ...more });
  const ownerId = changes.ownerId === undefined ? complaint.ownerId : changes.ownerId;
  const stored = (name: keyof WorkChanges, label: string) =>
    isConflict && changes[name] !== undefined && changes[name] !== complaint[name] ? `Stored now: ${label}` : undefined;
  const submit = () => {
    if (save.isPending) return;
    save.mutate({ id: complaint.id, basedOn: complaint.version, changes }, { onSuccess: () => onChange({}) });
  };
  return (
    <Form onSubmit={submit} label="Progress" validationErrors={failure?.fields}>
      <h3 className="heading text-lead">Progress</h3>
      {failure && Object.keys(failure.fields).length === 0 && <Notice tone="error">{failure.message}</Notice>}
      <RadioPills
        label="State"
        name="state"
        options={states}
        hint={stored('state', complaintStateLabels[complaint.state]) ?? 'The clock goes on while we wait for them.'}
        value={changes.state ?? (isWorking(complaint.state) ? complaint.state : '')}
        onChange={(state) => change({ state })}
      />
      <OwnerField
        ownerId={ownerId}
        hint={stored('ownerId', nameOf(complaint.ownerId))}
        onChange={(id) => change({ ownerId: id })}
      />
      <TextAreaField
        label="Notes"
        name="notes"
        isOptional
        hint={stored('notes', complaint.notes || 'none') ?? 'For staff only.'}
        value={changes.notes ?? complaint.notes}
        onChange={(notes) => change({ notes })}
      />
      <ButtonRow>
        <Button type="submit" variant="secondary" isPending={save.isPending} pendingLabel="Saving…">
          Save progress
        </Button>
      </ButtonRow>
    </Form>
  );
}
